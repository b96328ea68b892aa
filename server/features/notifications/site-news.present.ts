import { siteMessage } from './notifications.rules.ts'
import type { SiteNews } from './site-news.queries.ts'

export const presentNews = ({ id, kind, createdAt, recipeId, ...about }: SiteNews) => ({
  id,
  kind,
  message: siteMessage(kind, about),
  timestamp: createdAt.toISOString(),
  recipeId: kind === 'published' ? recipeId : null,
  actorId: null,
  excerpt: null,
  ...(kind === 'notice' && about.actionId !== null && { noticeId: about.actionId }),
  ...(kind === 'report_outcome' &&
    about.reason !== null && {
      outcome: {
        // What was overturned broke none.
        rule:
          about.rule === null || about.isUndone ? null : { number: about.rule, name: about.ruleName ?? '' },
        reason: about.reason,
      },
    }),
  ...(kind === 'account' && { reason: about.reason ?? '' }),
  ...(kind === 'report_outcome' && { report: reportOf(about) }),
})

/** What was reported, and what follows: nothing for whose it is where nothing was wrong. */
function reportOf(about: Omit<SiteNews, 'id' | 'kind' | 'createdAt' | 'recipeId'>) {
  const { thing, action, isUndone, member, recipe, reportedRule, reportedRuleName } = about
  if (thing === null || reportedRule === null) return undefined
  const isMemberTold = action !== null && action !== 'nothing_wrong'
  const appealUntil = isMemberTold && !isUndone ? about.appealUntil : null
  return {
    kind: thing,
    member,
    recipe,
    rule: { number: reportedRule, name: reportedRuleName ?? '' },
    dueAt: action === null ? (about.dueAt?.toISOString() ?? null) : null,
    isMemberTold,
    appealUntil: appealUntil?.toISOString() ?? null,
  }
}
