import { queryOptions } from '@tanstack/react-query'
import type { ReportedKind } from '#contract/content-reports.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { ownReportsKey } from '#web/api/query-keys.ts'

export type OwnReports = {
  left: number
  perDay: number
  open: { kind: ReportedKind; id: number }[]
  limited?: { until: string; noticeId: number } | undefined
}

/** Null where the backend takes no reports: nothing is offered then. */
export const ownReportsQuery = () =>
  queryOptions({
    queryKey: ownReportsKey,
    queryFn: async ({ signal }): Promise<OwnReports | null> => {
      try {
        return await call(rows.listOwnReports, { signal })
      } catch (failure) {
        if (failure instanceof Refusal && (failure.status === 404 || failure.status === 405)) return null
        throw failure
      }
    },
  })
