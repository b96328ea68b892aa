import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { invalidate } from '#web/api/query-client.ts'
import { adminSecurityKey } from '#web/api/query-keys.ts'
import type { FactorOwner } from '#web/features/security/factor-owner.ts'
import { AdminProofDialog } from './admin-proof-dialog.tsx'
import { adminSecurityQuery } from './admin-security.queries.ts'
import { useLeadToSignin } from './use-dashboard.ts'

/**
 * Returns how the administrator's own account is protected, and the functions that change it. A refused session signs the
 * administrator out.
 */
export function useAdminSecurity() {
  const queries = useQueryClient()
  const security = useQuery(adminSecurityQuery)
  useLeadToSignin(isUnauthorized(security.error))
  const owner: FactorOwner = {
    email: security.data?.email ?? '',
    start: () => call(rows.startAdminSecondFactor, { body: {} }),
    confirm: code => call(rows.confirmAdminSecondFactor, { body: { code } }),
    renewCodes: () => call(rows.renewAdminRecoveryCodes, { body: {} }),
    remove: () => call(rows.removeAdminSecondFactor),
    Proof: AdminProofDialog,
    onChanged: () => invalidate(queries, { queryKey: adminSecurityKey }),
  }
  return { security, owner }
}
