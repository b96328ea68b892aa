import { randomInt } from 'node:crypto'
import { insertAccount } from '#server/features/auth/auth.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'

/** A new member's token. Benchmarks that run after each other may share a database. */
export async function signIn(db: Database): Promise<string> {
  const username = `reader${randomInt(1e12)}`
  const ownerId = await insertAccount(db, {
    email: `${username}@mezani.example`,
    username,
    firstName: '',
    passwordHash: 'nobody',
  })
  return startSession(db, { realm: 'user', ownerId, limits: defaultLimits.sessions })
}
