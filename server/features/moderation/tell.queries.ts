import { sql } from 'kysely'
import type { AccountEvent } from '#contract/notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { StoredAction } from './actions.queries.ts'
import type { Decider } from './decider.ts'
import { requestAccountMail, requestDecisionMail, requestModerationMail } from './moderation.jobs.ts'
import { isModerator } from './moderators.queries.ts'
import { requestOutcomeMails, requestPublishedMail } from './outcome-mails.jobs.ts'

type Notice = { memberId: number; actionId: number }

/** The notice in the member's feed, as in `showNotice`, and by mail. */
export async function tellMember(trx: Database, jobs: Jobs, { memberId, actionId }: Notice): Promise<void> {
  await showNotice(trx, { memberId, actionId })
  await requestModerationMail(jobs, trx, { userId: memberId, actionId })
}

/** The notice in the member's feed, and not read; what was said before of the same decision goes. */
export async function showNotice(trx: Database, { memberId, actionId }: Notice): Promise<void> {
  await trx
    .deleteFrom('site_notifications')
    .where('kind', '=', 'notice')
    .where('action_id', '=', actionId)
    .execute()
  await trx
    .insertInto('site_notifications')
    .values({ user_id: memberId, kind: 'notice', action_id: actionId })
    .execute()
  await trx.updateTable('moderation_actions').set({ read_at: null }).where('id', '=', actionId).execute()
}

type AccountNews = { memberId: number; event: AccountEvent; reason: string }

/** What an administrator did with the account, without a case, and why; also by mail. */
export async function tellAccountNews(
  trx: Database,
  jobs: Jobs,
  { memberId, event, reason }: AccountNews,
): Promise<void> {
  const { id } = await trx
    .insertInto('site_notifications')
    .values({ user_id: memberId, kind: 'account', event, reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  await requestAccountMail(jobs, trx, { userId: memberId, notificationId: id })
}

type Changed = Pick<StoredAction, 'id' | 'byUser'>

/** To the moderator who decided, as long as they are one: that somebody else has changed it, also by mail. */
export async function tellFirstModerator(
  trx: Database,
  jobs: Jobs,
  { action: { id, byUser }, by }: { action: Changed; by: Decider },
): Promise<void> {
  if (byUser === null || byUser === by.userId || !(await isModerator(trx, byUser))) return
  await trx
    .insertInto('site_notifications')
    .values({ user_id: byUser, kind: 'decision_changed', action_id: id })
    .execute()
  await requestDecisionMail(jobs, trx, { userId: byUser, actionId: id })
}

/** To everybody who reported it: that there is an outcome, in place of what they were told before, and by mail. */
export async function tellReporters(trx: Database, jobs: Jobs, caseId: number): Promise<void> {
  await trx
    .deleteFrom('site_notifications')
    .where('kind', '=', 'report_outcome')
    .where('case_id', '=', caseId)
    .execute()
  await sql`insert into site_notifications (user_id, kind, case_id)
    select reporter_id, 'report_outcome', case_id from content_reports
    where case_id = ${caseId} and reporter_id is not null order by reporter_id`.execute(trx)
  await requestOutcomeMails(jobs, trx, caseId)
}

/** That a report is with the moderators. */
export async function tellReporter(trx: Database, userId: number, caseId: number): Promise<void> {
  await trx
    .insertInto('site_notifications')
    .values({ user_id: userId, kind: 'report_outcome', case_id: caseId })
    .execute()
}

/** That what waited for a moderator is published, also by mail. A notice of no decision: there is nothing to appeal. */
export async function tellPublished(
  trx: Database,
  jobs: Jobs,
  { userId, caseId }: { userId: number; caseId: number },
): Promise<void> {
  await trx
    .insertInto('site_notifications')
    .values({ user_id: userId, kind: 'notice', case_id: caseId })
    .execute()
  await requestPublishedMail(jobs, trx, { userId, caseId })
}
