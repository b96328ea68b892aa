import { insertAccount } from '#server/features/auth/auth.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'

/** A new member's token. */
export async function signIn(db: Database): Promise<string> {
  const ownerId = await insertAccount(db, {
    email: 'reader@mezani.example',
    username: 'reader',
    firstName: '',
    passwordHash: 'nobody',
  })
  return startSession(db, { realm: 'user', ownerId, limits: defaultLimits.sessions })
}
