import { queryOptions } from '@tanstack/react-query'
import type { NoticeRow } from '#contract/notices.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { type Notification, readNotifications } from '#web/api/foreign/notification.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { noticesKey, notificationsKey } from '#web/api/query-keys.ts'

/** Returns a Unix time in milliseconds, or 0 if the timestamp cannot be parsed. */
export const timeOf = ({ timestamp }: Notification): number => Date.parse(timestamp) || 0

const newestFirst = (one: Notification, other: Notification) => timeOf(other) - timeOf(one)

export const notificationsQuery = queryOptions({
  queryKey: notificationsKey,
  queryFn: async ({ signal }): Promise<Notification[]> => {
    const list = await call(rows.listNotifications, { credentials: 'include', signal })
    return readNotifications(list).sort(newestFirst)
  },
})

/** The moderators' decisions about the member. Another backend has none. */
export const noticesQuery = queryOptions({
  queryKey: noticesKey,
  queryFn: ({ signal }): Promise<NoticeRow[]> => call(rows.listNotices, { signal }),
  enabled: isOwnBackend,
  staleTime: 0,
})
