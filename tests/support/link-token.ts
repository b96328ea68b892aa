import { createLink } from '#server/features/auth/links.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember } from './people.ts'
import type { TestSite } from './site.ts'

/** That of a link that was mailed to a new member. */
export async function createLinkToken({ db }: Pick<TestSite, 'db'>, purpose: 'reset' | 'verify') {
  const { id, email } = await aMember({ db })
  return createLink(db, { purpose, owner: { userId: id, emailKey: email }, limits: defaultLimits })
}
