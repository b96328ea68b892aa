import { createConfirmToken, createStopToken } from '#server/features/auth/second-factor/recovery.queries.ts'
import { createTicket } from '#server/features/auth/second-factor/tickets.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import type { RecordedSite } from './recorded-site.ts'
import type { Recorder } from './recorder.ts'

/** A member asks that the second factor goes, an administrator agrees, and the member stops it. */
export async function recordRecovery(
  { record }: Recorder,
  db: RecordedSite['db'],
  { token, userId }: { token: string; userId: number },
): Promise<void> {
  const secured = { secret: Buffer.alloc(20), recovery_salt: Buffer.alloc(16), confirmed_at: new Date() }
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...secured })
    .execute()
  await record('askRecovery', { body: { ticket: await createTicket(db, { userId }, defaultLimits) } })
  await record('confirmRecovery', { body: { token: (await createConfirmToken(db, userId)) ?? '' } })
  await record('agreeToRecovery', { token, params: { id: String(userId) } })
  await record('listRecoveries', { token })
  await record('stopRecovery', { body: { token: (await createStopToken(db, userId)) ?? '' } })
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}
