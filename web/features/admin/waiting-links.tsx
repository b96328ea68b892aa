import { useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/admin.ts'
import { call } from '#web/api/call.ts'
import { dashboardKey } from '#web/api/query-keys.ts'
import { Count } from '#web/ui/count.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'

type Props = { to: string; text: string; count: (signal: AbortSignal) => Promise<number> }

/** A link to what waits for an administrator, with its number. The number is left out until it is known. */
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

/** The link to the reports of members. */
export const ReportsLink = () => (
  <WaitingLink
    to={pageUrls.moderation}
    text={t.reports}
    count={async signal =>
      (await call(rows.listCases, { realm: 'admin', query: { limit: 1 }, signal })).counts.open
    }
  />
)

/** The link to the messages to the team. */
export const MessagesLink = () => (
  <WaitingLink
    to={pageUrls.adminMessages}
    text={t.messages}
    count={async signal => (await call(rows.listContactMessages, { query: { limit: 1 }, signal })).waiting}
  />
)
