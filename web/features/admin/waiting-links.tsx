import { useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/admin.ts'
import { call } from '#web/api/call.ts'
import { dashboardKey } from '#web/api/query-keys.ts'
import { Count } from '#web/ui/count.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'

type Props = { to: string; text: string; count: (signal: AbortSignal) => Promise<number> }

/** The way to what waits for somebody, with how much of it does; without the number until it is known. */
function WaitingLink({ to, text, count }: Props) {
  const { data: waiting = 0 } = useQuery({
    queryKey: [...dashboardKey, to],
    queryFn: ({ signal }) => count(signal),
    staleTime: 0,
  })
  return (
    <Link className={linkClass} to={to}>
      {text}
      {waiting > 0 && <Count of={waiting}>{t.messagesWaiting}</Count>}
    </Link>
  )
}

/** What members report. */
export const ReportsLink = () => (
  <WaitingLink
    to={pageUrls.moderation}
    text={t.reports}
    count={async signal =>
      (await call(rows.listCases, { realm: 'admin', query: { limit: 1 }, signal })).counts.open
    }
  />
)

/** What people write to the team. */
export const MessagesLink = () => (
  <WaitingLink
    to={pageUrls.adminMessages}
    text={t.messages}
    count={async signal => (await call(rows.listContactMessages, { query: { limit: 1 }, signal })).waiting}
  />
)
