import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/auth.ts'
import { recordOwn } from '../audit/audit.queries.ts'
import { requestChangeMail } from './email-changes.jobs.ts'
import { type AwaitedAddress, countEmailChanges, insertEmailChange } from './email-changes.queries.ts'

const daySeconds = 86_400

/**
 * Stores, in a transaction, that a member asks for another address, and enqueues the mails. The old address is asked or told, with a link
 * that undoes the change. The new one is asked at once, or after the old one has agreed. An address that another account has is treated
 * alike: only the mail's job looks it up, so that the response reveals nothing.
 */
export async function requestEmailChange(
  { db, jobs, limits }: { db: Database; jobs: Jobs; limits: Limits },
  userId: number,
  change: { email: string; awaits: AwaitedAddress },
): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  if ((await countEmailChanges(db, userId)) >= limits.emailChangesPerDay)
    refuse('too_many_requests', t.tooManyAddressChanges, { retryAfter: daySeconds })
  const changeId = await insertEmailChange(db, userId, { ...change, limits })
  await recordOwn(db, userId, 'ask for address')
  if (change.awaits === 'old') return requestChangeMail(jobs, db, { changeId, about: 'askOld' })
  await requestChangeMail(jobs, db, { changeId, about: 'notifyOld' })
  await requestChangeMail(jobs, db, { changeId, about: 'askNew' })
}
