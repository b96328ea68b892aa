import { type RefCallback, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { cardsPerPage } from './recipe-list.queries.ts'
import type { MorePages } from './use-more-pages.ts'

/** How many pages were shown at each history entry, so that Back restores the scroll position. */
const openPagesByEntry = new Map<string, number>()

/** After this many pages, the next one needs the button, so that the footer can be reached. */
const pagesBetweenButtons = 4

const sentinelMargin = '600px'

export type InfiniteScroll = {
  count: number
  showMore: (() => void) | undefined
  /** An element after the list. The next page loads when it nears the viewport. */
  sentinel: RefCallback<HTMLElement>
}

export function useInfiniteScroll(
  loadedCount: number,
  { fetchMore, isFetchingMore, failure }: MorePages,
): InfiniteScroll {
  const { key, search } = useLocation()
  const [opened, setOpened] = useState({ search, pages: openPagesByEntry.get(key) ?? 1 })
  // A different query starts at its first page. Only Back returns to the earlier position.
  const pages = opened.search === search ? opened.pages : (openPagesByEntry.get(key) ?? 1)
  const hasMore = loadedCount > pages * cardsPerPage || fetchMore !== undefined

  const showMore = useCallback(() => {
    if (isFetchingMore) return
    const next = Math.min(pages, Math.ceil(loadedCount / cardsPerPage)) + 1
    openPagesByEntry.set(key, next)
    setOpened({ search, pages: next })
    if (next * cardsPerPage > loadedCount) fetchMore?.()
  }, [pages, loadedCount, key, search, fetchMore, isFetchingMore])

  const loadsAutomatically = hasMore && pages % pagesBetweenButtons !== 0 && failure == null
  const sentinel = useCallback<RefCallback<HTMLElement>>(
    element => {
      if (!element || !loadsAutomatically) return
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) showMore()
        },
        { rootMargin: sentinelMargin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [loadsAutomatically, showMore],
  )
  return {
    count: Math.min(loadedCount, pages * cardsPerPage),
    sentinel,
    showMore: hasMore ? showMore : undefined,
  }
}
