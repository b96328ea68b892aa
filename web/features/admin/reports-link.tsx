import { useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/admin-dashboard.ts'
import { call } from '#web/api/call.ts'
import { dashboardKey } from '#web/api/query-keys.ts'
import { Count } from '#web/ui/count.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'

/** The way to what members report, with how many cases wait; without the number until it is known. */
export function ReportsLink() {
  const { data } = useQuery({
    queryKey: [...dashboardKey, 'reports'],
    queryFn: ({ signal }) => call(rows.listCases, { realm: 'admin', query: { limit: 1 }, signal }),
    staleTime: 0,
  })
  const open = data?.counts.open ?? 0
  return (
    <Link className={linkClass} to={pageUrls.moderation}>
      {t.reports}
      {open > 0 && <Count of={open}>{t.waiting}</Count>}
    </Link>
  )
}
