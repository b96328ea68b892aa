import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import { maxUnseriousReports, unseriousDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { findDeparture } from '../auth/departures.queries.ts'
import { isRecipe } from '../recipe-access/recipe-access.queries.ts'
import type { KeptCopy } from './kept-copy.queries.ts'

type Reported = { kind: ReportedKind; id: number }

/** Prevents other reports of this member from being counted or made until the transaction ends. */
export async function lockReporter(db: Database, reporterId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content report ${reporterId}`}, 0))`.execute(db)
}

/** Counts the things that the member has reported today, in UTC. */
export async function countReportsToday(db: Database, reporterId: number): Promise<number> {
  const { count } = await db
    .selectFrom('content_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>=', sql<Date>`date_trunc('day', now(), 'UTC')`)
    .executeTakeFirstOrThrow()
  return count
}

/** Finds the open case of this thing that contains a report by the member. */
export async function findReported(
  db: Database,
  reporterId: number,
  { kind, id }: Reported,
): Promise<number | undefined> {
  const report = await db
    .selectFrom('moderation_cases as c')
    .innerJoin('content_reports as r', 'r.case_id', 'c.id')
    .select('c.id')
    .where('c.kind', '=', kind)
    .where('c.target_id', '=', id)
    .where('c.closed_at', 'is', null)
    .where('r.reporter_id', '=', reporterId)
    .executeTakeFirst()
  return report?.id
}

type NewReport = { caseId: number; reporterId: number; rule: number; ruleName: string; explanation: string }

export async function insertReport(db: Database, report: NewReport): Promise<void> {
  await db
    .insertInto('content_reports')
    .values({
      case_id: report.caseId,
      reporter_id: report.reporterId,
      rule: report.rule,
      rule_name: report.ruleName,
      explanation: report.explanation,
    })
    .onConflict(conflict => conflict.columns(['case_id', 'reporter_id']).doNothing())
    .execute()
}

/** Lists the reports of a case, the oldest first. */
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

/** Lists the things that the member has reported and that are not decided yet, the newest report first. */
export const listOpenReported = (db: Database, reporterId: number, limit: number) =>
  db
    .selectFrom('content_reports as r')
    .innerJoin('moderation_cases as c', 'c.id', 'r.case_id')
    .select([sql<ReportedKind>`c.kind`.as('kind'), 'c.target_id as id'])
    .where('r.reporter_id', '=', reporterId)
    .where('c.closed_at', 'is', null)
    .orderBy('r.created_at', 'desc')
    .limit(limit)
    .execute()

/**
 * Checks whether this member cannot see the thing: its recipe is not shown to them, moderators hold it, its cook keeps it private, or it
 * is the profile of a member who is leaving.
 */
export async function isOutOfSight(
  db: Database,
  { kind, id }: Reported,
  { memberId, recipeId }: KeptCopy,
  viewerId: number,
): Promise<boolean> {
  if (recipeId === null) return (await findDeparture(db, memberId)) !== undefined
  if (!(await isRecipe(db, recipeId, viewerId))) return true
  if (kind !== 'comment' && kind !== 'cook') return false
  const hidden = await db
    .selectFrom(kind === 'comment' ? 'comments' : 'cooks')
    .select('id')
    .where('id', '=', id)
    .where(kind === 'cook' ? sql<boolean>`(held is not null or is_private)` : sql<boolean>`held is not null`)
    .executeTakeFirst()
  return hidden !== undefined
}

/** Marks these reports of a case as not meant seriously. Returns the members who sent them and have not left. */
export async function markUnserious(trx: Database, caseId: number, reportIds: number[]): Promise<number[]> {
  const marked = await trx
    .updateTable('content_reports')
    .set({ is_serious: false })
    .where('case_id', '=', caseId)
    .where('id', 'in', reportIds)
    .where('reporter_id', 'is not', null)
    .returning('reporter_id as reporterId')
    .execute()
  return marked.flatMap(({ reporterId }) => reporterId ?? []).toSorted((one, other) => one - other)
}

/** Checks whether too many of the member's recent reports were not meant seriously, so that they may report nothing for a time. */
export async function isOverdone(trx: Database, memberId: number): Promise<boolean> {
  const { count } = await trx
    .selectFrom('content_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reporter_id', '=', memberId)
    .where('is_serious', '=', false)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${unseriousDays})`)
    .executeTakeFirstOrThrow()
  return count >= maxUnseriousReports
}

/** Returns until when the member may report nothing, and by which notice. Undefined if the member may report. */
export async function findReportingLimit(db: Database, memberId: number) {
  const { rows } = await sql<{ until: Date; noticeId: number }>`
    select ends_at as until, coalesce(replaces, id) as "noticeId" from moderation_actions
    where member_id = ${memberId} and kind = 'limit' and of_reports and undone_at is null and ends_at > now()
    order by ends_at desc limit 1`.execute(db)
  return rows[0]
}

/** Marks the member's reports as meant seriously again, after the limit for them is taken back. */
export async function forgetUnserious(trx: Database, memberId: number): Promise<void> {
  await trx
    .updateTable('content_reports')
    .set({ is_serious: true })
    .where('reporter_id', '=', memberId)
    .where('is_serious', '=', false)
    .execute()
}

/** Lists what the member wrote in reports that were not meant seriously, for the moderator who decides on the appeal. */
export async function listUnseriousWords(trx: Database, memberId: number): Promise<string[]> {
  const reports = await trx
    .selectFrom('content_reports')
    .select('explanation')
    .where('reporter_id', '=', memberId)
    .where('is_serious', '=', false)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return reports.map(({ explanation }) => explanation)
}
