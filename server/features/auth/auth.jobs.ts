import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as auth from '#texts/auth.ts'
import { addressKey, findAddress, type Recipient } from './auth.queries.ts'
import { isKnownNetwork } from './known-networks.queries.ts'
import { createLink } from './links.queries.ts'

const verificationMail = 'verification-mail'
const resetMail = 'reset-mail'

/** Enqueues a mail with a link that verifies the address. The job makes the link, so that no queued job contains a secret. */
export const requestVerification = (jobs: Jobs, db: Database, userId: number): Promise<void> =>
  jobs.enqueue(db, verificationMail, { userId })

/** Enqueues that mail for an address that a visitor enters. Only the job looks the address up, so that the response reveals nothing. */
export const requestNewVerification = (jobs: Jobs, db: Database, email: string): Promise<void> =>
  jobs.enqueue(db, verificationMail, { emailKey: addressKey(email) })

type ResetRequest = { emailKey: string; network: string }

/**
 * Enqueues a reset mail for a known or unknown e-mail address. Only the job looks it up, so that the response reveals nothing.
 * `address` is the client's IP address.
 */
export const requestReset = (jobs: Jobs, db: Database, email: string, address: string): Promise<void> =>
  jobs.enqueue(db, resetMail, { emailKey: addressKey(email), network: networkOf(address) })

type Services = { db: Database; mailer: Mailer; publicUrl: () => string; limits: Limits }

/** The jobs that send mails about accounts. */
export const authJobs = (services: Services): Job<never>[] => [
  {
    ...mailRetries(services.limits),
    name: verificationMail,
    run: (recipient: Recipient) => sendVerification(services, recipient),
  },
  {
    ...mailRetries(services.limits),
    name: resetMail,
    run: (request: ResetRequest) => sendReset(services, request),
  },
]

async function sendVerification(
  { db, mailer, publicUrl, limits }: Services,
  recipient: Recipient,
): Promise<void> {
  const user = await findAddress(db, recipient)
  if (!user || user.emailVerifiedAt !== null) return
  await mailer.send('verification', user.email, async () => {
    const token = await createLink(db, {
      purpose: 'verify',
      owner: { userId: user.id, emailKey: user.emailKey },
      limits,
    })
    const url = publicUrl() + pageUrls.verifyEmail(token)
    return {
      subject: auth.verificationSubject,
      text: auth.verificationMail({ url, hours: limits.verifyLinkHours }),
    }
  })
}

async function sendReset(
  { db, mailer, publicUrl, limits }: Services,
  { emailKey, network }: ResetRequest,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .select(isKnownNetwork('user_id', 'users.id', network).as('isKnownNetwork'))
    .where('email_key', '=', emailKey)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!user) return
  const kind = user.isKnownNetwork ? 'resetFromKnownNetwork' : 'reset'
  await mailer.send(kind, user.email, async () => {
    const token = await createLink(db, { purpose: 'reset', owner: { userId: user.id, emailKey }, limits })
    const url = publicUrl() + pageUrls.resetPassword(token)
    return { subject: auth.resetSubject, text: auth.resetMail({ url, minutes: limits.resetLinkMinutes }) }
  })
}
