import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Bearer } from '#server/platform/http/bearer.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import * as t from '#texts/auth.ts'

/** Refuses an action unless the password was given in the last minutes. A token alone may be stolen, so it must not open an account. */
export async function refuseWithoutProof(
  db: Database,
  bearer: Bearer,
  { proofMinutes }: Pick<Limits, 'proofMinutes'>,
): Promise<void> {
  if (bearer.kind !== 'token') refuse('proof_required', t.passwordAgain)
  const proved = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash(bearer.token))
    .where('proved_at', '>', sql<Date>`now() - make_interval(mins => ${proofMinutes})`)
    .executeTakeFirst()
  if (!proved) refuse('proof_required', t.passwordAgain)
}

/** Records the session's passkey, whose device has verified its holder. Together with the password it is a second factor. */
export async function recordVerifiedPasskey(db: Database, bearer: Bearer, passkeyId: number): Promise<void> {
  if (bearer.kind !== 'token') return
  await db
    .updateTable('sessions')
    .set({ passkey_id: passkeyId })
    .where('token_hash', '=', tokenHash(bearer.token))
    .execute()
}

export async function recordProof(db: Database, bearer: Bearer): Promise<void> {
  if (bearer.kind !== 'token') return
  await db
    .updateTable('sessions')
    .set({ proved_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash(bearer.token))
    .execute()
}
