import {
  askRecovery,
  confirmRecovery,
  createConfirmToken,
  createStopToken,
} from '#server/features/auth/second-factor/recovery.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember } from './people.ts'
import { switchOn } from './second-factors.ts'
import type { TestSite } from './site.ts'

/** A new member who has lost app and codes and has asked; the tokens are of the links that they were mailed. */
export async function aRecovery(site: Pick<TestSite, 'db'>, { isConfirmed = true } = {}) {
  const member = await aMember(site)
  await switchOn(site, member.id)
  await askRecovery(site.db, member.id, defaultLimits)
  const confirmToken = (await createConfirmToken(site.db, member.id)) ?? ''
  const stopToken = (await createStopToken(site.db, member.id)) ?? ''
  if (isConfirmed) await confirmRecovery(site.db, confirmToken, defaultLimits)
  return { member, confirmToken, stopToken }
}
