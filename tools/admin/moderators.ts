import { findMemberByName } from '#server/features/admin/members.queries.ts'
import { recordAudit } from '#server/features/audit/audit.queries.ts'
import {
  deleteModerator,
  hasSecondFactor,
  insertModerator,
  lockMember,
} from '#server/features/moderation/moderators.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import { escapeControls } from '#server/platform/log/escape-controls.ts'
import { fail } from './fail.ts'

/** Makes a member a moderator, as an administrator can. The audit log names the operator. */
export const makeModerator = (db: Database, name: string): Promise<void> =>
  changeModerator(db, name, async (trx, { id, username }) => {
    if (!(await insertModerator(trx, id, null))) return `${username} is a moderator already.`
    await recordAudit(trx, 'operator', { action: 'name moderator', memberId: id })
    if (await hasSecondFactor(trx, id)) return `${username} is a moderator.`
    return `${username} is a moderator, and has to set up a second factor first.`
  })

export const endModerator = (db: Database, name: string): Promise<void> =>
  changeModerator(db, name, async (trx, { id, username }) => {
    if (!(await deleteModerator(trx, id))) return `${username} is no moderator.`
    await recordAudit(trx, 'operator', { action: 'remove moderator', memberId: id })
    return `${username} is no moderator any more.`
  })

type Named = { id: number; username: string }

async function changeModerator(
  db: Database,
  name: string,
  change: (trx: Database, member: Named) => Promise<string>,
): Promise<void> {
  const member = await findMemberByName(db, name)
  if (!member) return fail(`There is no member with the username or address ${escapeControls(name)}.`)
  try {
    const said = await runTransaction(db, async trx => {
      await lockMember(trx, member.id)
      return change(trx, member)
    })
    console.log(escapeControls(said))
  } catch (error) {
    // Refused, for example, because the member is leaving.
    if (error instanceof Refusal) return fail(error.message)
    throw error
  }
}
