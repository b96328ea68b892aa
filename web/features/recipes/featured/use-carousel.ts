import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'

/** The visible slides: the first card's index and how many, or undefined before the layout has been measured. */
export type CarouselView = { first: number; perSlide: number } | undefined

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type Slides = {
  /** How many cards are loaded. */
  count: number
  /** After the last of them the first comes; otherwise the next ones, once they have loaded. */
  isComplete: boolean
}

/** Turns a scroll-snapping list into slides that advance by themselves, except while a visitor looks or reads. */
export function useCarousel(list: RefObject<HTMLElement | null>, { count, isComplete }: Slides) {
  const view = useCarouselView(list)
  const [isPlaying, setIsPlaying] = useState(true)
  /** Counts manual moves, so that a chosen slide stays its full interval. */
  const [manualChanges, setManualChanges] = useState(0)
  const latest = useRef(view)
  latest.current = view

  useEffect(() => {
    if (prefersReducedMotion()) setIsPlaying(false)
  }, [])

  const scrollTo = useCallback(
    (index: number) => {
      const element = list.current
      // The style sheet scrolls smoothly; but there are no cards on the long way back.
      element?.scrollTo({ left: index * stepOf(element), behavior: index ? 'auto' : 'instant' })
    },
    [list],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice starts the time anew
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      if (!latest.current || isAutoplaySuspended(list.current)) return
      const next = latest.current.first + latest.current.perSlide
      if (next < count) scrollTo(next)
      else if (isComplete) scrollTo(0)
    }, limits.carouselAdvanceMs)
    return () => clearInterval(timer)
  }, [isPlaying, count, isComplete, manualChanges, list, scrollTo])

  const goToSlide = (index: number) => {
    setManualChanges(manualChanges + 1)
    scrollTo(index)
  }
  return { view, isPlaying, setIsPlaying, goToSlide }
}

/** Measured from the layout, so that the style sheet alone decides how many are side by side. */
function useCarouselView(list: RefObject<HTMLElement | null>): CarouselView {
  const [first, setFirst] = useState(0)
  const [perSlide, setPerSlide] = useState<number>()
  useEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const step = stepOf(element)
      if (step === 0) return
      const cards = Math.max(1, Math.round(element.clientWidth / Math.abs(step)))
      setPerSlide(cards)
      // Whole slides only: between two the dots do not change.
      setFirst(Math.round(element.scrollLeft / (step * cards)) * cards)
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [list])
  return perSlide === undefined ? undefined : { first, perSlide }
}

/** From one card to the next; like `scrollLeft` negative where lines run from right to left. */
function stepOf(list: HTMLElement): number {
  const [one, two] = list.children
  if (!one) return 0
  if (!two) return one.clientWidth
  return two.getBoundingClientRect().left - one.getBoundingClientRect().left
}

const isAutoplaySuspended = (list: HTMLElement | null) =>
  !document.hasFocus() ||
  list?.matches(':hover, :focus-within') === true ||
  // A dot that keyboard users are on must not go.
  list?.parentElement?.querySelector('fieldset :focus-visible') != null
