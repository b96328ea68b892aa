import type { Operation } from '#contract/routes.ts'
import { anAdmin, password } from '#tests/support/people.ts'
import { aRecovery } from '#tests/support/recoveries.ts'
import { currentCode, switchOn } from '#tests/support/second-factors.ts'
import { aSecondStep } from '#tests/support/second-steps.ts'
import type { TestSite } from '#tests/support/site.ts'
import { isOneIn } from './fuzz.turns.ts'

type Examples = Partial<Record<Operation, () => object>>

/** Administrators whose calls change what their others need, each with what is right for them once or always. */
export async function fuzzedAdministrators(site: TestSite) {
  const unsecured = () => anAdmin(site, { isSecured: false })
  const [visiting, starting, confirming] = [await unsecured(), await unsecured(), await unsecured()]
  await switchOn(site, { adminId: confirming.id }, { isConfirmed: false })
  const removing = await anAdmin(site)
  const { ticket } = await aSecondStep(site, 'adminSigninSecondFactor')
  const asking = await aSecondStep(site, 'loginSecondFactor')
  const agreeable: number[] = []
  for (let n = 0; n < 20; n++) agreeable.push((await aRecovery(site)).member.id)
  return {
    /** Members whose lost second factor somebody may agree about. */
    agreeable,
    examples: {
      createFirstAdmin: () => ({
        token: 'l1_none',
        email: visiting.email,
        password: isOneIn(10, 'createFirstAdmin') ? password : 'short',
      }),
      adminSignin: () => ({
        email: visiting.email,
        password: isOneIn(4, 'adminSignin') ? password : 'wrong password',
      }),
      adminSigninSecondFactor: () => ({
        ticket,
        code: isOneIn(4, 'adminSigninSecondFactor') ? currentCode() : '12345',
      }),
      askRecovery: () => ({ ticket: asking.ticket }),
      proveAdmin: () => ({ currentPassword: isOneIn(4, 'proveAdmin') ? password : '' }),
      confirmAdminSecondFactor: () => ({
        code: isOneIn(4, 'confirmAdminSecondFactor') ? currentCode() : '12345',
      }),
    } satisfies Examples,
    tokens: {
      agreeToRecovery: (await anAdmin(site)).token,
      startAdminSecondFactor: starting.token,
      confirmAdminSecondFactor: confirming.token,
      removeAdminSecondFactor: removing.token,
      renewAdminRecoveryCodes: visiting.token,
    } satisfies Partial<Record<Operation, string>>,
  }
}
