import { root } from './top-layer-portal.module.css'
/** An element above everything else, even an open dialog, that is not inert. */
export type TopLayerPortal = {
  element: HTMLElement
  /** Follows dialogs as they open and close. The returned function stops it. */
  stayOnTop: () => () => void
}

/**
 * Creates the element. A modal dialog is in the browser's top layer and makes everything outside it inert. The element therefore
 * moves into the uppermost dialog, and is a popover in the top layer itself, so that no dialog can clip or cover it.
 */
export function createTopLayerPortal(): TopLayerPortal {
  const element = document.createElement('div')
  element.popover = 'manual'
  element.className = root
  const moveToTop = () => {
    const container = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
    // Moving the element restarts the toasts' animations, so it is moved only when needed.
    if (element.parentElement !== container) container.append(element)
    if (!element.matches(':popover-open')) element.showPopover()
  }
  return {
    element,
    stayOnTop() {
      moveToTop()
      // Runs before the next paint, so that a removed dialog does not take a toast with it.
      const dialogObserver = new MutationObserver(moveToTop)
      dialogObserver.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
      return () => {
        dialogObserver.disconnect()
        element.remove()
      }
    },
  }
}
