import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { followedBy, type RecipePage } from './recipe-list.queries.ts'

type Known = {
  queryKey: QueryKey
  /** What has been fetched so far; undefined while that is nothing, or another question's answer. */
  page: RecipePage | undefined
  listPage: (cursor: string) => Promise<RecipePage>
}

export type MorePages = {
  /** Undefined at the end. */
  fetchMore: (() => void) | undefined
  isFetchingMore: boolean
  hasMoreFailed: boolean
}

/** Adds a list's next page to those before it, in one entry of the cache: Back finds all of them. */
export function useMorePages({ queryKey, page, listPage }: Known): MorePages {
  const queries = useQueryClient()
  const more = useMutation({ mutationFn: (fetchNext: () => Promise<void>) => fetchNext() })
  const cursor = page?.nextCursor
  const fetchNext = async () => {
    const next = await listPage(cursor ?? '')
    // Asked anew meanwhile, the list may have begun again: only what follows on its end is added.
    queries.setQueryData<RecipePage>(queryKey, known =>
      known && known.nextCursor === cursor ? followedBy(known, next) : known,
    )
  }
  return {
    fetchMore: cursor ? () => more.mutate(fetchNext) : undefined,
    isFetchingMore: more.isPending,
    hasMoreFailed: more.isError,
  }
}
