import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import { removedDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { holds } from './endings.queries.ts'

/** After those that the administrator named, such as one of older rules. */
const leastGrave = 1_000

/** Whether this case waits for a decision: it was never closed, or came back. */
export const isWaiting = (cases: string) =>
  sql<boolean>`(${sql.ref(`${cases}.closed_at`)} is null or ${sql.ref(`${cases}.waits_since`)} is not null)`

/** The open cases with how many reported each: by the gravest rule that a report names, then the oldest first. */
export const listOpenCases = (db: Database, gravity: number[], limit: number) =>
  db
    .selectFrom('moderation_cases as c')
    .leftJoin('users as u', 'u.id', 'c.member_id')
    .select([
      'c.id',
      sql<ReportedKind>`c.kind`.as('kind'),
      'c.opened_at as openedAt',
      'u.username',
      sql<Record<string, unknown>>`c.kept`.as('kept'),
      sql<number>`(select count(*)::int from content_reports r where r.case_id = c.id)`.as('reports'),
    ])
    .where('c.closed_at', 'is', null)
    .where('c.stage', '=', 'report')
    .orderBy(
      sql`(select min(coalesce(array_position(${gravity}::integer[], r.rule::integer), ${leastGrave}::integer))
        from content_reports r where r.case_id = c.id)`,
    )
    .orderBy('c.id')
    .limit(limit)
    .execute()

/** The case whose decision keeps this thing of a member out of sight. */
export async function findHoldingCase(
  db: Database,
  { kind, id, memberId }: { kind: ReportedKind; id: number; memberId: number },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('moderation_cases as c')
    .select('c.id')
    .where('c.member_id', '=', memberId)
    .where('c.kind', '=', kind)
    .where('c.target_id', '=', id)
    .where(sql<boolean>`exists (select from moderation_actions a where a.case_id = c.id and ${holds('a')})`)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

export const findCase = (db: Database, id: number) =>
  db
    .selectFrom('moderation_cases as c')
    .leftJoin('users as u', 'u.id', 'c.member_id')
    .select([
      'c.id',
      sql<ReportedKind>`c.kind`.as('kind'),
      'c.target_id as targetId',
      'c.recipe_id as recipeId',
      'c.member_id as memberId',
      'c.opened_at as openedAt',
      'c.closed_at as closedAt',
      'c.kept_upload as keptUpload',
      'u.username',
      sql<Record<string, unknown>>`c.kept`.as('kept'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst()

/** The oldest first. */
export const listReportsOf = (db: Database, caseId: number, limit: number) =>
  db
    .selectFrom('content_reports as r')
    .leftJoin('users as u', 'u.id', 'r.reporter_id')
    .select([
      'r.id',
      'u.username',
      'r.rule',
      'r.rule_name as ruleName',
      'r.explanation',
      'r.created_at as createdAt',
    ])
    .where('r.case_id', '=', caseId)
    .orderBy('r.id')
    .limit(limit)
    .execute()

/** False where there is no such case that is open. */
export async function closeCase(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('moderation_cases')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('stage', '=', 'report')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes cases that were closed longer ago, with their reports and copies. */
export async function deleteClosedCases(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('moderation_cases')
    .where('closed_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('waits_since', 'is', null)
    // What is in force must stay possible to undo; and what was removed is found by its case when it is deleted, a day later at most.
    .where(sql<boolean>`not exists (select from moderation_actions a
      where a.case_id = moderation_cases.id and a.undone_at is null
        and (a.kind = 'hide' or a.kind in ('limit', 'suspend') and (a.ends_at is null or a.ends_at > now())
          or a.kind = 'remove' and a.decided_at > now() - make_interval(days => ${removedDays + 2})))`)
    .execute()
}
