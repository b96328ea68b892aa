import type { MouseEvent } from 'react'

/** For links inside a popover, which would otherwise stay open over the next page. */
export const closePopover = (event: MouseEvent<HTMLElement>): void => {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
