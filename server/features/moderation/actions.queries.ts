import { type NotNull, sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind, AppealOutcome } from '#contract/decisions.ts'
import { removedDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Decider } from './decider.ts'
import type { Before } from './effects.queries.ts'
import { holds, milder, toldDecision } from './endings.queries.ts'

export type NewAction = {
  caseId: number | null
  memberId: number | null
  kind: ActionKind
  rule: number | null
  ruleName: string | null
  reason: string
  days: number | null
  before?: Before | null
  /** Of a recipe, what alone is hidden of it. */
  version?: number | null
  /** A limit of what the member reports alone. */
  ofReports?: boolean
  replaces?: number
}

export async function insertAction(
  trx: Database,
  decider: Decider | 'operator',
  action: NewAction,
): Promise<number> {
  const by = decider === 'operator' ? { userId: null, adminId: null } : decider
  const { id } = await trx
    .insertInto('moderation_actions')
    .values({
      case_id: action.caseId,
      member_id: action.memberId,
      kind: action.kind,
      rule: action.rule,
      rule_name: action.ruleName,
      reason: action.reason,
      by_user: by.userId,
      by_admin: by.adminId,
      ends_at: action.days === null ? null : sql<Date>`now() + make_interval(days => ${action.days})`,
      version: action.version ?? null,
      of_reports: action.ofReports ?? false,
      before: action.before ? JSON.stringify(action.before) : null,
      replaces: action.replaces ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What an appeal made milder is told with the first decision. */
export const noticeId = sql<number>`coalesce(a.replaces, a.id)`.as('noticeId')

const selectActions = (db: Database) =>
  db
    .selectFrom('moderation_actions as a')
    .leftJoin('moderation_cases as c', 'c.id', 'a.case_id')
    .select([
      'a.id',
      noticeId,
      'a.case_id as caseId',
      'a.member_id as memberId',
      'a.by_user as byUser',
      sql<ActionKind>`a.kind`.as('kind'),
      'a.rule',
      'a.rule_name as ruleName',
      'a.version',
      'a.of_reports as ofReports',
      'a.ends_at as endsAt',
      'a.undone_at as undoneAt',
      'a.mended_at as mendedAt',
      'a.appealed_at as appealedAt',
      sql<AppealOutcome | null>`a.appeal_outcome`.as('appealOutcome'),
      sql<Before | null>`a.before`.as('before'),
      sql<boolean>`a.kind = 'remove' and a.decided_at < now() - make_interval(days => ${removedDays})`.as(
        'isFinal',
      ),
      sql<ReportedKind | null>`c.kind`.as('targetKind'),
      'c.target_id as targetId',
    ])

export type StoredAction = Awaited<ReturnType<ReturnType<typeof selectActions>['execute']>>[number]

export const findAction = (db: Database, id: number) =>
  selectActions(db).where('a.id', '=', id).executeTakeFirst()

/** As a sentence about it tells it, with why it ended. */
export const findToldDecision = (db: Database, id: number) =>
  db
    .selectFrom('moderation_actions as m')
    .innerJoin('moderation_cases as c', 'c.id', 'm.case_id')
    .select([...toldDecision, milder, 'm.undo_reason as reason', 'c.id as caseId'])
    .where('m.id', '=', id)
    .$narrowType<{ thing: NotNull; action: NotNull }>()
    .executeTakeFirst()

/** What has an appeal that nobody has decided. */
export const findAppealed = (db: Database, caseId: number) =>
  selectActions(db)
    .where('a.case_id', '=', caseId)
    .where('a.appealed_at', 'is not', null)
    .where('a.appeal_outcome', 'is', null)
    .where('a.undone_at', 'is', null)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What keeps this case's thing out of sight, as a whole. */
export const findHolding = (db: Database, caseId: number) =>
  selectActions(db)
    .where('a.case_id', '=', caseId)
    .where(holds('a'))
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function endAction(trx: Database, id: number, reason: string): Promise<void> {
  await trx
    .updateTable('moderation_actions')
    .set({ undone_at: sql<Date>`now()`, undo_reason: reason })
    .where('id', '=', id)
    .execute()
}

export async function storeOutcome(
  trx: Database,
  id: number,
  { outcome, reason }: { outcome: AppealOutcome; reason: string },
): Promise<void> {
  await trx
    .updateTable('moderation_actions')
    .set({
      appeal_outcome: outcome,
      appeal_reason: reason,
      appeal_decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** What holds a member back, by an administrator or after a case. */
export const listRestrictionsOf = (trx: Database, memberId: number) =>
  selectActions(trx)
    .where('a.member_id', '=', memberId)
    .where('a.kind', 'in', ['limit', 'suspend'])
    .where('a.undone_at', 'is', null)
    .where(sql<boolean>`(a.ends_at is null or a.ends_at > now())`)
    .execute()
