import { reportOutcome } from '#texts/moderation-words.ts'
import { ruleOf } from '../moderation/moderation.present.ts'
import type { listOutcomes } from '../moderation/outcomes.queries.ts'
import { excerptOf } from './notifications.rules.ts'

type Told = Awaited<ReturnType<typeof listOutcomes>>[number]

/** Presents what the member reported and what became of the report. */
export const presentToldReport = (told: Told) => ({
  id: told.notificationId,
  kind: 'report_outcome' as const,
  message: reportOutcome(told),
  timestamp: told.createdAt.toISOString(),
  recipeId: null,
  actorId: null,
  excerpt: excerptOf(told.explanation),
  ...(told.reason !== null && { outcome: { rule: ruleOf(told), reason: told.reason } }),
  report: {
    kind: told.kind,
    id: told.id,
    recipeId: told.recipeId,
    member: told.member,
    recipe: told.recipe,
    rule: { number: told.reportedRule, name: told.reportedRuleName },
    dueAt: told.action === null ? told.dueAt.toISOString() : null,
    isMemberTold: told.action !== null && told.action !== 'nothing_wrong',
    appealUntil: told.appealUntil?.toISOString() ?? null,
  },
})
