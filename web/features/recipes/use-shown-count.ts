import { type RefCallback, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { cardsPerPage } from './recipe-list.queries.ts'
import type { MorePages } from './use-more-pages.ts'

/** How many pages stood open at each entry of the history, so that Back finds the place again. */
const pagesAt = new Map<string, number>()

/** After so many pages the next one waits for the button: the footer has to be reachable. */
const pagesBetweenButtons = 4

const nearbyPx = '600px'

export type Shown = {
  count: number
  showMore: (() => void) | undefined
  /** Comes near as the visitor scrolls, and opens the next page. */
  sentinel: RefCallback<HTMLElement>
}

export function useShownCount(held: number, { fetchMore, isFetchingMore, failure }: MorePages): Shown {
  const { key, search } = useLocation()
  const [opened, setOpened] = useState({ search, pages: pagesAt.get(key) ?? 1 })
  // Another question begins at its first page; only Back returns to where it was.
  const pages = opened.search === search ? opened.pages : (pagesAt.get(key) ?? 1)
  const hasMore = held > pages * cardsPerPage || fetchMore !== undefined

  const showMore = useCallback(() => {
    if (isFetchingMore) return
    const next = Math.min(pages, Math.ceil(held / cardsPerPage)) + 1
    pagesAt.set(key, next)
    setOpened({ search, pages: next })
    if (next * cardsPerPage > held) fetchMore?.()
  }, [pages, held, key, search, fetchMore, isFetchingMore])

  const opensBySelf = hasMore && pages % pagesBetweenButtons !== 0 && failure == null
  const sentinel = useCallback<RefCallback<HTMLElement>>(
    element => {
      if (!element || !opensBySelf) return
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) showMore()
        },
        { rootMargin: nearbyPx },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [opensBySelf, showMore],
  )
  return {
    count: Math.min(held, pages * cardsPerPage),
    sentinel,
    showMore: hasMore ? showMore : undefined,
  }
}
