import type { notificationRoutes } from '#contract/notifications.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { listNotifications } from './notifications.queries.ts'
import { excerptOf, notificationMessage } from './notifications.rules.ts'

type Services = { limits: Limits }

export const notificationHandlers = ({ limits }: Services): HandlersOf<keyof typeof notificationRoutes> => ({
  async listNotifications({ viewer, readDb }) {
    const rows = await listNotifications(readDb, viewer.userId, limits.maxNotifications)
    return rows.map(({ createdAt, recipe, comment, ...row }) => ({
      ...row,
      message: notificationMessage({ ...row, recipe }),
      timestamp: createdAt.toISOString(),
      excerpt: comment === null ? null : excerptOf(comment),
      ...(row.kind === 'notice' && row.actionId !== null && { noticeId: row.actionId }),
      ...(row.kind === 'report_outcome' &&
        row.reason !== null && {
          outcome: {
            rule: row.rule === null ? null : { number: row.rule, name: row.ruleName ?? '' },
            reason: row.reason,
          },
        }),
    }))
  },
})
