import { useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import type { FactorOwner } from './factor-owner.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { invalidateSecurity, useAccountSecurity } from './security.queries.ts'

/** The member's own second factor. */
export function SecondFactorRow() {
  const { data: security } = useAccountSecurity()
  const { data: user } = useCurrentUser()
  const queries = useQueryClient()
  const state = security?.secondFactor
  if (!state) return null
  const owner: FactorOwner = {
    email: user?.email ?? '',
    start: () => call(rows.startSecondFactor, { body: {} }),
    confirm: code => call(rows.confirmSecondFactor, { body: { code } }),
    renewCodes: () => call(rows.renewRecoveryCodes, { body: {} }),
    remove: () => call(rows.removeSecondFactor),
    Proof: ProofDialog,
    onChanged: () => invalidateSecurity(queries),
  }
  return <SecondFactorSetting state={state} owner={owner} />
}
