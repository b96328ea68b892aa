import { useLayoutEffect } from 'react'
import { addShortcuts, type Shortcut } from './shortcuts.ts'

/** Keys that work while the caller is shown, and stand in the list behind `?`. */
export function useShortcuts(list: readonly Shortcut[]): void {
  // After every render, so that what runs is what was last rendered; before it is painted, so that what is shown works.
  useLayoutEffect(() => addShortcuts(list))
}
