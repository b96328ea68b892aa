import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { recordAudit, recordOwn } from '../audit/audit.queries.ts'
import { rememberNetwork } from './known-networks.queries.ts'
import { type Client, endSession, type Realm, startSession } from './sessions.queries.ts'

type Owner = { userId: number } | { adminId: number }

type SignIn = {
  client: Client
  limits: Pick<Limits, 'maxKnownNetworks' | 'sessions'>
  /** The passkey whose device verified its holder. */
  passkeyId?: number | undefined
}

/** Starts a session for an owner who has proved who they are, and remembers their network: both or neither. */
export const signIn = (db: Database, owner: Owner, given: SignIn): Promise<string> =>
  runTransaction(db, trx => signInWithin(trx, owner, given))

/**
 * Starts the session and remembers the network within the caller's transaction. An account's sign-ins happen one after another, since
 * each must see the others' sessions to end those beyond the limit.
 */
export async function signInWithin(
  trx: Database,
  owner: Owner,
  { client, limits, passkeyId }: SignIn,
): Promise<string> {
  const [realm, id] =
    'userId' in owner ? (['user', owner.userId] as const) : (['admin', owner.adminId] as const)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${realm} ${id}`}, 0))`.execute(trx)
  await rememberNetwork(trx, owner, { address: client.address, maxNetworks: limits.maxKnownNetworks })
  if ('userId' in owner) await recordOwn(trx, owner.userId, 'sign in')
  else await recordAudit(trx, { adminId: owner.adminId }, { action: 'sign in' })
  return startSession(trx, { realm, ownerId: id, limits: limits.sessions, client, passkeyId })
}

/** Ends the session of this token, if it is one. */
export const signOut = (db: Database, realm: Realm, token: string): Promise<void> =>
  runTransaction(db, async trx => {
    const { userId = null, adminId = null } = (await endSession(trx, realm, token)) ?? {}
    if (userId !== null) await recordOwn(trx, userId, 'sign out')
    if (adminId !== null) await recordAudit(trx, { adminId }, { action: 'sign out' })
  })
