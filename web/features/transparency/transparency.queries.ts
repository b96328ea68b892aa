import { queryOptions } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import type { Transparency } from '#contract/transparency.ts'
import { call } from '#web/api/call.ts'
import { nullIfMissing } from '#web/api/failure.ts'
import { transparencyKey } from '#web/api/query-keys.ts'

/** Null if the backend has no such figures. The page is then shown as not found. */
export const transparencyQuery = () =>
  queryOptions({
    queryKey: transparencyKey,
    queryFn: ({ signal }): Promise<Transparency | null> =>
      nullIfMissing(call(rows.getTransparency, { signal })),
  })
