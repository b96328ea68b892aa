import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CaseRow, WholeCase } from '#contract/moderation.ts'
import * as rows from '#contract/rows.ts'
import { call, callForResponse } from '#web/api/call.ts'
import { caseKey, casesKey } from '#web/api/query-keys.ts'
import type { Realm } from '#web/api/session.ts'

const pageSize = 100

type CasePage = {
  cases: CaseRow[]
  next: string | null
  counts: { open: number; appeals: number; mine: number }
}

type Which = { isDecided: boolean; about: string | undefined; pageCount: number }

/**
 * Reads the first pages as one list, whose counts are those of the first page. The library's infinite query is not used, because
 * it would add bytes to every page of the site.
 */
export const casesQuery = (realm: Realm, { isDecided, about, pageCount }: Which) =>
  queryOptions({
    queryKey: [...casesKey, about ?? isDecided, pageCount],
    queryFn: async ({ signal }): Promise<CasePage> => {
      const which = {
        limit: pageSize,
        ...(isDecided && { show: 'decided' as const }),
        ...(about && { member: about }),
      }
      const first: CasePage = await call(rows.listCases, { realm, signal, query: which })
      const list = { ...first }
      for (let read = 1; read < pageCount && list.next !== null; read++) {
        const query = { ...which, after: list.next }
        const page: CasePage = await call(rows.listCases, { realm, signal, query })
        list.cases = [...list.cases, ...page.cases]
        list.next = page.next
      }
      return list
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 0,
  })

/** `clockOffsetMs`: how far this device's clock is behind the server's. The end of a claim is in the server's time. */
export type LoadedCase = WholeCase & { clockOffsetMs: number }

export const caseQuery = (id: string, realm: Realm) =>
  queryOptions({
    queryKey: caseKey(id),
    queryFn: async ({ signal }): Promise<LoadedCase> => {
      const { body, headers } = await callForResponse(rows.getCase, { id, realm, signal })
      const serverTime = Date.parse(headers.get('date') ?? '')
      return {
        ...(body as WholeCase),
        clockOffsetMs: Number.isNaN(serverTime) ? 0 : serverTime - Date.now(),
      }
    },
    refetchInterval: ({ state }) => (state.data?.isWaiting ? 60_000 : false),
    staleTime: 0,
  })
