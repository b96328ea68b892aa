import { queryOptions } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import type { Transparency } from '#contract/transparency.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { transparencyKey } from '#web/api/query-keys.ts'

/** Null where the backend has no such figures: the page is then one that is not found. */
export const transparencyQuery = () =>
  queryOptions({
    queryKey: transparencyKey,
    queryFn: async ({ signal }): Promise<Transparency | null> => {
      try {
        return await call(rows.getTransparency, { signal })
      } catch (failure) {
        if (failure instanceof Refusal && (failure.status === 404 || failure.status === 405)) return null
        throw failure
      }
    },
  })
