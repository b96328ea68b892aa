import { randomInt } from 'node:crypto'
import { insertAccount } from '#server/features/auth/auth.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { establishMember } from '#tools/site/establish-member.ts'

export type BenchMember = { id: number; token: string }

/**
 * Creates a member with a session. The limits of new members do not apply to this member. The username is random, because
 * benchmarks that run after each other may share a database.
 */
export async function aBenchMember({ db }: { db: Database }): Promise<BenchMember> {
  const username = `member${randomInt(1e12)}`
  const id = await insertAccount(db, {
    email: `${username}@mezani.example`,
    username,
    firstName: '',
    passwordHash: 'nobody',
  })
  await establishMember(db, id)
  return { id, token: await startSession(db, { realm: 'user', ownerId: id, limits: defaultLimits.sessions }) }
}
