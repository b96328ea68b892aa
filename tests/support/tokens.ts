import { createChangeToken, insertEmailChange } from '#server/features/auth/email-changes.queries.ts'
import { createLink } from '#server/features/auth/links.queries.ts'
import type { FactorOwner } from '#server/features/auth/second-factor/factor-owner.ts'
import {
  askRecovery,
  confirmRecovery,
  createConfirmToken,
  createStopToken,
} from '#server/features/auth/second-factor/recovery.queries.ts'
import { createTicket } from '#server/features/auth/second-factor/tickets.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, anAdmin } from './people.ts'
import { currentCode, switchOn } from './second-factors.ts'
import type { TestSite } from './site.ts'

/** Returns the token of a link that was mailed to a new member. */
export async function createLinkToken({ db }: Pick<TestSite, 'db'>, purpose: 'reset' | 'verify') {
  const { id, email } = await aMember({ db })
  return createLink(db, { purpose, owner: { userId: id, emailKey: email }, limits: defaultLimits })
}

/** Returns the token of a new member's change of address, as it is mailed. */
export async function createEmailChangeToken(
  { db }: Pick<TestSite, 'db'>,
  column: 'confirm_hash' | 'undo_hash',
) {
  const { id, email } = await aMember({ db })
  const change = await insertEmailChange(db, id, {
    email: `new-${email}`,
    awaits: 'new',
    limits: defaultLimits,
  })
  return createChangeToken(db, change, column)
}

type Operation = 'loginSecondFactor' | 'adminSigninSecondFactor'

/** Returns the ticket of a new member or administrator whose password was right, and the code that their app shows. */
export async function aSecondStep({ db }: Pick<TestSite, 'db'>, operation: Operation) {
  if (operation === 'adminSigninSecondFactor') return ticketOf(db, { adminId: (await anAdmin({ db })).id })
  const { id: userId } = await aMember({ db })
  await switchOn({ db }, userId)
  return ticketOf(db, { userId })
}

const ticketOf = async (db: Database, owner: FactorOwner) => ({
  ticket: await createTicket(db, owner, defaultLimits),
  code: currentCode(),
})

/** Creates a new member who has lost app and codes and has asked for recovery. The tokens are those of the mailed links. */
export async function aRecovery(site: Pick<TestSite, 'db'>, { isConfirmed = true } = {}) {
  const member = await aMember(site)
  await switchOn(site, member.id)
  await askRecovery(site.db, member.id, defaultLimits)
  const confirmToken = (await createConfirmToken(site.db, member.id)) ?? ''
  const stopToken = (await createStopToken(site.db, member.id)) ?? ''
  if (isConfirmed) await confirmRecovery(site.db, confirmToken, defaultLimits)
  return { member, confirmToken, stopToken }
}
