import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useShortcutListener } from './use-shortcut-listener.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }))

/**
 * The keys that work everywhere, and the list of all of them: behind `?`, and behind a button for those who do not
 * know of `?` or have switched the keys off.
 */
export function ShortcutRegion() {
  const navigate = useNavigate()
  const [isHelpShown, setIsHelpShown] = useState(false)
  const showHelp = () => setIsHelpShown(true)
  /** To the page's own search, or else to the page that has one. */
  const focusSearch = () => {
    const box = document.querySelector<HTMLElement>('main [type=search]')
    if (box) box.focus()
    else navigate(pageUrls.recipes)
  }
  useShortcuts([
    { keys: '/', description: 'Search', run: focusSearch },
    { keys: 'g h', description: 'Go to the home page', run: () => navigate(pageUrls.home) },
    { keys: 'g r', description: 'Go to the recipes', run: () => navigate(pageUrls.recipes) },
    { keys: '?', description: 'This list', run: showHelp },
  ])
  useShortcutListener()
  return (
    <>
      <button type="button" className="shortcut-help-button" onClick={showHelp}>
        <Icon name="keyboard" size="small" />
        Keyboard shortcuts
      </button>
      {/* The button may lie in something closed; the list must not. */}
      {isHelpShown &&
        createPortal(
          <Suspense>
            <ShortcutHelp onClose={() => setIsHelpShown(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
