const settleMs = 50

/**
 * A button may take itself away: a filter that is removed, a second try that succeeds. The focus then falls to the nearest part of
 * the page that is still there, and not to its very top; whoever names a better place has been there first.
 */
export function keepFocus(): () => void {
  /** What has the focus, and everything around it from the inside out. */
  let line: HTMLElement[] = []

  const remember = () => {
    line = []
    for (let part = document.activeElement; part instanceof HTMLElement; part = part.parentElement) {
      line.push(part)
    }
  }
  /** Who clicks beside everything, or goes to another window, has let go of it. */
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return
    queueMicrotask(() => {
      if ((target as Element).isConnected) line = []
    })
  }
  const settle = () => {
    const [held] = line
    if (!held || held.isConnected || document.activeElement !== document.body) return
    const place = line.find(part => part !== document.body && part.isConnected && part.checkVisibility())
    if (place) focusPart(place)
  }
  const removed = new MutationObserver(() => {
    if (line[0]?.isConnected === false) setTimeout(settle, settleMs)
  })
  remember()
  addEventListener('focusin', remember)
  addEventListener('focusout', forget)
  removed.observe(document.body, { childList: true, subtree: true })
  return () => {
    removeEventListener('focusin', remember)
    removeEventListener('focusout', forget)
    removed.disconnect()
  }
}

/** Only for as long as it is needed: a part of the page is nothing to stop at. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}
