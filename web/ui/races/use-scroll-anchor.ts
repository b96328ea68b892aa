import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** The index of the first card in the window, and its distance from the window's upper edge. */
type ScrollAnchor = { index: number; top: number }

/** The anchors by history entry. */
const anchorsByEntry = new Map<string, ScrollAnchor>()

/**
 * Restores the same card at the same position after Back. The router restores the scroll offset, but cards that were never
 * rendered have an estimated height. For two frames every card is laid out, and the browser remembers its true height.
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
    // Runs after the router's restoration and before the paint.
    const card = list.querySelectorAll('li')[index]
    if (card) scrollBy(0, card.getBoundingClientRect().top - top)
    requestAnimationFrame(() => delete list.dataset.restored)
  })
}
