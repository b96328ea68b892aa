import { authRoutes } from '#contract/auth.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Person } from '#server/platform/openid/providers.ts'
import * as t from '#texts/providers.ts'
import { addressKey, insertAccount, markVerified } from '../auth.queries.ts'
import { isAddressTaken } from '../email-changes.queries.ts'
import { chooseUsername } from './choose-username.ts'
import { insertIdentity } from './identities.queries.ts'

type NewMember = { provider: { id: string; name: string }; person: Person; passwordHash: string }

const address = authRoutes.requestReset.body

/** Creates an account with a password that nobody knows. The provider must have confirmed the address, and no account may have it. */
export async function createAccountOf(
  trx: Database,
  { provider, person, passwordHash }: NewMember,
): Promise<number> {
  const given = address.safeParse({ email: person.email ?? '' })
  if (!person.isEmailVerified || !given.success)
    return refuse('address_unconfirmed', t.addressUnconfirmed(provider.name))
  const { email } = given.data
  if (await isAddressTaken(trx, addressKey(email))) refuse('email_taken', t.addressHasAccount(provider.name))
  const username = await chooseUsername(trx, person.names)
  const userId = await insertAccount(trx, {
    email,
    username,
    firstName: '',
    passwordHash,
    hasPassword: false,
  })
  await markVerified(trx, userId, addressKey(email))
  if (!(await insertIdentity(trx, userId, { provider: provider.id, subject: person.subject })))
    refuse('expired_ticket', t.visitOver)
  return userId
}
