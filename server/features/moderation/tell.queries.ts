import { sql } from 'kysely'
import type { AccountEvent } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { StoredAction } from './actions.queries.ts'
import type { Decider } from './moderation.rules.ts'
import { isModerator, selectAbleModerators } from './moderators.queries.ts'

/** The jobs of mails, each with its data. A mail about a decision says only that there is news; the page says which. */
export type MailJobs = {
  'moderation-mail': { userId: number; actionId: number }
  'decision-mail': { userId: number; actionId: number }
  'account-mail': { userId: number; notificationId: number }
  /** Enqueues a job for each of a case's reporters whose id is greater than `after`. */
  'outcomes-mail': { caseId: number; after: number }
  'outcome-mail': { userId: number; caseId: number }
  'published-mail': { userId: number; caseId: number }
  'waiting-mail': { adminId: number; caseId: number }
}

export const requestMail = <Name extends keyof MailJobs>(
  jobs: Jobs,
  trx: Database,
  name: Name,
  mail: MailJobs[Name],
): Promise<void> => jobs.enqueue(trx, name, mail)

type Notice = { memberId: number; actionId: number }

/** Shows the member the notice, and mails that it is there. */
export async function tellMember(trx: Database, jobs: Jobs, { memberId, actionId }: Notice): Promise<void> {
  await showNotice(trx, { memberId, actionId })
  await requestMail(jobs, trx, 'moderation-mail', { userId: memberId, actionId })
}

/** Puts the notice into the member's feed, unread, in place of what the feed said of the same decision before. */
export async function showNotice(trx: Database, { memberId, actionId }: Notice): Promise<void> {
  await trx
    .deleteFrom('site_notifications')
    .where('kind', '=', 'notice')
    .where('action_id', '=', actionId)
    .execute()
  await insertNews(trx, { user_id: memberId, kind: 'notice', action_id: actionId })
  await trx.updateTable('moderation_actions').set({ read_at: null }).where('id', '=', actionId).execute()
}

type AccountNews = { memberId: number; event: AccountEvent; reason: string }

/** Tells a member, also by mail, what an administrator did with the account without a case, and why. */
export async function tellAccountNews(
  trx: Database,
  jobs: Jobs,
  { memberId, event, reason }: AccountNews,
): Promise<void> {
  const notificationId = await insertNews(trx, { user_id: memberId, kind: 'account', event, reason })
  await requestMail(jobs, trx, 'account-mail', { userId: memberId, notificationId })
}

type Changed = Pick<StoredAction, 'id' | 'byUser'>

/** Tells the moderator who decided, if they still are one, that somebody else has changed the decision. Also by mail. */
export async function tellFirstModerator(
  trx: Database,
  jobs: Jobs,
  { action: { id: actionId, byUser }, by }: { action: Changed; by: Decider },
): Promise<void> {
  if (byUser === null || byUser === by.userId || !(await isModerator(trx, byUser))) return
  await insertNews(trx, { user_id: byUser, kind: 'decision_changed', action_id: actionId })
  await requestMail(jobs, trx, 'decision-mail', { userId: byUser, actionId })
}

/** Tells everybody who reported the thing that there is an outcome. This replaces what they were told before. Also by mail. */
export async function tellReporters(trx: Database, jobs: Jobs, caseId: number): Promise<void> {
  await trx
    .deleteFrom('site_notifications')
    .where('kind', '=', 'report_outcome')
    .where('case_id', '=', caseId)
    .execute()
  await sql`insert into site_notifications (user_id, kind, case_id)
    select reporter_id, 'report_outcome', case_id from content_reports
    where case_id = ${caseId} and reporter_id is not null order by reporter_id`.execute(trx)
  await requestMail(jobs, trx, 'outcomes-mail', { caseId, after: 0 })
}

/** Tells a reporter that the report is with the moderators. */
export async function tellReporter(trx: Database, userId: number, caseId: number): Promise<void> {
  await insertNews(trx, { user_id: userId, kind: 'report_outcome', case_id: caseId })
}

/** Tells an author, also by mail, that what waited for a moderator is published. No decision was made, so there is nothing to appeal. */
export async function tellPublished(
  trx: Database,
  jobs: Jobs,
  { userId, caseId }: { userId: number; caseId: number },
): Promise<void> {
  await insertNews(trx, { user_id: userId, kind: 'notice', case_id: caseId })
  await requestMail(jobs, trx, 'published-mail', { userId, caseId })
}

/** Mails each administrator who moderates alone that a case waits, because no moderator would see it in the queue. */
export async function tellLoneAdministrators(trx: Database, jobs: Jobs, caseId: number): Promise<void> {
  const { rows } = await sql<{ adminId: number }>`
    select a.id as "adminId" from admins a where not exists (${selectAbleModerators}
      and (o.email_key <> a.email_key or o.email_verified_at is null))`.execute(trx)
  for (const { adminId } of rows) await requestMail(jobs, trx, 'waiting-mail', { adminId, caseId })
}

type News = {
  user_id: number
  kind: 'notice' | 'account' | 'decision_changed' | 'report_outcome'
  action_id?: number
  case_id?: number
  event?: AccountEvent
  reason?: string
}

async function insertNews(trx: Database, news: News): Promise<number> {
  const { id } = await trx
    .insertInto('site_notifications')
    .values(news)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
