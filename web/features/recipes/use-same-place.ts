import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Which card stood first in the window, and how far below its upper edge. */
type Place = { index: number; top: number }

/** At each entry of the history. */
const placeAt = new Map<string, Place>()

/**
 * Back finds the same card at the same place. The router restores the length scrolled, but cards that were never in
 * sight have a guessed height: for two frames each takes its true one, which the browser then remembers.
 */
export function useSamePlace(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const element = list.current
    const place = placeAt.get(key)
    if (element && place) restore(element, place)
    return () => {
      const left = [...(element?.querySelectorAll('li') ?? [])]
      const index = left.findIndex(card => card.getBoundingClientRect().bottom > 0)
      const top = left[index]?.getBoundingClientRect().top
      if (top !== undefined) placeAt.set(key, { index, top })
    }
  }, [key, list])
}

function restore(list: HTMLElement, { index, top }: Place): void {
  list.classList.add('is-restored')
  requestAnimationFrame(() => {
    // After the router, and before anything is painted.
    const card = list.querySelectorAll('li')[index]
    if (card) scrollBy(0, card.getBoundingClientRect().top - top)
    requestAnimationFrame(() => list.classList.remove('is-restored'))
  })
}
