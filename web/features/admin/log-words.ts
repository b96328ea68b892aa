import type { AuditAction, AuditEntry } from '#contract/moderators.ts'
import * as t from '#texts/admin.ts'
import { decidedAndEnded, decisions } from '#texts/moderation.ts'

const sentences: Record<AuditAction, string> = t.loggedActions

const isIn = <Key extends string>(table: Record<Key, unknown>, key: unknown): key is Key =>
  typeof key === 'string' && Object.hasOwn(table, key)

/** Says what was done, from the facts that are stored with the entry. */
export function wordsOf({ action, before, after }: AuditEntry): string {
  const what = nameOf(action, before ?? {}, after ?? {})
  const { action: done, rule, days } = after ?? {}
  const ruled = typeof rule === 'number' ? t.ruleNamed(what, rule) : what
  if (typeof days === 'number') return t.daysNamed(ruled, days)
  return done === 'suspend' ? t.withoutEnd(ruled) : ruled
}

type Facts = Record<string, unknown>

/** Names an action. An action of another release is shown as it is stored. */
function nameOf(action: string, before: Facts, after: Facts): string {
  if ((action === 'decide' || action === 'restrict') && isIn(decisions, after.action))
    return decisions[after.action]
  if (action === 'lift' && isIn(t.lifted, before.action)) return t.lifted[before.action]
  if (action === 'decide appeal' && isIn(t.appeals, after.outcome)) return t.appeals[after.outcome]
  if (action === 'undo' && isIn(decisions, before.action))
    return decidedAndEnded(decisions[before.action], 'taken_back')
  return isIn(sentences, action) ? sentences[action] : action
}

/** Says who did it. Empty if the member whose entry it is did it. */
export function actorWords({ actor: { kind, id, name }, memberId }: AuditEntry): string {
  switch (kind) {
    case 'moderator':
      return t.moderatorNamed(name ?? t.formerMember)
    case 'admin':
      return t.administratorNamed(name ?? t.formerAdministrator)
    case 'member':
      return id === memberId ? '' : t.memberNamed(name ?? t.formerMember)
    case 'operator':
      return t.byOperator
    case 'visitor':
      return t.byVisitor
    case 'site':
      return t.bySite
  }
}
