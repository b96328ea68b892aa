import { pageUrls } from '#contract/page-urls.ts'
import { fieldsOf, listIn, string } from './readers.ts'

export type Notification = {
  key: string
  message: string
  timestamp: string
  /** The recipe concerned, where the backend sends it. */
  path: string | undefined
  /** The beginning of the comment concerned; empty where the backend sends none. */
  excerpt: string
  /** The site itself says it: a decision of the moderators, or what became of a report. */
  site?: { kind: string; rule?: { number: number; name: string }; reason: string } | undefined
}

/** In the server's order. */
export const readNotifications = (value: unknown): Notification[] => listIn(value, readNotification) ?? []

function readNotification(value: unknown, index: number): Notification {
  const fields = fieldsOf(value)
  return {
    key: String(fields.id ?? index),
    message: string(fields.message),
    timestamp: String(fields.timestamp ?? ''),
    path: pathOf(fields),
    excerpt: string(fields.excerpt),
    site: siteOf(fields),
  }
}

function siteOf({ kind, outcome }: Record<string, unknown>): Notification['site'] {
  if (kind !== 'notice' && kind !== 'report_outcome') return undefined
  const { rule, reason } = fieldsOf(outcome)
  const { number, name } = fieldsOf(rule)
  return {
    kind,
    reason: string(reason),
    ...(typeof number === 'number' && { rule: { number, name: string(name) } }),
  }
}

function pathOf({ recipeId, actorId, kind, noticeId }: Record<string, unknown>): string | undefined {
  if (noticeId != null) return pageUrls.notice(String(noticeId))
  if (recipeId != null) return pageUrls.recipe(String(recipeId))
  return kind === 'follow' && actorId != null ? pageUrls.chef(String(actorId)) : undefined
}
