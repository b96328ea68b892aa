import type { MouseEvent } from 'react'

/** Closes the popover around a link, which would otherwise stay open over the next page. */
export const closePopover = (event: MouseEvent<HTMLElement>): void => {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
