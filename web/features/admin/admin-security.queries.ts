import { queryOptions } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { adminSecurityKey } from '#web/api/query-keys.ts'

/** How the administrator's own account is protected. */
export const adminSecurityQuery = queryOptions({
  queryKey: adminSecurityKey,
  queryFn: ({ signal }) => call(rows.getAdminSecurity, { signal }),
  staleTime: 0,
})
