import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as t from '#texts/imports.ts'
import { isMissing, isUnauthorized } from '#web/api/failure.ts'
import { MembersOnly } from '#web/features/auth/members-only.tsx'
import { batchQuery } from '#web/features/imports/batch/batch.queries.ts'
import { BatchView } from '#web/features/imports/batch/batch-view.tsx'
import { roomyPageClass } from '#web/ui/layouts.ts'
import { ListFailure } from '#web/ui/list-status.tsx'
import { Page as NotFound } from './not-found.tsx'

export function Page() {
  const { importId = '' } = useParams()
  return (
    <MembersOnly>
      <BatchPage key={importId} id={importId} />
    </MembersOnly>
  )
}

function BatchPage({ id }: { id: string }) {
  const { data: batch, error, isFetching, refetch } = useQuery(batchQuery(id))
  if (batch) return <BatchView batch={batch} />
  if (isMissing(error)) return <NotFound />
  return (
    <div className={roomyPageClass}>
      {error ? (
        <ListFailure isSignedOut={isUnauthorized(error)} isRetrying={isFetching} onRetry={refetch}>
          {t.reportNotLoaded}
        </ListFailure>
      ) : (
        <p role="status">{t.reportLoading}</p>
      )}
    </div>
  )
}
