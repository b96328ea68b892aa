import { siteMessage } from './notifications.rules.ts'
import type { SiteNews } from './site-news.queries.ts'

export const presentNews = ({ id, kind, createdAt, recipeId, ...about }: SiteNews) => ({
  id,
  kind,
  message: siteMessage(about),
  timestamp: createdAt.toISOString(),
  recipeId: kind === 'published' ? recipeId : null,
  actorId: null,
  excerpt: null,
  ...(kind === 'notice' && about.actionId !== null && { noticeId: about.actionId }),
  ...(kind === 'account' && { reason: about.reason ?? '' }),
})
