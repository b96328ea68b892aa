import { root } from './top-layer-portal.module.css'
/** An element above everything else, an open dialog included, that is not inert. */
export type TopLayerPortal = {
  element: HTMLElement
  /** Follows dialogs as they open and close; the returned function stops it. */
  stayOnTop: () => () => void
}

/**
 * A modal dialog is in the browser's top layer and makes everything outside it inert. So the element moves into
 * the uppermost dialog, and, as a popover, is in the top layer itself: no dialog can clip or cover it.
 */
export function createTopLayerPortal(): TopLayerPortal {
  const element = document.createElement('div')
  element.popover = 'manual'
  element.className = root
  const moveToTop = () => {
    const container = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
    // Moving it restarts the toasts' animations, so only when needed.
    if (element.parentElement !== container) container.append(element)
    if (!element.matches(':popover-open')) element.showPopover()
  }
  return {
    element,
    stayOnTop() {
      moveToTop()
      // Before the next paint, so that a removed dialog does not take a toast with it.
      const dialogObserver = new MutationObserver(moveToTop)
      dialogObserver.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
      return () => {
        dialogObserver.disconnect()
        element.remove()
      }
    },
  }
}
