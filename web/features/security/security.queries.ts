import { type QueryClient, useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'

const accountKey = ['users', 'security', 'account'] as const
export const sessionsKey = ['users', 'security', 'sessions'] as const

export const passkeysKey = ['users', 'security', 'passkeys'] as const

/** Returns how the account is protected. The data is also undefined if the server does not provide it. */
export const useAccountSecurity = () =>
  useQuery({ queryKey: accountKey, queryFn: ({ signal }) => call(rows.getSecurity, { signal }) })

export const invalidateSecurity = (queries: QueryClient) =>
  Promise.all([invalidate(queries, { queryKey: accountKey }), invalidate(queries, { queryKey: sessionsKey })])

export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call(rows.listSessions, { signal }) })

export const usePasskeys = () =>
  useQuery({ queryKey: passkeysKey, queryFn: ({ signal }) => call(rows.listPasskeys, { signal }) })
