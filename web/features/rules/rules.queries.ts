import { queryOptions } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import type { Rules } from '#contract/rules.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { rulesKey } from '#web/api/query-keys.ts'

/** Null where the backend has no rules: data and not an error, so that the page is then one that is not found. */
export const rulesQuery = () =>
  queryOptions({
    queryKey: rulesKey,
    queryFn: async ({ signal }): Promise<Rules | null> => {
      try {
        return await call(rows.getRules, { signal })
      } catch (failure) {
        if (failure instanceof Refusal && (failure.status === 404 || failure.status === 405)) return null
        throw failure
      }
    },
  })
