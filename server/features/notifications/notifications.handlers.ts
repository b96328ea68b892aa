import type { notificationRoutes } from '#contract/notifications.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { listNotifications } from './notifications.queries.ts'
import { excerptOf, notificationMessage } from './notifications.rules.ts'

type Services = { limits: Limits }

export const notificationHandlers = ({ limits }: Services): HandlersOf<keyof typeof notificationRoutes> => ({
  async listNotifications({ viewer, readDb }) {
    const rows = await listNotifications(readDb, viewer.userId, limits.maxNotifications)
    return rows.map(({ createdAt, actor, recipe, comment, ...row }) => ({
      ...row,
      message: notificationMessage(row.kind, actor ?? '', recipe),
      timestamp: createdAt.toISOString(),
      excerpt: comment === null ? null : excerptOf(comment),
    }))
  },
})
