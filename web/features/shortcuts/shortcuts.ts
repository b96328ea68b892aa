import { deviceStorage } from '#web/api/device-storage.ts'

/** One key, or two after each other: 'c', 'g h'. By what they type, not by where they lie on the keyboard. */
export type Shortcut = { keys: string; what: string; run: () => void }

const lists = new Set<readonly Shortcut[]>()
const storageKey = 'shortcuts'

/** Adds shortcuts for as long as their page is there; answers how to take them away. */
export function addShortcuts(list: readonly Shortcut[]): () => void {
  lists.add(list)
  return () => void lists.delete(list)
}

export const listShortcuts = (): Shortcut[] => [...lists].flat()

/** Single letters get in the way of those who speak to their computer, so they can be switched off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => deviceStorage()?.getItem(storageKey) !== 'off'

export function switchShortcuts(isOn: boolean): void {
  if (isOn) deviceStorage()?.removeItem(storageKey)
  else deviceStorage()?.setItem(storageKey, 'off')
}
