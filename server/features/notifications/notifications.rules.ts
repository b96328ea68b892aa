import type { NotificationKind } from '#contract/notifications.ts'
import { notificationSentences, yourRecipe } from '#texts/notification-sentences.ts'

/** The sentence of a notification; made when it is read, so that it has the current names of people and recipes. */
export const notificationMessage = (kind: NotificationKind, actor: string, recipe: string | null): string =>
  notificationSentences[kind](actor, recipe ?? yourRecipe)
