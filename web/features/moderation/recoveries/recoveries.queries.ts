import { queryOptions } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { recoveriesKey } from '#web/api/query-keys.ts'
import type { Realm } from '#web/api/session.ts'

export const recoveriesQuery = (realm: Realm) =>
  queryOptions({
    queryKey: [...recoveriesKey, realm],
    queryFn: ({ signal }) => call(rows.listRecoveries, { realm, signal }),
    staleTime: 0,
    // A moderator who may not see recoveries, or another backend, has none to show.
    retry: false,
  })
