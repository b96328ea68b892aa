import type { MouseEvent } from 'react'

/** For links inside a popover: it would stay open over the page they lead to. */
export const closePopover = (event: MouseEvent<HTMLElement>): void => {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
