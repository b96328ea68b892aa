import { cloneElement, type ReactElement, useEffect, useReducer, useRef } from 'react'
import { whenIdle } from '#web/ui/when-idle.ts'

type Page = ReactElement<{ isGone?: boolean }>

/** Who types without a pause must not gather pages for ever. */
const longestWaitMs = 200

/**
 * The pages of a list, and after them those that have just left it, unseen. Taking a thousand cards out of the document
 * at once would hold up the next letter of a search: they go one page at a time, when the browser has a moment.
 */
export function useGonePages(pages: Page[]): Page[] {
  const last = useRef<{ pages: Page[]; gone: Page[] }>({ pages: [], gone: [] })
  const [round, nextRound] = useReducer((number: number) => number + 1, 0)
  const keys = new Set(pages.map(({ key }) => key))
  const gone = [...last.current.pages, ...last.current.gone].filter(({ key }) => !keys.has(key))
  useEffect(() => {
    last.current = { pages, gone }
  })
  const isAny = gone.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round takes one page away
  useEffect(() => {
    if (!isAny) return
    return whenIdle(() => {
      last.current.gone.pop()
      nextRound()
    }, longestWaitMs)
  }, [isAny, round])
  return [...pages, ...gone.map(page => cloneElement(page, { isGone: true }))]
}
