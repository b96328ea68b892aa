import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { auditKey } from '#web/api/query-keys.ts'
import { useAdminRefusal } from './use-dashboard.ts'
import { useListAddress } from './use-list-address.ts'

export const actors = ['all', 'team', 'members'] as const

/** The page of the audit log that the URL names, and the URLs of others. */
export function useLog() {
  const [search] = useSearchParams()
  const member = search.get('member') ?? undefined
  const { question, ...address } = useListAddress('by', actors, member ? { member } : {})
  const log = useQuery({
    queryKey: [...auditKey, question],
    queryFn: ({ signal }) => call(rows.listAuditLog, { query: question, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useAdminRefusal(log.error)
  return { log, member, ...address }
}
