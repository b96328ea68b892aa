import { queryOptions } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import type { Rules } from '#contract/rules.ts'
import { call } from '#web/api/call.ts'
import { nullIfMissing } from '#web/api/failure.ts'
import { rulesKey } from '#web/api/query-keys.ts'

/** Null if the backend has no rules. That is data and not an error, so that the page is then shown as not found. */
export const rulesQuery = () =>
  queryOptions({
    queryKey: rulesKey,
    queryFn: ({ signal }): Promise<Rules | null> => nullIfMissing(call(rows.getRules, { signal })),
  })
