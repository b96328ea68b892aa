/**
 * Notices in the layer go to the other end of the window (`data-low`) where they would lie over what the keyboard
 * stands on (WCAG 2.4.11), and the next ones come at their own place again. A pointer needs no help: it has the place
 * in view, and can put a notice away. Answers how to stop.
 */
export function avoidObscuringFocus(layer: HTMLElement, noticeSelector: string): () => void {
  const moveIfObscuring = () => {
    const focused = document.querySelector(':focus-visible')
    if (!focused || layer.contains(focused)) return
    const isObscured = [...layer.querySelectorAll(noticeSelector)].some(notice => obscures(notice, focused))
    if (isObscured) layer.toggleAttribute('data-low')
  }
  // The focus brings its place into view first; a notice slides in; the page goes on beneath it.
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

/** Over its whole width, and any part of its height. */
function obscures(notice: Element, focused: Element): boolean {
  const noticeRect = notice.getBoundingClientRect()
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  return (
    noticeRect.left <= left && noticeRect.right >= right && noticeRect.top < bottom && noticeRect.bottom > top
  )
}
