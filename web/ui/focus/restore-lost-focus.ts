const restoreDelayMs = 50

/**
 * Restores the focus when a button removes itself, such as a filter's chip or a retry that succeeds. The focus moves to the
 * nearest ancestor that is still in the page, instead of to the top of the page. A caller that moves the focus itself does so
 * earlier.
 */
export function restoreLostFocus(): () => void {
  /** The focused element and its ancestors, innermost first. */
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
  /** A click on the background or a change of window drops the focus deliberately, so nothing is restored. */
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

/** Focuses an element with a temporary tabindex, because a section is not a tab stop. */
function focusTemporarily(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
