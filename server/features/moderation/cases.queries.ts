import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import { claimMinutes, removedDays } from '#contract/limits.ts'
import type { CaseStage } from '#contract/moderation.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { holds } from './actions.queries.ts'
import type { KeptCopy } from './kept-copy.queries.ts'
import type { Decider } from './moderation.rules.ts'
import { tellLoneAdministrators } from './tell.queries.ts'

/** The rank of a rule that the administrator has not ranked, for example an older rule. */
export const leastGrave = 1_000

/** Selects a rule's place in the administrator's order, the gravest first. */
export const rankOf = (rule: string, gravity: number[]) =>
  sql<number>`coalesce(array_position(${gravity}::integer[], ${sql.ref(rule)}::integer), ${leastGrave}::integer)`

/** A condition that this case waits for a decision: it was never closed, or it came back. */
export const isWaiting = (cases: string) =>
  sql<boolean>`(${sql.ref(`${cases}.closed_at`)} is null or ${sql.ref(`${cases}.waits_since`)} is not null)`

const selectCases = (db: Database) =>
  db
    .selectFrom('moderation_cases as c')
    .leftJoin('users as u', 'u.id', 'c.member_id')
    .select([
      'c.id',
      sql<ReportedKind>`c.kind`.as('kind'),
      'c.target_id as targetId',
      'c.recipe_id as recipeId',
      'c.opened_at as openedAt',
      'c.closed_at as closedAt',
      'c.kept_upload as keptUpload',
      'u.username',
      sql<Record<string, unknown>>`c.kept`.as('kept'),
      sql<number>`(select count(*)::int from content_reports r where r.case_id = c.id)`.as('reports'),
    ])

export const findCase = (db: Database, id: number) =>
  selectCases(db).where('c.id', '=', id).executeTakeFirst()

/** Lists the open cases by the gravest rule that a report names, then the oldest first. */
export const listOpenCases = (db: Database, gravity: number[], limit: number) =>
  selectCases(db)
    .where('c.closed_at', 'is', null)
    .where('c.stage', '=', 'report')
    .orderBy(sql`(select min(${rankOf('r.rule', gravity)}) from content_reports r where r.case_id = c.id)`)
    .orderBy('c.id')
    .limit(limit)
    .execute()

/** Finds the case whose decision keeps this comment of a member out of sight. */
export async function findHoldingCase(
  db: Database,
  { id, memberId }: { id: number; memberId: number },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('moderation_cases as c')
    .select('c.id')
    .where('c.member_id', '=', memberId)
    .where('c.kind', '=', 'comment')
    .where('c.target_id', '=', id)
    .where(sql<boolean>`exists (select from moderation_actions a where a.case_id = c.id and ${holds('a')})`)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

type Reported = { kind: ReportedKind; id: number }
type Copied = Reported & { copy: KeptCopy }

/** Finds and locks the open case of this thing, or opens one with the copy. Members who report it at once wait here for the same case. */
export async function findOrInsertCase(
  db: Database,
  { kind, id, copy }: Copied,
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into moderation_cases (kind, target_id, member_id, recipe_id, kept, kept_upload)
    values (${kind}, ${id}, ${copy.memberId}, ${copy.recipeId}, ${JSON.stringify(copy.texts)}, ${copy.upload})
    on conflict (kind, target_id) where closed_at is null do update set kind = excluded.kind
    returning id, xmax = 0 as "isNew"`.execute(db)
  const [opened] = rows
  if (!opened) throw new Error('A case was neither found nor opened')
  return opened
}

/** Calls `findOrInsertCase`, and tells an administrator who moderates alone about a new case. */
export async function openCase(db: Database, jobs: Jobs, copied: Copied): Promise<number> {
  const { id, isNew } = await findOrInsertCase(db, copied)
  if (isNew) await tellLoneAdministrators(db, jobs, id)
  return id
}

/** Checks whether too many cases are open to open one for another thing. */
export async function isFull(db: Database, { kind, id }: Reported, mostCases: number): Promise<boolean> {
  const { rows } = await sql<{ isFull: boolean }>`
    select not exists (select from moderation_cases where kind = ${kind} and target_id = ${id} and closed_at is null)
      and exists (select from moderation_cases where closed_at is null offset ${mostCases - 1}) as "isFull"`.execute(
    db,
  )
  return rows[0]?.isFull ?? false
}

const isBy = ({ userId, adminId }: Decider) =>
  sql<boolean>`(held_by_user = ${userId}::bigint or held_by_admin = ${adminId}::bigint)`

const unclaimed = { held_by_user: null, held_by_admin: null, held_until: null }

/** Claims a case and returns until when. Undefined if another decider has it or nothing waits. One statement, so that only one gets it. */
export async function claim(db: Database, id: number, decider: Decider): Promise<Date | undefined> {
  const row = await db
    .updateTable('moderation_cases')
    .set({
      held_by_user: decider.userId,
      held_by_admin: decider.adminId,
      held_until: sql<Date>`now() + make_interval(mins => ${claimMinutes})`,
    })
    .where('id', '=', id)
    .where(isWaiting('moderation_cases'))
    .where(sql<boolean>`(held_until is null or held_until <= now() or ${isBy(decider)})`)
    .returning('held_until as until')
    .executeTakeFirst()
  return row?.until ?? undefined
}

export async function release(db: Database, id: number, decider: Decider): Promise<void> {
  await db.updateTable('moderation_cases').set(unclaimed).where('id', '=', id).where(isBy(decider)).execute()
}

/** Locks the case until the transaction ends, so that nobody else decides it meanwhile. */
export const lockCase = (trx: Database, id: number) =>
  trx
    .selectFrom('moderation_cases')
    .select([sql<CaseStage>`stage`.as('stage'), isWaiting('moderation_cases').as('isWaiting')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Closes a case with this decision: nothing in it waits any more, and nobody has claimed it. */
export async function settle(trx: Database, id: number, stage: CaseStage): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ ...unclaimed, closed_at: sql<Date>`now()`, waits_since: null, stage })
    .where('id', '=', id)
    .execute()
}

/** Puts the case back into the queue, and tells an administrator who moderates alone about it. */
export async function requeue(
  trx: Database,
  jobs: Jobs,
  { id, stage }: { id: number; stage: 'appeal' | 'mended' },
): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({
      ...unclaimed,
      closed_at: sql<Date>`coalesce(closed_at, now())`,
      waits_since: sql<Date>`now()`,
      stage,
    })
    .where('id', '=', id)
    .execute()
  await tellLoneAdministrators(trx, jobs, id)
}

/** Closes an open case for the operator. Returns its member; undefined if there is no such open case. */
export const closeCase = (db: Database, id: number) =>
  db
    .updateTable('moderation_cases')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('stage', '=', 'report')
    .returning('member_id as memberId')
    .executeTakeFirst()

/** Deletes cases that were closed more than `days` ago, with their reports and copies. */
export async function deleteClosedCases(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('moderation_cases')
    .where('closed_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('waits_since', 'is', null)
    // A decision in force must remain possible to undo. A removed thing is found by its case when it is deleted, a day late at most.
    .where(sql<boolean>`not exists (select from moderation_actions a
      where a.case_id = moderation_cases.id and a.undone_at is null
        and (a.kind = 'hide' or a.kind in ('limit', 'suspend') and (a.ends_at is null or a.ends_at > now())
          or a.kind = 'remove' and a.decided_at > now() - make_interval(days => ${removedDays + 2})))`)
    .execute()
}
