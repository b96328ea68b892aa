import { createTicket } from '#server/features/auth/second-factor/tickets.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, anAdmin } from './people.ts'
import { currentCode, switchOn } from './second-factors.ts'
import type { TestSite } from './site.ts'

type Operation = 'loginSecondFactor' | 'adminSigninSecondFactor'

/** The ticket of a new member, or administrator, whose password was right, and the code that their app shows. */
export async function aSecondStep(site: Pick<TestSite, 'db'>, operation: Operation) {
  const owner = operation === 'loginSecondFactor' ? await aGuardedMember(site) : await aGuardedAdmin(site)
  return { ticket: await createTicket(site.db, owner, defaultLimits), code: currentCode() }
}

async function aGuardedMember(site: Pick<TestSite, 'db'>) {
  const { id: userId } = await aMember(site)
  await switchOn(site, userId)
  return { userId }
}

const aGuardedAdmin = async (site: Pick<TestSite, 'db'>) => ({ adminId: (await anAdmin(site)).id })
