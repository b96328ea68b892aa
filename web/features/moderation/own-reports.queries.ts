import { queryOptions } from '@tanstack/react-query'
import type { ReportedKind } from '#contract/content-reports.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { nullIfMissing } from '#web/api/failure.ts'
import { ownReportsKey } from '#web/api/query-keys.ts'

export type OwnReports = {
  left: number
  perDay: number
  open: { kind: ReportedKind; id: number }[]
  limited?: { until: string; noticeId: number } | undefined
}

/** The member's own reports. Null if the backend takes no reports: nothing is offered then. */
export const ownReportsQuery = () =>
  queryOptions({
    queryKey: ownReportsKey,
    queryFn: ({ signal }): Promise<OwnReports | null> => nullIfMissing(call(rows.listOwnReports, { signal })),
  })
