import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { loading } from '#texts/ui.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'

type Props<Page> = { list: UseQueryResult<Page>; notLoaded: string; children: (page: Page) => ReactNode }

/** A page of a list, or the reason why it did not load. */
export const AdminList = <Page,>({ list, notLoaded, children }: Props<Page>) => (
  <div aria-busy={list.isFetching}>
    {list.isError && (
      <LoadFailure isRetrying={list.isFetching} onRetry={() => list.refetch()}>
        {notLoaded}
      </LoadFailure>
    )}
    {list.isLoading && <p role="status">{loading}</p>}
    {list.data && children(list.data)}
  </div>
)
