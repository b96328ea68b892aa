import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import { decisionDays, removedDays } from '#contract/limits.ts'
import type { CaseStage } from '#contract/moderation.ts'
import type { AccountEvent } from '#contract/notifications.ts'
import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/moderation-mails.ts'
import { findAddress, findAdminAddress } from '../auth/auth.queries.ts'
import { sendRefusable } from '../mails/send-refusable.ts'
import { findToldDecision } from './actions.queries.ts'
import { deleteClosedCases, isWaiting } from './cases.queries.ts'
import { deleteRemoved } from './effects.queries.ts'
import { ruleOf } from './moderation.present.ts'
import { findNotice } from './notices.queries.ts'
import { findOutcome, findPublished, listReporters } from './outcomes.queries.ts'
import { type MailJobs, requestMail } from './tell.queries.ts'
import { deleteOldFigures } from './transparency.queries.ts'

type Services = { db: Database; jobs: () => Jobs; limits: Limits; mailer: Mailer; publicUrl: () => string }

const figureMonths = 36

/** Jobs for mails, and for the daily deletion of cases that were decided long ago and of removed things that cannot be restored. */
export const moderationJobs = (services: Services): Job<never>[] => {
  const mailing = <Name extends keyof MailJobs>(
    name: Name,
    send: (services: Services, mail: MailJobs[Name]) => Promise<void>,
  ): Job<never> => ({
    ...mailRetries(services.limits),
    name,
    run: (mail: MailJobs[Name]) => send(services, mail),
  })
  return [
    mailing('moderation-mail', sendNotice),
    mailing('decision-mail', sendDecision),
    mailing('account-mail', sendAccountNews),
    mailing('outcome-mail', sendOutcome),
    mailing('published-mail', sendPublished),
    mailing('waiting-mail', sendWaiting),
    {
      name: 'outcomes-mail',
      retries: 8,
      retryDelaySeconds: 10,
      run: (batch: MailJobs['outcomes-mail']) => requestOutcomeMails(services, batch),
    },
    {
      name: 'sweep-cases',
      isSweep: true,
      retries: 0,
      retryDelaySeconds: 1,
      schedule: '23 3 * * *',
      run: async () => {
        await deleteRemoved(services.db, removedDays)
        await deleteClosedCases(services.db, services.limits.closedCaseDays)
        await deleteOldFigures(services.db, figureMonths)
      },
    },
  ]
}

async function sendNotice(
  { db, mailer, publicUrl }: Services,
  { userId, actionId }: MailJobs['moderation-mail'],
): Promise<void> {
  const notice = await findNotice(db, userId, actionId)
  const member = await findAddress(db, { userId })
  if (!notice || !member) return
  const url = publicUrl() + pageUrls.notice(actionId)
  const isNews = notice.appealOutcome !== null || notice.undoneAt !== null
  await mailer.send('moderationNotice', member.email, () => ({
    subject: isNews ? mails.newsSubject : mails.noticeSubject,
    text: isNews ? mails.news({ url }) : mails.notice({ url, reason: notice.reason }),
  }))
}

async function sendDecision(
  { db, mailer, publicUrl }: Services,
  { userId, actionId }: MailJobs['decision-mail'],
): Promise<void> {
  const decision = await findToldDecision(db, actionId)
  const moderator = await findAddress(db, { userId })
  if (!decision || !moderator) return
  const url = publicUrl() + pageUrls.moderationCase(decision.caseId)
  await mailer.send('moderationNotice', moderator.email, () => ({
    subject: mails.decisionChangedSubject,
    text: mails.decisionChanged({ ...decision, reason: decision.reason ?? '', url }),
  }))
}

const accountMails = {
  moderator_named: { kind: 'moderationNotice', page: pageUrls.moderation },
  moderator_ended: { kind: 'moderationNotice', page: pageUrls.home },
  sessions_ended: { kind: 'securityNotice', page: pageUrls.login },
} as const

async function sendAccountNews(
  { db, mailer, publicUrl }: Services,
  { userId, notificationId }: MailJobs['account-mail'],
): Promise<void> {
  const news = await db
    .selectFrom('site_notifications')
    .select([sql<AccountEvent>`event`.as('event'), 'reason'])
    .where('id', '=', notificationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const member = await findAddress(db, { userId })
  if (!news || !member) return
  const { subject, text } = mails.accountNews[news.event]
  const { kind, page } = accountMails[news.event]
  await mailer.send(kind, member.email, () => ({
    subject,
    text: text({ url: publicUrl() + page, reason: news.reason ?? '' }),
  }))
}

const reportersPerBatch = 200

/** Enqueues a job for each reporter, so that a mail that fails is tried again without the others. */
async function requestOutcomeMails(
  { db, jobs }: Services,
  { caseId, after }: MailJobs['outcomes-mail'],
): Promise<void> {
  await runTransaction(db, async trx => {
    const userIds = await listReporters(trx, caseId, { after, limit: reportersPerBatch })
    for (const userId of userIds) await requestMail(jobs(), trx, 'outcome-mail', { userId, caseId })
    const last = userIds.at(-1)
    if (last !== undefined && userIds.length === reportersPerBatch)
      await requestMail(jobs(), trx, 'outcomes-mail', { caseId, after: last })
  })
}

async function sendOutcome(services: Services, { userId, caseId }: MailJobs['outcome-mail']): Promise<void> {
  const told = await findOutcome(services.db, { reporterId: userId, caseId })
  if (!told?.reason) return
  const url = services.publicUrl() + pageUrls.profileTab('notifications')
  const outcome = { ...told, reason: told.reason, rule: ruleOf(told), url }
  await sendRefusable(services, {
    kind: 'reportOutcome',
    userId,
    compose: link => ({ subject: mails.outcomeSubject, text: mails.outcome({ ...outcome, ...link }) }),
  })
}

async function sendPublished(
  services: Services,
  { userId, caseId }: MailJobs['published-mail'],
): Promise<void> {
  const published = await findPublished(services.db, caseId)
  if (!published) return
  const url = services.publicUrl() + pageUrls.recipe(published.recipeId)
  await sendRefusable(services, {
    kind: 'heldPublished',
    userId,
    compose: link => ({
      subject: mails.publishedSubject,
      text: mails.published({ ...link, kind: published.kind, url }),
    }),
  })
}

async function sendWaiting(
  { db, mailer, publicUrl }: Services,
  { adminId, caseId }: MailJobs['waiting-mail'],
): Promise<void> {
  const waiting = await db
    .selectFrom('moderation_cases')
    .select([sql<ReportedKind>`kind`.as('kind'), sql<CaseStage>`stage`.as('stage')])
    .where('id', '=', caseId)
    .where(isWaiting('moderation_cases'))
    .executeTakeFirst()
  const admin = await findAdminAddress(db, adminId)
  if (!waiting || !admin) return
  // The link does not lead to the case's page, which without a session leads to the members' login.
  const url = publicUrl() + pageUrls.adminDashboard
  await mailer.send('caseWaiting', admin.email, () => ({
    subject: mails.waitingSubject(waiting),
    text: mails.waiting({ ...waiting, url, days: decisionDays }),
  }))
}
