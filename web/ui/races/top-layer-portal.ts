import { root } from './top-layer-portal.module.css'
/** An element that is over everything else, an open dialog included, and can be used there. */
export type TopLayerPortal = {
  element: HTMLElement
  /** Follows dialogs as they open and close, until the answer is called. */
  stayOnTop: () => () => void
}

/**
 * A modal dialog lies in the browser's top layer and makes all that is not inside it inert. So the element moves into
 * the uppermost dialog, and, being a popover, is in the top layer itself: no dialog can clip or cover it.
 */
export function createTopLayerPortal(): TopLayerPortal {
  const element = document.createElement('div')
  element.popover = 'manual'
  element.className = root
  const moveToTop = () => {
    const container = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
    // Moving it starts the toasts' clocks again, so only when it has to.
    if (element.parentElement !== container) container.append(element)
    if (!element.matches(':popover-open')) element.showPopover()
  }
  return {
    element,
    stayOnTop() {
      moveToTop()
      // Before the next paint, so that a dialog that goes does not take a toast along.
      const dialogObserver = new MutationObserver(moveToTop)
      dialogObserver.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
      return () => {
        dialogObserver.disconnect()
        element.remove()
      }
    },
  }
}
