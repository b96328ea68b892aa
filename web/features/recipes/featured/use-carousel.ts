import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'

/** The visible slide: the index of its first card, and how many cards it shows. Undefined before the layout has been measured. */
export type CarouselView = { first: number; perSlide: number } | undefined

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type Slides = {
  /** How many cards have loaded. */
  count: number
  /** If true, the first card follows the last one. Otherwise the next cards follow, once they have loaded. */
  isComplete: boolean
}

/** Turns a scroll-snapping list into slides that advance by themselves, except while a visitor looks or reads. */
export function useCarousel(list: RefObject<HTMLElement | null>, { count, isComplete }: Slides) {
  const view = useCarouselView(list)
  const [isPlaying, setIsPlaying] = useState(true)
  /** Counts manual moves, so that a chosen slide stays for its full interval. */
  const [manualChanges, setManualChanges] = useState(0)
  const latest = useRef(view)
  latest.current = view

  useEffect(() => {
    if (prefersReducedMotion()) setIsPlaying(false)
  }, [])

  const scrollTo = useCallback(
    (index: number) => {
      const element = list.current
      // The style sheet scrolls smoothly. On the long way back to the start there are no cards, so that jump is instant.
      element?.scrollTo({ left: index * stepOf(element), behavior: index ? 'auto' : 'instant' })
    },
    [list],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a slide restarts the timer
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

/** Measures the view from the layout, so that only the style sheet decides how many cards are side by side. */
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
      // Counts whole slides only, so that the dots do not change between two slides.
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

/** Returns the distance from one card to the next. Like `scrollLeft`, it is negative in right-to-left layouts. */
function stepOf(list: HTMLElement): number {
  const [one, two] = list.children
  if (!one) return 0
  if (!two) return one.clientWidth
  return two.getBoundingClientRect().left - one.getBoundingClientRect().left
}

const isAutoplaySuspended = (list: HTMLElement | null) =>
  !document.hasFocus() ||
  list?.matches(':hover, :focus-within') === true ||
  // A dot with keyboard focus must not disappear.
  list?.parentElement?.querySelector('fieldset :focus-visible') != null
