import { deviceStorage } from '#web/api/device-storage.ts'
import type { ImportWork } from './review/review.ts'

/** What was read and is not kept yet: in this page, and on this device for when the session or the tab has ended. One for each member. */
const keyFor = (userId: string): string => `import:${userId}`

let latest: { userId: string; work: ImportWork } | undefined

export function findWork(userId: string): ImportWork | undefined {
  if (latest?.userId === userId) return latest.work
  try {
    const stored = JSON.parse(deviceStorage()?.getItem(keyFor(userId)) ?? 'null') as ImportWork | null
    return stored?.reviews?.[stored.at] ? stored : undefined
  } catch {
    // Invalid JSON under the key counts as nothing.
    return undefined
  }
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
