import { sql } from 'kysely'
import { maxUnseriousReports, unseriousDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Marks these reports of a case; returns who sent them, without who has left. */
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

/** Whether so many of the member's reports of these days were not meant seriously that they may report nothing for a time. */
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

/** Until when a member may report nothing, by which notice; undefined for whoever may. */
export async function findReportingLimit(db: Database, memberId: number) {
  const { rows } = await sql<{ until: Date; noticeId: number }>`
    select ends_at as until, coalesce(replaces, id) as "noticeId" from moderation_actions
    where member_id = ${memberId} and kind = 'limit' and of_reports and undone_at is null and ends_at > now()
    order by ends_at desc limit 1`.execute(db)
  return rows[0]
}

/** The member's reports are as if nobody had doubted them: what limited them for it stands no longer. */
export async function forgetUnserious(trx: Database, memberId: number): Promise<void> {
  await trx
    .updateTable('content_reports')
    .set({ is_serious: true })
    .where('reporter_id', '=', memberId)
    .where('is_serious', '=', false)
    .execute()
}

/** The member's words of those reports, for who decides on an appeal. */
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
