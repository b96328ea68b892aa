import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/shortcuts.ts'
import { DialogFailure } from '#web/ui/dialog-failure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import styles from './shortcut-region.module.css'
import { areShortcutsEnabled, listShortcuts, useShortcuts } from './shortcuts.ts'

const ShortcutHelp = lazyPart(() => import('./shortcut-help.tsx'), 'ShortcutHelp', {
  Failure: DialogFailure,
})

/**
 * The site-wide shortcuts, and the list of all of them: behind `?`, and behind a button for those who do not
 * know `?` or have switched the shortcuts off.
 */
export function ShortcutRegion() {
  const navigate = useNavigate()
  const [isHelpShown, setIsHelpShown] = useState(false)
  const showHelp = () => setIsHelpShown(true)
  /** Focuses the page's own search, or else goes to the page that has one. */
  const focusSearch = () => {
    const box = document.querySelector<HTMLElement>('main [type=search]')
    if (box) box.focus()
    else navigate(pageUrls.recipes)
  }
  useShortcuts([
    { keys: '/', description: t.search, run: focusSearch },
    { keys: 'g h', description: t.goToHomePage, run: () => navigate(pageUrls.home) },
    { keys: 'g r', description: t.goToRecipes, run: () => navigate(pageUrls.recipes) },
    { keys: '?', description: t.thisList, run: showHelp },
  ])
  useShortcutListener()
  return (
    <>
      <button type="button" className={styles.helpButton} onClick={showHelp}>
        <Icon name="keyboard" size="small" />
        {t.keyboardShortcuts}
      </button>
      {/* The button may be inside a closed footer; the list must not be. */}
      {isHelpShown && createPortal(<ShortcutHelp onClose={() => setIsHelpShown(false)} />, document.body)}
    </>
  )
}

/** How long the first of two keys waits for the second. */
const sequenceTimeoutMs = 1000

const textInputSelector =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]'

/** Listens for all shortcuts, except in text fields and behind an open dialog. */
function useShortcutListener(): void {
  useLayoutEffect(() => {
    let first = { key: '', atMs: 0 }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!shouldHandle(event) || !areShortcutsEnabled()) return
      const isSecond = first.key !== '' && event.timeStamp - first.atMs < sequenceTimeoutMs
      const keys = isSecond ? `${first.key} ${event.key}` : event.key
      first = { key: isSecond ? '' : event.key, atMs: event.timeStamp }
      const shortcuts = listShortcuts()
      const shortcut =
        shortcuts.find(candidate => candidate.keys === keys) ??
        shortcuts.find(candidate => candidate.keys === event.key)
      if (!shortcut) return
      event.preventDefault()
      first.key = ''
      shortcut.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function shouldHandle(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.matches(textInputSelector)) return false
  return document.querySelector('dialog:modal') === null
}
