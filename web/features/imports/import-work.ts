import { deviceStorage, parseStored } from '#web/api/device-storage.ts'
import type { ImportWork } from './review/review.ts'

/** What was read and is not kept yet: in this page, and on this device for when the session or the tab has ended. One for each member. */
const keyFor = (userId: string): string => `import:${userId}`

let latest: { userId: string; work: ImportWork } | undefined

export function findWork(userId: string): ImportWork | undefined {
  if (latest?.userId === userId) return latest.work
  const stored = parseStored(deviceStorage()?.getItem(keyFor(userId))) as ImportWork | undefined
  return stored?.reviews?.[stored.at] ? stored : undefined
}

/** A full or forbidden storage leaves it to this page. */
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
