import { randomBytes } from 'node:crypto'
import { upsertAdmin } from '#server/features/admin/admin.queries.ts'
import { insertAccount } from '#server/features/auth/auth.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import { establishMember } from '#tools/site/establish-member.ts'
import { switchOn } from './second-factors.ts'

export const password = 'chapati na chai'
let passwordHash: Promise<string> | undefined

export type Member = { id: number; username: string; email: string; token: string }

/**
 * Creates a member with a session, who joined a week ago and has confirmed their address. The member is inserted directly, to
 * avoid the sign-up's rate limits. The password is `password`.
 */
export async function aMember(site: { db: Database }, firstName = ''): Promise<Member> {
  const member = await aNewMember(site, firstName)
  await establishMember(site.db, member.id)
  return member
}

/** Creates a member who has just joined and has not confirmed their address. */
export async function aNewMember({ db }: { db: Database }, firstName = ''): Promise<Member> {
  passwordHash ??= hashPassword(password)
  const username = `cook-${randomBytes(5).toString('hex')}`
  const email = `${username}@example.org`
  const id = await insertAccount(db, { email, username, firstName, passwordHash: await passwordHash })
  return {
    id,
    username,
    email,
    token: await startSession(db, { realm: 'user', ownerId: id, limits: defaultLimits.sessions }),
  }
}

/**
 * Creates an administrator with a session, whose password is `password`. The administrator has a second factor, because if there
 * are several administrators, none can act without one. If `isSecured` is false, the password alone is enough to sign in.
 */
export async function anAdmin(
  { db }: { db: Database },
  { isSecured = true }: { isSecured?: boolean } = {},
): Promise<{ id: number; email: string; token: string }> {
  passwordHash ??= hashPassword(password)
  const email = `admin-${randomBytes(5).toString('hex')}@example.org`
  await upsertAdmin(db, email, await passwordHash)
  const { id } = await db
    .selectFrom('admins')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  if (isSecured) await switchOn({ db }, { adminId: id })
  return {
    id,
    email,
    token: await startSession(db, { realm: 'admin', ownerId: id, limits: defaultLimits.sessions }),
  }
}
