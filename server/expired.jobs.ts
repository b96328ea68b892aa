import { sql } from 'kysely'
import { purgeAudit } from './features/audit/audit.queries.ts'
import { sweepEmailChanges } from './features/auth/email-changes.queries.ts'
import { sweepVisits } from './features/auth/identities/visits.queries.ts'
import { sweepNetworks } from './features/auth/known-networks.queries.ts'
import { sweepChallenges } from './features/auth/passkeys/challenges.queries.ts'
import { sweepUnconfirmed } from './features/auth/second-factor/second-factor.queries.ts'
import { sweepTickets } from './features/auth/second-factor/tickets.queries.ts'
import { sweepSessions } from './features/auth/sessions.queries.ts'
import { sweepPublications } from './features/moderation/publications.queries.ts'
import type { Database } from './platform/database/connect.ts'
import { sweepIdempotencyKeys } from './platform/http/idempotency-keys.queries.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { Limits } from './platform/limits/default-limits.ts'
import { sweepMailCounts } from './platform/mail/mail-counts.queries.ts'

type Services = { db: Database; limits: Limits }

/** Deletes every hour what has been stored for its time, in all features. */
export const expiredJobs = (services: Services): Job<never>[] => [
  {
    name: 'sweep-expired',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '17 * * * *',
    run: () => sweepExpired(services),
  },
]

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
