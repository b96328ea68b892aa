import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind, AppealOutcome, DecisionEnding } from '#contract/decisions.ts'
import { removedDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Before, updateRestrictions } from './effects.queries.ts'
import { type Decider, isRestriction } from './moderation.rules.ts'

/** The decision in place of the decision of this alias. It was made in the transaction that ended that one, so at the same time. */
const instead = (alias: string) => sql`from moderation_actions l
  where l.case_id = ${sql.ref(`${alias}.case_id`)} and l.id > ${sql.ref(`${alias}.id`)}
    and l.decided_at = ${sql.ref(`${alias}.undone_at`)} and l.replaces is null`

/** True if the decision of this alias keeps the whole thing out of sight. */
const keepsItHidden = (alias: string) =>
  sql`${sql.ref(`${alias}.kind`)} in ('hide', 'remove') and ${sql.ref(`${alias}.version`)} is null`

/** True if the decision stands and keeps the whole thing out of sight. */
export const holds = (alias: string): RawBuilder<boolean> =>
  sql`(${keepsItHidden(alias)} and ${sql.ref(`${alias}.undone_at`)} is null)`

/** The kind of the decision that keeps the same thing out of sight in place of this one. Null if there is none. */
export const successor = (alias: string): RawBuilder<ActionKind | null> =>
  sql`(select l.kind ${instead(alias)} and ${keepsItHidden('l')} limit 1)`

/** How the decision of this alias ended. Null while it stands. */
export const ending = (alias: string): RawBuilder<DecisionEnding | null> => sql`case
  when ${sql.ref(`${alias}.undone_at`)} is null then null
  when ${sql.ref(`${alias}.appeal_outcome`)} in ('milder', 'overturned') then ${sql.ref(`${alias}.appeal_outcome`)}
  else coalesce((select case when ${keepsItHidden('l')} then 'replaced' else 'mended' end ${instead(alias)} limit 1), 'taken_back') end`

/** What a sentence about the decision `m` of the case `c` tells: the thing, the kind of decision and how it ended. */
export const toldDecision = [
  sql<ReportedKind | 'version' | null>`case when m.version is null then c.kind else 'version' end`.as(
    'thing',
  ),
  sql<ActionKind | null>`m.kind`.as('action'),
  ending('m').as('ending'),
] as const

/** The kind of the decision that an appeal put in place of the decision `m`. */
export const milder =
  sql<ActionKind | null>`(select l.kind from moderation_actions l where l.replaces = m.id)`.as('milder')

/** The id of the decision that this case's record shows. Null before the first. Finding a mended thing in order does not replace it. */
export const lastActionOf = (caseId: string): RawBuilder<number | null> =>
  sql`(select l.id from moderation_actions l where l.case_id = ${sql.ref(caseId)}
    order by l.kind = 'nothing_wrong', l.id desc limit 1)`

/** True if the decision counts in its member's record. A decision that turned out wrong does not; a milder one counts in its place. */
export const isOnRecord = (alias: string): RawBuilder<boolean> =>
  sql`coalesce(${ending(alias)} in ('mended', 'replaced'), true)`

export type NewAction = {
  caseId: number | null
  memberId: number | null
  kind: ActionKind
  rule: number | null
  ruleName: string | null
  reason: string
  days: number | null
  before?: Before | null
  /** The version of a recipe, if only this version is hidden. */
  version?: number | null
  /** True if the member is limited only in reporting. */
  ofReports?: boolean
  replaces?: number
}

/** Stores the decision. A limit or a suspension is in force at once. */
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
  if (isRestriction(action.kind) && !action.ofReports && action.memberId !== null)
    await updateRestrictions(trx, action.memberId)
  return id
}

/** The id of a decision's notice. The notice of the first decision also tells what an appeal made milder. */
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

/** Finds what a sentence about the decision tells, with the reason why it ended. */
export const findToldDecision = (db: Database, id: number) =>
  db
    .selectFrom('moderation_actions as m')
    .innerJoin('moderation_cases as c', 'c.id', 'm.case_id')
    .select([...toldDecision, milder, 'm.undo_reason as reason', 'c.id as caseId'])
    .where('m.id', '=', id)
    .$narrowType<{ thing: NotNull; action: NotNull }>()
    .executeTakeFirst()

/** Finds the decision of this case whose appeal is not decided yet. */
export const findAppealed = (db: Database, caseId: number) =>
  selectActions(db)
    .where('a.case_id', '=', caseId)
    .where('a.appealed_at', 'is not', null)
    .where('a.appeal_outcome', 'is', null)
    .where('a.undone_at', 'is', null)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Finds the decision that keeps this case's whole thing out of sight. */
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

/** Lists the limits and suspensions of a member that are in force, by an administrator or after a case. */
export const listRestrictionsOf = (trx: Database, memberId: number) =>
  selectActions(trx)
    .where('a.member_id', '=', memberId)
    .where('a.kind', 'in', ['limit', 'suspend'])
    .where('a.undone_at', 'is', null)
    .where(sql<boolean>`(a.ends_at is null or a.ends_at > now())`)
    .execute()
