import type { NotificationKind } from '#contract/notifications.ts'

/** The sentence of a notification; made when it is read, so that it has the current names of people and recipes. */
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
