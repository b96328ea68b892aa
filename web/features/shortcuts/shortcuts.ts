import { useLayoutEffect } from 'react'
import { deviceStorage } from '#web/api/device-storage.ts'

/** One key, or two after each other: 'c', 'g h'. By what they type, not by where they lie on the keyboard. */
export type Shortcut = { keys: string; description: string; run: () => void }

const registeredLists = new Set<readonly Shortcut[]>()
const storageKey = 'shortcuts'

export const listShortcuts = (): Shortcut[] => [...registeredLists].flat()

/** Single letters get in the way of those who speak to their computer, so they can be switched off (WCAG 2.1.4). */
export const areShortcutsEnabled = (): boolean => deviceStorage()?.getItem(storageKey) !== 'off'

export function setShortcutsEnabled(isOn: boolean): void {
  if (isOn) deviceStorage()?.removeItem(storageKey)
  else deviceStorage()?.setItem(storageKey, 'off')
}

/** Keys that work while the caller is shown, and stand in the list behind `?`. */
export function useShortcuts(list: readonly Shortcut[]): void {
  // After every render, so that what runs is what was last rendered; before it is painted, so that what is shown works.
  useLayoutEffect(() => {
    registeredLists.add(list)
    return () => void registeredLists.delete(list)
  })
}
