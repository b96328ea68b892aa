import { siteMessage } from './notifications.rules.ts'
import type { SiteNews } from './site-news.queries.ts'

export const presentNews = ({ id, kind, createdAt, recipeId, caseId, ...about }: SiteNews) => ({
  id,
  kind,
  message: siteMessage({ kind, ...about }),
  timestamp: createdAt.toISOString(),
  recipeId: kind === 'published' ? recipeId : null,
  actorId: null,
  excerpt: null,
  ...(kind === 'notice' && about.actionId !== null && { noticeId: about.actionId }),
  ...((kind === 'account' || kind === 'decision_changed') && { reason: about.reason ?? '' }),
  ...(kind === 'decision_changed' && caseId !== null && { caseId }),
})
