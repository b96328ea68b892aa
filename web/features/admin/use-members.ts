import { useSearchParams } from 'react-router'
import { minMemberSearchLength } from '#contract/limits.ts'
import type { MemberFilter, MemberSort } from '#contract/members.ts'
import * as rows from '#contract/rows.ts'
import { orders } from '#texts/members.ts'
import { call } from '#web/api/call.ts'
import { membersKey } from '#web/api/query-keys.ts'
import { useAdminList } from './use-admin-list.ts'

const isSort = (text: string): text is MemberSort => Object.hasOwn(orders, text)

type Filter = 'all' | MemberFilter
export const filters: readonly Filter[] = [
  'all',
  'moderators',
  'administrators',
  'limited',
  'suspended',
  'unconfirmed',
]

/** Returns the list that the URL names, and what changes it. A refused session signs the administrator out. */
export function useMembers() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('sort') ?? ''
  const sort = isSort(asked) ? asked : 'newest'
  const filter = filters.find(name => name === search.get('filter')) ?? 'all'
  const q = search.get('q') ?? ''
  const [after, before] = [search.get('after'), search.get('before')]
  const isSearch = q.trim().length >= minMemberSearchLength
  // A text that is too short to be searched does not change the query, so nothing is requested and nothing can fail.
  const query = {
    q: isSearch ? q : '',
    sort,
    ...(filter !== 'all' && { filter }),
    ...(after && { after }),
    ...(before && { before }),
  }
  const list = useAdminList([...membersKey, query], ({ signal }) => call(rows.listMembers, { query, signal }))
  const written = (to: { q: string; sort: MemberSort; filter: Filter }) => ({
    ...(to.q && { q: to.q }),
    ...(to.sort !== 'newest' && { sort: to.sort }),
    ...(to.filter !== 'all' && { filter: to.filter }),
  })
  /** Changes the query and starts at the first page, because another order, filter or search has other pages. */
  const ask = (change: { q?: string; sort?: MemberSort; filter?: Filter }) =>
    setSearch(written({ q, sort, filter, ...change }), { replace: true, preventScrollReset: true })
  /** Returns the URL of the page after or before this one. */
  const pageLink = (edge: 'after' | 'before', id: string) =>
    `?${new URLSearchParams({ ...written({ q, sort, filter }), [edge]: id })}`
  return { list, q, isSearch, sort, filter, ask, pageLink }
}
