import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { minMemberSearchLength } from '#contract/limits.ts'
import type { MemberSort } from '#contract/members.ts'
import * as rows from '#contract/rows.ts'
import { orders } from '#texts/admin-members.ts'
import { call } from '#web/api/call.ts'
import { isForbidden, isUnauthorized } from '#web/api/failure.ts'
import { membersKey } from '#web/api/query-keys.ts'
import { useClearAdminSession, useLeadToSecurity } from './use-dashboard.ts'

const isSort = (text: string): text is MemberSort => text in orders

/** The list that the URL names, and what changes it. A refused session signs the administrator out. */
export function useMembers() {
  const [search, setSearch] = useSearchParams()
  const clearSession = useClearAdminSession()
  const written = search.get('sort') ?? ''
  const sort = isSort(written) ? written : 'newest'
  const q = search.get('q') ?? ''
  const [after, before] = [search.get('after'), search.get('before')]
  const isSearch = q.trim().length >= minMemberSearchLength
  // What is too short to be searched is no other question: nothing is asked again, and nothing can fail.
  const query = { q: isSearch ? q : '', sort, ...(after && { after }), ...(before && { before }) }
  const list = useQuery({
    queryKey: [...membersKey, query],
    queryFn: ({ signal }) => call(rows.listMembers, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isSignedOut = isUnauthorized(list.error)
  useLeadToSecurity(isForbidden(list.error))
  useEffect(() => {
    if (isSignedOut) clearSession()
  }, [isSignedOut, clearSession])
  /** From the first page on, since another order or search has other pages. */
  const ask = (change: { q?: string; sort?: MemberSort }) => {
    const asked = { q, sort, ...change }
    setSearch(
      { ...(asked.q && { q: asked.q }), ...(asked.sort !== 'newest' && { sort: asked.sort }) },
      { replace: true, preventScrollReset: true },
    )
  }
  /** The URL of the page after or before this one. */
  const pageLink = (edge: 'after' | 'before', id: string) =>
    `?${new URLSearchParams({ ...(q && { q }), ...(sort !== 'newest' && { sort }), [edge]: id })}`
  return { list, q, isSearch, sort, ask, pageLink }
}
