import type { PasskeyAssertion, PasskeyRegistration } from '#contract/passkeys.ts'
import { type Authenticator, newAuthenticator, register, sign } from '#harness/authenticator.ts'
import { createChallenge } from '#server/features/auth/passkeys/challenges.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'

/** Gives a member a passkey of this device, and returns its id. */
export async function givePasskey(
  { db }: { db: Database },
  userId: number,
  { id, publicKey }: Authenticator = newAuthenticator(),
): Promise<number> {
  const given = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: id,
      public_key: publicKey,
      transports: ['internal'],
      kind: 'device',
      name: 'Phone',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return given.id
}

type Site = { db: Database; url: string }

/** The body of a valid request that signs in as this member, or proves that the account is theirs. */
export async function signedFor(
  { db, url }: Site,
  userId: number,
  purpose: 'sign_in' | 'prove',
): Promise<PasskeyAssertion> {
  const device = newAuthenticator()
  await givePasskey({ db }, userId, device)
  const asked = purpose === 'prove' ? { purpose, userId } : { purpose, userId: null }
  return sign(device, { challenge: await createChallenge(db, asked, defaultLimits), origin: url })
}

/** The body of a valid request that adds a passkey to this member's account. */
export async function registeredFor({ db, url }: Site, userId: number): Promise<PasskeyRegistration> {
  const challenge = await createChallenge(db, { purpose: 'add', userId }, defaultLimits)
  return register(newAuthenticator(), { challenge, origin: url })
}
