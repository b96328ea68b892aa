import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  /** Why the next page did not come. */
  failure: unknown
}

/** The end of a list that was asked to go on, until it does. */
type Asked = { end: string; failure?: unknown }

/** Adds a list's next page to those before it, in one entry of the cache: Back finds all of them. */
export function useMorePages({ queryKey, page, listPage }: Known): MorePages {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const cursor = page?.nextCursor
  const end = cursor && hashKey([queryKey, cursor])
  if (asked && asked.end !== end) setAsked(undefined)
  if (!cursor || !end) return { fetchMore: undefined, isFetchingMore: false, failure: undefined }

  const fetchMore = async () => {
    // Rendered together with what the caller changes, so that no end is asked twice.
    setAsked({ end })
    try {
      const next = await listPage(cursor)
      // Asked anew meanwhile, the list may have begun again: only what follows on its end is added.
      queries.setQueryData<RecipePage>(queryKey, known =>
        known && known.nextCursor === cursor ? followedBy(known, next) : known,
      )
    } catch (failure) {
      setAsked(now => (now?.end === end ? { end, failure } : now))
    }
  }
  return { fetchMore, isFetchingMore: asked !== undefined && !asked.failure, failure: asked?.failure }
}
