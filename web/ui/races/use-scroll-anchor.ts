import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Which card stood first in the window, and how far below its upper edge. */
type ScrollAnchor = { index: number; top: number }

/** At each entry of the history. */
const anchorsByEntry = new Map<string, ScrollAnchor>()

/**
 * Back finds the same card at the same place. The router restores the length scrolled, but cards that were never in
 * sight have a guessed height: for two frames each takes its true one, which the browser then remembers.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const element = list.current
    const anchor = anchorsByEntry.get(key)
    if (element && anchor) restoreAnchor(element, anchor)
    return () => {
      const cards = [...(element?.querySelectorAll('li') ?? [])]
      const index = cards.findIndex(card => card.getBoundingClientRect().bottom > 0)
      const top = cards[index]?.getBoundingClientRect().top
      if (top !== undefined) anchorsByEntry.set(key, { index, top })
    }
  }, [key, list])
}

function restoreAnchor(list: HTMLElement, { index, top }: ScrollAnchor): void {
  list.dataset.restored = ''
  requestAnimationFrame(() => {
    // After the router, and before anything is painted.
    const card = list.querySelectorAll('li')[index]
    if (card) scrollBy(0, card.getBoundingClientRect().top - top)
    requestAnimationFrame(() => delete list.dataset.restored)
  })
}
