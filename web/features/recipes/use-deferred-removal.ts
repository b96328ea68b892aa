import { cloneElement, type ReactElement, useEffect, useReducer, useRef } from 'react'
import { whenIdle } from '#web/ui/when-idle.ts'

type Page = ReactElement<{ isHidden?: boolean }>

/** Without a limit, removed pages would accumulate while somebody types without a pause. */
const longestWaitMs = 200

/**
 * Returns the pages of a list, followed by the hidden pages that were just removed. Removing a thousand cards from the document
 * at once would delay the next letter of a search, so they are removed one page at a time when the browser is idle.
 */
export function useDeferredRemoval(pages: Page[]): Page[] {
  const previous = useRef<{ pages: Page[]; removed: Page[] }>({ pages: [], removed: [] })
  const [round, nextRound] = useReducer((number: number) => number + 1, 0)
  const keys = new Set(pages.map(({ key }) => key))
  const removed = [...previous.current.pages, ...previous.current.removed].filter(({ key }) => !keys.has(key))
  useEffect(() => {
    previous.current = { pages, removed }
  })
  const isAny = removed.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run removes one page
  useEffect(() => {
    if (!isAny) return
    return whenIdle(() => {
      previous.current.removed.pop()
      nextRound()
    }, longestWaitMs)
  }, [isAny, round])
  return [...pages, ...removed.map(page => cloneElement(page, { isHidden: true }))]
}
