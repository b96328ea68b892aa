import type { NotificationKind } from '#contract/notifications.ts'

/** The sentence of a notification; it is made when read, so that it names people and recipes as they are called today. */
export function notificationMessage(kind: NotificationKind, actor: string, recipe: string | null): string {
  const dish = recipe ?? 'your recipe'
  switch (kind) {
    case 'comment':
      return `${actor} commented on ${dish}.`
    case 'rating':
      return `${actor} rated ${dish}.`
    case 'bookmark':
      return `${actor} bookmarked ${dish}.`
    case 'follow':
      return `${actor} follows you now.`
  }
}
