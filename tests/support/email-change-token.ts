import { createChangeToken, insertEmailChange } from '#server/features/auth/email-changes.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember } from './people.ts'
import type { TestSite } from './site.ts'

/** The token of a new member's change of address, as it is mailed. */
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
