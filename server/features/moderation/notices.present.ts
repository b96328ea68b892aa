import type { Notice, NoticeRow } from '#contract/notices.ts'
import { dueAfter, pictureOf, ruleOf } from './moderation.present.ts'
import type { NoticeColumns } from './notices.queries.ts'

export const presentNoticeRow = (row: NoticeColumns): NoticeRow => ({
  id: row.id,
  action: row.action,
  kind: row.kind,
  ...(row.version !== null && { version: row.version }),
  ...(row.ofReports && { ofReports: true as const }),
  at: row.at.toISOString(),
  until: row.until?.toISOString() ?? null,
  isRead: row.readAt !== null,
  isUndone: isUndone(row),
  appealUntil: row.appealUntil.toISOString(),
  appeal: appealOf(row),
})

const endedAt = ({ undoneAt, replacement, replacementUndoneAt }: NoticeColumns): Date | null =>
  replacement === null ? undoneAt : replacementUndoneAt

const isUndone = (row: NoticeColumns): boolean => endedAt(row) !== null && row.successor === null

function appealOf(row: NoticeColumns): NoticeRow['appeal'] {
  if (row.appealOutcome) return row.appealOutcome
  if (row.undoneAt !== null) return 'over'
  if (row.appealedAt !== null) return 'waiting'
  return row.isAppealOver ? 'over' : 'open'
}

type Context = { publicUrl: string; ruleText: string }

export function presentNotice(row: NoticeColumns, { publicUrl, ruleText }: Context): Notice {
  const rule = ruleOf(row)
  const { kept } = row
  return {
    ...presentNoticeRow(row),
    rule: rule && { ...rule, text: ruleText },
    reason: row.reason,
    thing: kept && { texts: kept, picture: pictureOf({ ...row, kept }, publicUrl) },
    recipeId: row.recipeId,
    mendedAt: row.mendedAt?.toISOString() ?? null,
    dueAt: dueAtOf(row),
    isOnRecord: row.isOnRecord,
    ledger: ledgerOf(row),
  }
}

function dueAtOf(row: NoticeColumns): string | null {
  if (endedAt(row)) return null
  if (row.appealedAt && !row.appealOutcome) return dueAfter(row.appealedAt)
  return row.mendedAt && row.waitsSince ? dueAfter(row.waitsSince) : null
}

const replacementRuleOf = ({ replacementRule: rule, replacementRuleName: ruleName }: NoticeColumns) =>
  ruleOf({ rule, ruleName }) ?? undefined

/** Lists what happened with the decision, in order of time. */
function ledgerOf(row: NoticeColumns): Notice['ledger'] {
  const { mendedAt, appealedAt, appealDecidedAt, appealOutcome, undoneAt, replacementUndoneAt } = row
  const wasUndone =
    replacementUndoneAt ?? (appealOutcome === 'milder' || appealOutcome === 'overturned' ? null : undoneAt)
  const ledger: Notice['ledger'] = [
    { what: 'decision', at: row.at.toISOString(), text: row.reason, action: row.action },
    ...(mendedAt ? [{ what: 'mended' as const, at: mendedAt.toISOString(), text: '' }] : []),
    ...(appealedAt
      ? [{ what: 'appeal' as const, at: appealedAt.toISOString(), text: row.appealText ?? '' }]
      : []),
    ...(appealDecidedAt && appealOutcome
      ? [
          {
            what: 'outcome' as const,
            at: appealDecidedAt.toISOString(),
            text: row.appealReason ?? '',
            outcome: appealOutcome,
            ...(row.replacement && { action: row.replacement, rule: replacementRuleOf(row) }),
            ...(row.replacementVersion !== null && { version: row.replacementVersion }),
          },
        ]
      : []),
    ...(wasUndone
      ? [
          {
            what: 'undone' as const,
            at: wasUndone.toISOString(),
            text: row.replacementUndoReason ?? row.undoReason ?? '',
            ...(row.successor && { action: row.successor }),
          },
        ]
      : []),
  ]
  return ledger.sort((one, other) => one.at.localeCompare(other.at))
}
