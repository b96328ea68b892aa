import { queryOptions } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { notificationsKey } from '#web/api/query-keys.ts'

export type Notification = {
  key: string
  message: string
  timestamp: string
  /** What it is about, where the backend says so. */
  path: string | undefined
}

function readNotification(wire: unknown, index: number): Notification {
  const fields = (typeof wire === 'object' && wire !== null ? wire : {}) as Record<string, unknown>
  return {
    key: String(fields.id ?? index),
    message: typeof fields.message === 'string' ? fields.message : '',
    timestamp: String(fields.timestamp ?? ''),
    path: pathOf(fields),
  }
}

function pathOf({ recipeId, actorId, kind }: Record<string, unknown>): string | undefined {
  if (recipeId != null) return pageUrls.recipe(String(recipeId))
  return kind === 'follow' && actorId != null ? pageUrls.chef(String(actorId)) : undefined
}

/** Unix time in milliseconds; 0 where it cannot be read. */
export const timeOf = ({ timestamp }: Notification): number => Date.parse(timestamp) || 0

const newestFirst = (one: Notification, other: Notification) => timeOf(other) - timeOf(one)

export const notificationsQuery = queryOptions({
  queryKey: notificationsKey,
  queryFn: async ({ signal }): Promise<Notification[]> => {
    const list: unknown = await call(rows.listNotifications, { credentials: 'include', signal })
    return Array.isArray(list) ? list.map(readNotification).sort(newestFirst) : []
  },
})
