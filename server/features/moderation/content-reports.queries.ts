import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { findDeparture } from '../auth/departures.queries.ts'
import { isRecipe } from '../recipe-access/recipe-access.queries.ts'
import type { KeptCopy } from './kept-copy.queries.ts'
import { requestWaitingMails } from './waiting-mails.jobs.ts'

type Reported = { kind: ReportedKind; id: number }

/** So that of one member's reports each sees how many there are before it, until the transaction ends. */
export async function lockReporter(db: Database, reporterId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content report ${reporterId}`}, 0))`.execute(db)
}

/** Of this day, by UTC. */
export async function countReportsToday(db: Database, reporterId: number): Promise<number> {
  const { count } = await db
    .selectFrom('content_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>=', sql<Date>`date_trunc('day', now(), 'UTC')`)
    .executeTakeFirstOrThrow()
  return count
}

/** The open case with the member's report of it. */
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

type Copied = Reported & { copy: KeptCopy }

/** The open case of this thing, which is locked; a new one keeps the copy. Whoever reports at once waits here, and gets the same. */
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

/** The same; a new one is told to an administrator who is alone. */
export async function openCase(db: Database, jobs: Jobs, copied: Copied): Promise<number> {
  const { id, isNew } = await findOrInsertCase(db, copied)
  if (isNew) await requestWaitingMails(jobs, db, id)
  return id
}

/** Whether so many cases are open that no other thing's is opened. */
export async function isFull(db: Database, { kind, id }: Reported, mostCases: number): Promise<boolean> {
  const { rows } = await sql<{ isFull: boolean }>`
    select not exists (select from moderation_cases where kind = ${kind} and target_id = ${id} and closed_at is null)
      and exists (select from moderation_cases where closed_at is null offset ${mostCases - 1}) as "isFull"`.execute(
    db,
  )
  return rows[0]?.isFull ?? false
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

/** What the member has reported and is open, newest first. */
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
 * Whether this member does not see the thing: its recipe is not shown to them, moderators hold it, its cook keeps it private, or the
 * member whose profile it is is leaving.
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
