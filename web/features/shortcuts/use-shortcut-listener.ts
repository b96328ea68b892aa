import { useLayoutEffect } from 'react'
import { areShortcutsEnabled, listShortcuts } from './shortcuts.ts'

/** How long the first of two keys waits for the second. */
const sequenceTimeoutMs = 1000

const textInputSelector =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]'

/** Hears the keys of all shortcuts, except where they would be typed, and behind an open dialog. */
export function useShortcutListener(): void {
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
