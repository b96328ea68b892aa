import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { closePopover } from './close-popover.ts'
import { focusStart } from './focus/focus-start.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './menu.module.css'
import { menuListClass } from './menu-list.ts'

type Props = {
  label: string
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
  children: ReactNode
}

/** Below its button, for as long as it is mounted; the element marked `data-autofocus` gets the focus first. */
export function Menu({ label, button, onClose, children }: Props) {
  const menu = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    menu.current?.showPopover({ ...(button.current && { source: button.current }) })
    focusStart(menu.current)
  }, [button])
  return (
    <ul
      ref={menu}
      className={`${menuListClass} ${styles.menu}`}
      popover="auto"
      aria-label={label}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
    >
      {children}
    </ul>
  )
}

type ItemProps = {
  icon: IconName
  className?: string | undefined
  isDisabled?: boolean
  /** As the menu opens. */
  takesFocus?: boolean
  onChoose: () => void
  children: ReactNode
}

/** Does one thing and closes the menu. */
export const MenuItem = ({ icon, className, isDisabled, takesFocus, onChoose, children }: ItemProps) => (
  <li className={className}>
    <button
      type="button"
      disabled={isDisabled}
      data-autofocus={takesFocus}
      onClick={event => {
        onChoose()
        closePopover(event)
      }}
    >
      <Icon name={icon} />
      {children}
    </button>
  </li>
)

/** What is chosen in a menu that a dialog follows: it is over when nothing was, or when the dialog closes. */
export function useMenuChoice<Choice>(onClose: () => void) {
  // The menu closes before the choice is rendered.
  const isChosen = useRef(false)
  const [choice, setChoice] = useState<Choice>()
  return {
    choice,
    choose: (next: Choice) => {
      isChosen.current = true
      setChoice(() => next)
    },
    onMenuClose: () => {
      if (!isChosen.current) onClose()
    },
  }
}

/** Of an item with a line above it. */
export const menuPartClass = styles.part
/** Of an item that takes something away from somebody. */
export const menuDangerClass = styles.danger
/** Of an item that is a sentence. */
export const menuNoteClass = styles.note
