import type { notificationRoutes } from '#contract/notifications.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { listNotifications, listSiteNotifications } from './notifications.queries.ts'
import { excerptOf, notificationMessage, siteMessage } from './notifications.rules.ts'

type Services = { limits: Limits }

export const notificationHandlers = ({ limits }: Services): HandlersOf<keyof typeof notificationRoutes> => ({
  async listNotifications({ viewer, readDb }) {
    const count = limits.maxNotifications
    const [deeds, news] = await Promise.all([
      listNotifications(readDb, viewer.userId, count),
      listSiteNotifications(readDb, viewer.userId, count),
    ])
    const listed = [...deeds.map(presentDeed), ...news.map(presentNews)]
    return listed.toSorted((one, other) => other.id - one.id).slice(0, count)
  },
})

type Deed = Awaited<ReturnType<typeof listNotifications>>[number]
type News = Awaited<ReturnType<typeof listSiteNotifications>>[number]

const presentDeed = ({ createdAt, actor, recipe, comment, ...row }: Deed) => ({
  ...row,
  message: notificationMessage(row.kind, actor ?? '', recipe),
  timestamp: createdAt.toISOString(),
  excerpt: comment === null ? null : excerptOf(comment),
})

const presentNews = ({ id, kind, createdAt, ...about }: News) => ({
  id,
  kind,
  message: siteMessage(kind, about),
  timestamp: createdAt.toISOString(),
  recipeId: null,
  actorId: null,
  excerpt: null,
  ...(kind === 'notice' && about.actionId !== null && { noticeId: about.actionId }),
  ...(kind === 'report_outcome' &&
    about.reason !== null && {
      outcome: {
        rule: about.rule === null ? null : { number: about.rule, name: about.ruleName ?? '' },
        reason: about.reason,
      },
    }),
})
