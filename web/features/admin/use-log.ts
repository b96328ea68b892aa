import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { AuditActors } from '#contract/moderators.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { auditKey } from '#web/api/query-keys.ts'
import { useAdminRefusal } from './use-dashboard.ts'

type Actors = 'all' | AuditActors
export const actors: readonly Actors[] = ['all', 'team', 'members']

/** The page of the audit log that the URL names, and the URLs of others. */
export function useLog() {
  const [search, setSearch] = useSearchParams()
  const by = actors.find(name => name === search.get('by')) ?? 'all'
  const [member, before] = [search.get('member') ?? undefined, search.get('before') ?? undefined]
  const written = (asked: Actors) => ({
    ...(asked !== 'all' && { by: asked }),
    ...(member && { member }),
  })
  const query = { ...written(by), ...(before && { before }) }
  const log = useQuery({
    queryKey: [...auditKey, query],
    queryFn: ({ signal }) => call(rows.listAuditLog, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useAdminRefusal(log.error)
  const choose = (asked: Actors) => setSearch(written(asked), { replace: true, preventScrollReset: true })
  /** The URL of the page that begins after this entry, or of the newest. */
  const pageLink = (entry?: string) =>
    `?${new URLSearchParams({ ...written(by), ...(entry && { before: entry }) })}`
  return { log, by, member, before, choose, pageLink }
}
