const restoreDelayMs = 50

/**
 * A button may take itself away: a filter that is removed, a second try that succeeds. The focus then falls to the nearest part of
 * the page that is still there, and not to its very top; whoever names a better place has been there first.
 */
export function restoreLostFocus(): () => void {
  /** What has the focus, and everything around it from the inside out. */
  let focusPath: HTMLElement[] = []

  const recordFocusPath = () => {
    focusPath = []
    for (
      let ancestor = document.activeElement;
      ancestor instanceof HTMLElement;
      ancestor = ancestor.parentElement
    ) {
      focusPath.push(ancestor)
    }
  }
  /** Who clicks beside everything, or goes to another window, has let go of it. */
  const clearFocusPathOnBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return
    queueMicrotask(() => {
      if ((target as Element).isConnected) focusPath = []
    })
  }
  const restoreFocus = () => {
    const [lastFocused] = focusPath
    if (!lastFocused || lastFocused.isConnected || document.activeElement !== document.body) return
    const nearestAncestor = focusPath.find(
      ancestor => ancestor !== document.body && ancestor.isConnected && ancestor.checkVisibility(),
    )
    if (nearestAncestor) focusTemporarily(nearestAncestor)
  }
  const removalObserver = new MutationObserver(() => {
    if (focusPath[0]?.isConnected === false) setTimeout(restoreFocus, restoreDelayMs)
  })
  recordFocusPath()
  addEventListener('focusin', recordFocusPath)
  addEventListener('focusout', clearFocusPathOnBlur)
  removalObserver.observe(document.body, { childList: true, subtree: true })
  return () => {
    removeEventListener('focusin', recordFocusPath)
    removeEventListener('focusout', clearFocusPathOnBlur)
    removalObserver.disconnect()
  }
}

/** Only for as long as it is needed: a part of the page is nothing to stop at. */
function focusTemporarily(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
