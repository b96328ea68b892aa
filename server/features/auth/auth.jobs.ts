import { sql } from 'kysely'
import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sweepIdempotencyKeys } from '#server/platform/http/idempotency-keys.queries.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import { sweepMailCounts } from '#server/platform/mail/mail-counts.queries.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import * as mails from '#texts/mails/account.ts'
import { purgeAudit } from '../audit/audit.queries.ts'
import { sweepPublications } from '../users/publications.queries.ts'
import { addressKey, findAddress, type Recipient } from './auth.queries.ts'
import { sweepEmailChanges } from './email-changes.queries.ts'
import { sweepVisits } from './identities/visits.queries.ts'
import { isKnownNetwork, sweepNetworks } from './known-networks.queries.ts'
import { createLink } from './links.queries.ts'
import { sweepChallenges } from './passkeys/challenges.queries.ts'
import { sweepUnconfirmed } from './second-factor/second-factor.queries.ts'
import { sweepTickets } from './second-factor/tickets.queries.ts'
import { sweepSessions } from './sessions.queries.ts'

const verificationMail = 'verification-mail'
const resetMail = 'reset-mail'

/** Enqueues a mail with a link that verifies the address. The job makes the link, so that no queued job contains a secret. */
export const requestVerification = (jobs: Jobs, db: Database, userId: number): Promise<void> =>
  jobs.enqueue(db, verificationMail, { userId })

/** The same for whoever names the address; only the job looks it up, so that the response reveals nothing. */
export const requestNewVerification = (jobs: Jobs, db: Database, email: string): Promise<void> =>
  jobs.enqueue(db, verificationMail, { emailKey: addressKey(email) })

type ResetRequest = { emailKey: string; network: string }

/**
 * Enqueues a reset mail, known e-mail address or not: only the job looks it up, so that the response reveals nothing.
 * `address` is the IP address that asks.
 */
export const requestReset = (jobs: Jobs, db: Database, email: string, address: string): Promise<void> =>
  jobs.enqueue(db, resetMail, { emailKey: addressKey(email), network: networkOf(address) })

type Services = { db: Database; mailer: Mailer; publicUrl: () => string; limits: Limits }

/** Mails for accounts, and the deletion of expired sessions and links. */
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
  {
    name: 'sweep-expired',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '17 * * * *',
    run: () => sweepExpired(services),
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
      subject: mails.verificationSubject,
      text: mails.verification({ url, hours: limits.verifyLinkHours }),
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
    return { subject: mails.resetSubject, text: mails.reset({ url, minutes: limits.resetLinkMinutes }) }
  })
}

async function sweepExpired({ db, limits }: Services): Promise<void> {
  await sweepSessions(db, limits.sessions)
  await db.deleteFrom('one_time_links').where('expires_at', '<', sql<Date>`now()`).execute()
  await sweepNetworks(db, limits.knownNetworkDays)
  await sweepEmailChanges(db)
  await sweepTickets(db)
  await sweepChallenges(db)
  await sweepVisits(db)
  await sweepUnconfirmed(db)
  await sweepMailCounts(db)
  await sweepPublications(db)
  await sweepIdempotencyKeys(db)
  await purgeAudit(db, limits)
  await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${limits.contactMessageDays})`)
    .execute()
}
