import type { notificationRoutes } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { listNotifications } from './notifications.queries.ts'
import { excerptOf, notificationMessage } from './notifications.rules.ts'

export const notificationHandlers = ({
  db,
}: {
  db: Database
}): HandlersOf<keyof typeof notificationRoutes> => ({
  async listNotifications({ viewer }) {
    const rows = await listNotifications(db, viewer.userId)
    return rows.map(({ createdAt, actor, recipe, comment, ...row }) => ({
      ...row,
      message: notificationMessage(row.kind, actor ?? '', recipe),
      timestamp: createdAt.toISOString(),
      excerpt: comment === null ? null : excerptOf(comment),
    }))
  },
})
