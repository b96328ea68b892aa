import { deviceStorage, parseStored } from '#web/api/device-storage.ts'
import type { ImportWork } from './review/review.ts'

/**
 * Imported recipes that have not been kept yet. They are held in this page, and on this device in case the session or the tab
 * ends. Each member has one such entry.
 */
const keyFor = (userId: string): string => `import:${userId}`

let latest: { userId: string; work: ImportWork } | undefined

export function findWork(userId: string): ImportWork | undefined {
  if (latest?.userId === userId) return latest.work
  const stored = parseStored(deviceStorage()?.getItem(keyFor(userId))) as ImportWork | undefined
  return stored?.reviews?.[stored.at] ? stored : undefined
}

/** Stores the work. If the device's storage is full or forbidden, only this page holds it. */
export function saveWork(userId: string, work: ImportWork): void {
  latest = { userId, work }
  try {
    deviceStorage()?.setItem(keyFor(userId), JSON.stringify(work))
  } catch {
    deviceStorage()?.removeItem(keyFor(userId))
  }
}

export function deleteWork(userId: string): void {
  latest = undefined
  deviceStorage()?.removeItem(keyFor(userId))
}
