/**
 * Moves the notices of a layer to the other end of the window (`data-low`) if they would cover the element with keyboard focus
 * (WCAG 2.4.11). Later notices use their default place again. Pointer users need no help, because they see the target and can
 * close a notice. Returns a function that stops it.
 */
export function avoidObscuringFocus(layer: HTMLElement, noticeSelector: string): () => void {
  const moveIfObscuring = () => {
    const focused = document.querySelector(':focus-visible')
    if (!focused || layer.contains(focused)) return
    const isObscured = [...layer.querySelectorAll(noticeSelector)].some(notice => obscures(notice, focused))
    if (isObscured) layer.toggleAttribute('data-low')
  }
  // The causes: focusing scrolls the element into view, a notice slides in, or the page scrolls beneath it.
  const eventTypes = ['focusin', 'animationend', 'scrollend'] as const
  const scheduleCheck = () => requestAnimationFrame(moveIfObscuring)
  for (const moment of eventTypes) document.addEventListener(moment, scheduleCheck)

  const removalObserver = new MutationObserver(() => {
    if (!layer.querySelector(noticeSelector)) layer.removeAttribute('data-low')
  })
  removalObserver.observe(layer, { childList: true, subtree: true })
  return () => {
    for (const moment of eventTypes) document.removeEventListener(moment, scheduleCheck)
    removalObserver.disconnect()
  }
}

/** Checks whether a notice covers the full width of an element, and any part of its height. */
function obscures(notice: Element, focused: Element): boolean {
  const noticeRect = notice.getBoundingClientRect()
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  return (
    noticeRect.left <= left && noticeRect.right >= right && noticeRect.top < bottom && noticeRect.bottom > top
  )
}
