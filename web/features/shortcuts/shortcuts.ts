import { useLayoutEffect } from 'react'
import { deviceStorage } from '#web/api/device-storage.ts'

/** One key, or two after each other: 'c', 'g h'. By the character typed, not by the key's position. */
export type Shortcut = { keys: string; description: string; run: () => void }

const registeredLists = new Set<readonly Shortcut[]>()
const storageKey = 'shortcuts'

export const listShortcuts = (): Shortcut[] => [...registeredLists].flat()

/** Single-letter shortcuts conflict with speech input, so they can be switched off (WCAG 2.1.4). */
export const areShortcutsEnabled = (): boolean => deviceStorage()?.getItem(storageKey) !== 'off'

export function setShortcutsEnabled(isOn: boolean): void {
  if (isOn) deviceStorage()?.removeItem(storageKey)
  else deviceStorage()?.setItem(storageKey, 'off')
}

/** Shortcuts that work while the caller is mounted, and are listed behind `?`. */
export function useShortcuts(list: readonly Shortcut[]): void {
  // After every render, so that the latest handlers run; in a layout effect, so that they work once they are shown.
  useLayoutEffect(() => {
    registeredLists.add(list)
    return () => void registeredLists.delete(list)
  })
}
