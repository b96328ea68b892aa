import { type RefObject, use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/** The reader's actions while a page loads, after which the page must not scroll by itself. */
const readerEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Returns whether the address's fragment names this element. If so, the element is scrolled to and focused on arrival, and again
 * once the page has loaded, because content that loads above it moves it. After Back nothing is done, because Back restores the
 * earlier position.
 */
export function useFragmentTarget(
  element: RefObject<HTMLElement | null>,
  fragment: string,
  { isLoaded }: { isLoaded: boolean },
): boolean {
  const { hash, key } = useLocation()
  const isBack = use(DataRouterContext)?.router.state.historyAction === 'POP' && key !== 'default'
  const isTarget = hash === `#${fragment}` && !isBack
  const isReaderActive = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading moves the element
  useEffect(() => {
    if (!isTarget || isReaderActive.current) return
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView()
  }, [isTarget, isLoaded, element])
  useEffect(() => {
    if (!isTarget || isLoaded) return
    const controller = new AbortController()
    const options = { signal: controller.signal, passive: true }
    for (const type of readerEvents) addEventListener(type, () => (isReaderActive.current = true), options)
    return () => controller.abort()
  }, [isTarget, isLoaded])
  return isTarget
}
