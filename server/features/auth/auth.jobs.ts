import { sql } from 'kysely'
import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/mails/account.ts'
import { addressKey, findAddress } from './auth.queries.ts'
import { createLink } from './links.queries.ts'

const verificationMail = 'verification-mail'
const resetMail = 'reset-mail'

/** Enqueues a mail with a link that verifies the address. The job makes the link, so that no queued job contains a secret. */
export const requestVerification = (jobs: Jobs, db: Database, userId: number): Promise<void> =>
  jobs.enqueue(db, verificationMail, { userId })

/** Enqueues a reset mail, known address or not: only the job looks the address up, so that the response reveals nothing. */
export const requestReset = (jobs: Jobs, db: Database, email: string): Promise<void> =>
  jobs.enqueue(db, resetMail, { emailKey: addressKey(email) })

type Services = { db: Database; mailer: Mailer; publicUrl: () => string }

const retryPolicy = { retries: 8, retryDelaySeconds: 10 }

/** Mails for accounts, and the deletion of expired sessions and links. */
export const authJobs = (services: Services): Job<never>[] => [
  {
    ...retryPolicy,
    name: verificationMail,
    run: ({ userId }: { userId: number }) => sendVerification(services, userId),
  },
  {
    ...retryPolicy,
    name: resetMail,
    run: ({ emailKey }: { emailKey: string }) => sendReset(services, emailKey),
  },
  {
    name: 'sweep-expired',
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '17 * * * *',
    run: () => sweepExpired(services.db),
  },
]

async function sendVerification({ db, mailer, publicUrl }: Services, userId: number): Promise<void> {
  const user = await findAddress(db, userId)
  if (!user || user.emailVerifiedAt !== null) return
  const token = await createLink(db, 'verify', { userId, emailKey: user.emailKey })
  await mailer.send({
    to: user.email,
    subject: mails.verificationSubject,
    text: mails.verification({
      name: user.name ?? '',
      url: `${publicUrl()}${pageUrls.verifyEmail(token)}`,
      hours: limits.verifyLinkHours,
    }),
  })
}

async function sendReset({ db, mailer, publicUrl }: Services, emailKey: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'display_name as name'])
    .where('email_key', '=', emailKey)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!user) return
  const token = await createLink(db, 'reset', { userId: user.id, emailKey })
  await mailer.send({
    to: user.email,
    subject: mails.resetSubject,
    text: mails.reset({
      name: user.name ?? '',
      url: `${publicUrl()}${pageUrls.resetPassword(token)}`,
      minutes: limits.resetLinkMinutes,
    }),
  })
}

async function sweepExpired(db: Database): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('one_time_links').where('expires_at', '<', sql<Date>`now()`).execute()
  await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', sql<Date>`now() - interval '180 days'`)
    .execute()
}
