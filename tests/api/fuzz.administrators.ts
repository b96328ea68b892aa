import type { Operation } from '#contract/routes.ts'
import { anAdmin, password } from '#tests/support/people.ts'
import { currentCode, switchOn } from '#tests/support/second-factors.ts'
import { aSecondStep } from '#tests/support/second-steps.ts'
import type { TestSite } from '#tests/support/site.ts'

type Examples = Partial<Record<Operation, () => object>>

/** Administrators whose calls change what their others need, each with what is right for them once or always. */
export async function fuzzedAdministrators(site: TestSite) {
  const unsecured = () => anAdmin(site, { isSecured: false })
  const [visiting, starting, confirming] = [await unsecured(), await unsecured(), await unsecured()]
  await switchOn(site, { adminId: confirming.id }, { isConfirmed: false })
  const removing = await anAdmin(site)
  const { ticket } = await aSecondStep(site, 'adminSigninSecondFactor')
  return {
    examples: (isOneIn: (count: number) => boolean): Examples => ({
      adminSignin: () => ({ email: visiting.email, password: isOneIn(4) ? password : 'wrong password' }),
      adminSigninSecondFactor: () => ({ ticket, code: isOneIn(4) ? currentCode() : '12345' }),
      proveAdmin: () => ({ currentPassword: isOneIn(4) ? password : '' }),
      confirmAdminSecondFactor: () => ({ code: isOneIn(4) ? currentCode() : '12345' }),
    }),
    tokens: {
      startAdminSecondFactor: starting.token,
      confirmAdminSecondFactor: confirming.token,
      removeAdminSecondFactor: removing.token,
    } satisfies Partial<Record<Operation, string>>,
  }
}
