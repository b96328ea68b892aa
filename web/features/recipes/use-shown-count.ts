import { type RefCallback, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { cardsPerPage } from './recipe-list.queries.ts'
import type { RecipeResults } from './use-recipe-results.ts'

/** How far the list had been opened at each entry of the history, so that Back finds the place again. */
const shownAt = new Map<string, number>()

/** After this many pages by themselves, only the button opens more: the footer has to be reachable. */
const pagesBySelf = 4

const nearbyPx = '600px'

type Shown = {
  shown: number
  showMore: (() => void) | undefined
  /** Comes near as the visitor scrolls, and opens the next page. */
  sentinel: RefCallback<HTMLElement>
}

export function useShownCount({ recipes, fetchMore, isFetchingMore }: RecipeResults): Shown {
  const { key } = useLocation()
  const [shown, setShown] = useState(shownAt.get(key) ?? cardsPerPage)
  const count = recipes?.length ?? 0

  const showMore = useCallback(() => {
    if (isFetchingMore) return
    const next = shown + cardsPerPage
    shownAt.set(key, next)
    setShown(next)
    if (next > count) fetchMore?.()
  }, [shown, count, key, fetchMore, isFetchingMore])

  const sentinel = useCallback<RefCallback<HTMLElement>>(
    element => {
      if (!element || shown >= pagesBySelf * cardsPerPage) return
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) showMore()
        },
        { rootMargin: nearbyPx },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [shown, showMore],
  )
  const hasMore = count > shown || fetchMore !== undefined
  return { shown, sentinel, showMore: hasMore ? showMore : undefined }
}
