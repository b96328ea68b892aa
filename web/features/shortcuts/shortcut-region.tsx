import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { askForHelp, onHelpAsked } from './shortcuts.ts'
import { useShortcutKeys } from './use-shortcut-keys.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }))

/** The keys that work everywhere, and the list of all of them, loaded when it is asked for. */
export function ShortcutRegion() {
  const navigate = useNavigate()
  const [isHelpShown, setIsHelpShown] = useState(false)
  useEffect(() => onHelpAsked(() => setIsHelpShown(true)), [])
  useShortcuts([
    { keys: 'g h', what: 'Go to the home page', run: () => navigate(pages.home) },
    { keys: 'g r', what: 'Go to the recipes', run: () => navigate(pages.recipes) },
    { keys: '?', what: 'This list', run: askForHelp },
  ])
  useShortcutKeys()
  if (!isHelpShown) return null
  return (
    <Suspense>
      <ShortcutHelp onClose={() => setIsHelpShown(false)} />
    </Suspense>
  )
}
