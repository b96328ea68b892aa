import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as t from '#texts/notices.ts'
import { isMissing } from '#web/api/failure.ts'
import { NoticeLetter } from '#web/features/notices/notice-letter.tsx'
import { titleOf } from '#web/features/notices/notice-words.ts'
import { noticeQuery, useMarkAsRead } from '#web/features/notices/notices.queries.ts'
import { ExportRow } from '#web/features/security/leaving/export-row.tsx'
import { LeaveRow } from '#web/features/security/leaving/leave-row.tsx'
import { displayName, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { roomyPageClass } from '#web/ui/layouts.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { Page as NotFound } from './not-found.tsx'

export function Page() {
  const { noticeId = '' } = useParams()
  return <NoticePage key={noticeId} id={noticeId} />
}

/** The letter. A suspended member can open hardly any other page, so what they can still do is listed under it. */
function NoticePage({ id }: { id: string }) {
  const { data: notice, error, isFetching, refetch } = useQuery(noticeQuery(id))
  const { data: user } = useCurrentUser()
  useMarkAsRead(notice)
  usePageTitle(notice && titleOf(notice))
  if (notice) {
    const isSuspension = notice.action === 'suspend' && !notice.isUndone
    return (
      <NoticeLetter
        notice={notice}
        member={{ name: displayName(user), isModerator: user?.isModerator === true }}
        footer={
          isSuspension && (
            <section>
              <h2>{t.whatYouCanDo}</h2>
              <ExportRow />
              <LeaveRow />
            </section>
          )
        }
      />
    )
  }
  if (isMissing(error)) return <NotFound />
  return (
    <div className={roomyPageClass}>
      {error ? (
        <LoadFailure isRetrying={isFetching} onRetry={() => refetch()}>
          {t.notRead}
        </LoadFailure>
      ) : (
        <p role="status">{t.loading}</p>
      )}
    </div>
  )
}
