import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { minAdminPasswordLength } from '#contract/limits.ts'
import {
  endAdminSessions,
  findAdminByAddress,
  listAdmins,
  upsertAdmin,
} from '#server/features/admin/admin.queries.ts'
import { closeBootstrap } from '#server/features/admin/bootstrap.ts'
import { recordAudit } from '#server/features/audit/audit.queries.ts'
import { deleteSecondFactor } from '#server/features/auth/second-factor/second-factor.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { escapeControls } from '#server/platform/log/escape-controls.ts'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import { passwordTooShort } from '#texts/admin.ts'
import { fail } from './fail.ts'

/** Adds an administrator, or gives an existing one a new password and ends that administrator's sessions. */
export async function createAdmin(db: Database, email: string): Promise<void> {
  if (!z.email().safeParse(email).success) return fail('That is not an e-mail address.')
  const password =
    process.env.ADMIN_NEW_PASSWORD ??
    (await prompt(`Password, at least ${minAdminPasswordLength} characters: `))
  if (password.length < minAdminPasswordLength) return fail(passwordTooShort(minAdminPasswordLength))
  const passwordHash = await hashPassword(password)
  await runTransaction(db, async trx => {
    const adminId = await upsertAdmin(trx, email, passwordHash)
    await closeBootstrap(trx)
    await recordAudit(trx, 'operator', { action: 'set administrator', after: { adminId } })
  })
  console.log(`${email} can sign in at /admin/signin.`)
}

/**
 * Removes the second factor of an administrator who lost the app and the codes. Ends all sessions, so that a thief's session ends
 * too. If the site requires a second factor, the administrator must set up a new one.
 */
export async function removeAdminSecondFactor(db: Database, email: string): Promise<void> {
  const admin = await findAdminByAddress(db, email)
  if (!admin) return fail(`There is no administrator with the address ${escapeControls(email)}.`)
  const isRemoved = await runTransaction(db, async trx => {
    if (!(await deleteSecondFactor(trx, { adminId: admin.id }))) return false
    await endAdminSessions(trx, admin.id)
    await recordAudit(trx, 'operator', {
      action: 'remove second factor',
      after: { adminId: admin.id },
    })
    return true
  })
  console.log(
    isRemoved
      ? `${admin.email} has no second factor any more, and is signed out everywhere.`
      : `${admin.email} has no second factor.`,
  )
}

export async function printAdmins(db: Database): Promise<void> {
  for (const { email, createdAt, isSignedIn } of await listAdmins(db))
    console.log(
      escapeControls(`${email}  since ${createdAt.toISOString()}${isSignedIn ? ', signed in now' : ''}`),
    )
}

/** Asks on the terminal. Returns '' if there is no input to prompt on, where readline would wait for ever. */
async function prompt(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')])
  } finally {
    terminal.close()
  }
}
