import type { notificationRoutes } from '#contract/notifications.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { listOutcomes } from '../moderation/outcomes.queries.ts'
import { listImportNews, listNotifications } from './notifications.queries.ts'
import { excerptOf, importMessage, notificationMessage, versionMessage } from './notifications.rules.ts'
import { presentNews } from './site-news.present.ts'
import { listSiteNotifications } from './site-news.queries.ts'
import { presentToldReport } from './told-reports.present.ts'
import { listVersionNews } from './version-news.queries.ts'

type Services = { limits: Limits }

export const notificationHandlers = ({ limits }: Services): HandlersOf<keyof typeof notificationRoutes> => ({
  async listNotifications({ viewer, db }) {
    const count = limits.maxNotifications
    const [deeds, news, outcomes, imports, versions] = await Promise.all([
      listNotifications(db, viewer.userId, count),
      listSiteNotifications(db, viewer.userId, count),
      listOutcomes(db, viewer.userId, count),
      listImportNews(db, viewer.userId, count),
      listVersionNews(db, viewer.userId, count),
    ])
    const listed = [
      ...deeds.map(presentDeed),
      ...news.map(presentNews),
      ...outcomes.map(presentToldReport),
      ...imports.map(presentImport),
      ...versions.map(presentVersion),
    ]
    return listed.toSorted((one, other) => other.id - one.id).slice(0, count)
  },
})

type Deed = Awaited<ReturnType<typeof listNotifications>>[number]
type Import = Awaited<ReturnType<typeof listImportNews>>[number]
type Version = Awaited<ReturnType<typeof listVersionNews>>[number]

const presentDeed = ({ createdAt, actor, recipe, comment, ...row }: Deed) => ({
  ...row,
  message: notificationMessage(row.kind, actor ?? '', recipe),
  timestamp: createdAt.toISOString(),
  excerpt: comment === null ? null : excerptOf(comment),
})

const presentImport = ({ id, importId, endedAt, ...read }: Import) => ({
  id,
  kind: 'import' as const,
  message: importMessage(read),
  timestamp: endedAt.toISOString(),
  recipeId: null,
  actorId: null,
  importId,
  excerpt: null,
})

const presentVersion = ({ id, createdAt, recipeId, title, actorId, actor, change }: Version) => ({
  id,
  kind: 'version' as const,
  message: versionMessage(actor ?? '', title, change),
  timestamp: createdAt.toISOString(),
  recipeId,
  actorId,
  excerpt: null,
  ...(change && (change.was || change.now) && { line: { was: change.was, now: change.now } }),
})
