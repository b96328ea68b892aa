/**
 * Notices in the layer go to the other end of the window (`data-low`) where they would lie over what the keyboard
 * stands on (WCAG 2.4.11), and the next ones come at their own place again. A pointer needs no help: it has the place
 * in view, and can put a notice away. Answers how to stop.
 */
export function keepClearOfFocus(layer: HTMLElement, notices: string): () => void {
  const look = () => {
    const focused = document.querySelector(':focus-visible')
    if (!focused || layer.contains(focused)) return
    const isCovered = [...layer.querySelectorAll(notices)].some(notice => liesOver(notice, focused))
    if (isCovered) layer.toggleAttribute('data-low')
  }
  // The focus brings its place into view first; a notice slides in; the page goes on beneath it.
  const moments = ['focusin', 'animationend', 'scrollend'] as const
  const lookInAFrame = () => requestAnimationFrame(look)
  for (const moment of moments) document.addEventListener(moment, lookInAFrame)

  const gone = new MutationObserver(() => {
    if (!layer.querySelector(notices)) layer.removeAttribute('data-low')
  })
  gone.observe(layer, { childList: true, subtree: true })
  return () => {
    for (const moment of moments) document.removeEventListener(moment, lookInAFrame)
    gone.disconnect()
  }
}

/** Over its whole width, and any part of its height. */
function liesOver(notice: Element, focused: Element): boolean {
  const over = notice.getBoundingClientRect()
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  return over.left <= left && over.right >= right && over.top < bottom && over.bottom > top
}
