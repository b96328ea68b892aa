import { sql } from 'kysely'
import { removedDays } from '#contract/limits.ts'
import type { AccountEvent } from '#contract/notifications.ts'
import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/moderation-mails.ts'
import { findAddress } from '../auth/auth.queries.ts'
import { findToldDecision } from './actions.queries.ts'
import { deleteClosedCases } from './cases.queries.ts'
import { deleteRemoved } from './effects.queries.ts'
import { deleteOldFigures } from './figures.queries.ts'
import { findNotice } from './notices.queries.ts'

const moderationMail = 'moderation-mail'
const accountMail = 'account-mail'
const decisionMail = 'decision-mail'
const figureMonths = 36

type NoticeMail = { userId: number; actionId: number }

/** Tells a member by mail that there is a notice, or news of one; why is on the page. */
export const requestModerationMail = (jobs: Jobs, db: Database, mail: NoticeMail): Promise<void> =>
  jobs.enqueue(db, moderationMail, mail)

type AccountMail = { userId: number; notificationId: number }

/** Mails a member what an administrator did with the account, and why. */
export const requestAccountMail = (jobs: Jobs, db: Database, mail: AccountMail): Promise<void> =>
  jobs.enqueue(db, accountMail, mail)

/** Mails a moderator what somebody else made of a decision of theirs, and why. */
export const requestDecisionMail = (jobs: Jobs, db: Database, mail: NoticeMail): Promise<void> =>
  jobs.enqueue(db, decisionMail, mail)

type Services = { db: Database; limits: Limits; mailer: Mailer; publicUrl: () => string }

/** Mails; and deletes daily what was decided on long ago, or was removed and can come back no longer. */
export const moderationJobs = (services: Services): Job<never>[] => {
  const ofMails = mailRetries(services.limits)
  return [
    { ...ofMails, name: moderationMail, run: (mail: NoticeMail) => sendNotice(services, mail) },
    { ...ofMails, name: decisionMail, run: (mail: NoticeMail) => sendDecision(services, mail) },
    { ...ofMails, name: accountMail, run: (mail: AccountMail) => sendAccountNews(services, mail) },
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
  { userId, actionId }: NoticeMail,
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
  { userId, actionId }: NoticeMail,
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
  { userId, notificationId }: AccountMail,
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
