import { useSearchParams } from 'react-router'
import type { AuditActors } from '#contract/moderators.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { auditKey } from '#web/api/query-keys.ts'
import { useAdminList } from './use-admin-list.ts'
import { useListAddress } from './use-list-address.ts'

export const actors = ['all', 'team', 'members'] as const satisfies readonly ('all' | AuditActors)[]

/** Returns the page of the audit log that the URL names, and the URLs of other pages. */
export function useLog() {
  const [search] = useSearchParams()
  const member = search.get('member') ?? undefined
  const { question, ...address } = useListAddress('by', actors, member ? { member } : {})
  const log = useAdminList([...auditKey, question], ({ signal }) =>
    call(rows.listAuditLog, { query: question, signal }),
  )
  return { log, member, ...address }
}
