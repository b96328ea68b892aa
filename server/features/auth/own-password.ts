import type { Database } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import { verifyPassword } from '#server/platform/secrets/passwords.ts'
import * as t from '#texts/auth.ts'
import { getOwnPassword } from './auth.queries.ts'

export const wrongPassword = () =>
  new Refusal('wrong_password', t.wrongPassword, { fields: { currentPassword: t.wrongPassword } })

type Attempt = { password: string; userId: number; address: string }

/**
 * Asks a signed-in member for their password again, since a token alone may be stolen. Guesses are limited as at the sign-in, but counted
 * separately, so that a thief with the token cannot keep the owner from signing in.
 */
export async function refuseWrongPassword(
  db: Database,
  throttler: Throttler,
  { password, userId, address }: Attempt,
): Promise<void> {
  const { passwordHash, isKnownNetwork } = await getOwnPassword(db, userId, address)
  const guess = {
    account: String(userId),
    address,
    isKnown: isKnownNetwork,
    sentences: t.tooManyWrongPasswords,
  }
  const isRight = await throttler.limitGuess('ownPassword', guess, () =>
    verifyPassword(password, passwordHash),
  )
  if (!isRight) throw wrongPassword()
}
