import {
  findMemberByName,
  type ListedMember,
  listMembers,
  setMemberStatus,
} from '#server/features/admin/members.queries.ts'
import { recordAudit } from '#server/features/audit/audit.queries.ts'
import { deleteSecondFactor } from '#server/features/auth/second-factor/second-factor.queries.ts'
import { endAllSessions } from '#server/features/auth/sessions.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { escapeControls } from '#server/platform/log/escape-controls.ts'
import { fail } from './fail.ts'

const longestList = 50

/** Prints the newest members, or the newest whose username or address contains these words. */
export async function printMembers(db: Database, words: string): Promise<void> {
  const members = await listMembers(db, words, longestList)
  for (const member of members) console.log(escapeControls(describeMember(member)))
  if (members.length === 0) console.log('There is no such member.')
  if (members.length === longestList)
    console.log(`These are the newest ${longestList}; name a part of the username or the address.`)
}

const describeMember = ({ id, username, email, status, isVerified, createdAt, recipes }: ListedMember) =>
  `${id}  ${username}  ${email}${isVerified ? '' : ' (not verified)'}  ${status}  since ${createdAt.toISOString().slice(0, 10)}, ${recipes} recipes`

/** Suspends a member, who can then do nothing that needs an account. What the member published stays. */
export const suspendMember = (db: Database, name: string): Promise<void> =>
  actOn(db, name, async (trx, { id, username }) => {
    await setMemberStatus(trx, id, 'suspended')
    await endAllSessions(trx, id)
    await recordAudit(trx, 'operator', { action: 'suspend', memberId: id })
    return `${username} is suspended, and signed out everywhere.`
  })

export const restoreMember = (db: Database, name: string): Promise<void> =>
  actOn(db, name, async (trx, { id, username }) => {
    await setMemberStatus(trx, id, 'active')
    await recordAudit(trx, 'operator', { action: 'restore', memberId: id })
    return `${username} can sign in again.`
  })

export const signOutMember = (db: Database, name: string): Promise<void> =>
  actOn(db, name, async (trx, { id, username }) => {
    await endAllSessions(trx, id)
    await recordAudit(trx, 'operator', { action: 'sign out everywhere', memberId: id })
    return `${username} is signed out everywhere.`
  })

/**
 * Removes the second factor of a member who lost the app and the codes. The operator has verified the member's identity. Ends all
 * sessions, so that a thief's session ends too.
 */
export const removeSecondFactor = (db: Database, name: string): Promise<void> =>
  actOn(db, name, async (trx, { id, username }) => {
    if (!(await deleteSecondFactor(trx, { userId: id }))) return `${username} has no second factor.`
    await endAllSessions(trx, id)
    await recordAudit(trx, 'operator', { action: 'remove second factor', memberId: id })
    return `${username} has no second factor any more, and is signed out everywhere.`
  })

type Named = { id: number; username: string }

/** Acts on the member with this whole username or e-mail address: nobody is suspended because of a part of a name. */
async function actOn(
  db: Database,
  name: string,
  act: (trx: Database, member: Named) => Promise<string>,
): Promise<void> {
  const member = await findMemberByName(db, name)
  if (!member) return fail(`There is no member with the username or address ${escapeControls(name)}.`)
  console.log(escapeControls(await runTransaction(db, trx => act(trx, member))))
}
