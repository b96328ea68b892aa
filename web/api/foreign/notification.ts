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
  }
}

function pathOf({ recipeId, actorId, kind }: Record<string, unknown>): string | undefined {
  if (recipeId != null) return pageUrls.recipe(String(recipeId))
  return kind === 'follow' && actorId != null ? pageUrls.chef(String(actorId)) : undefined
}
