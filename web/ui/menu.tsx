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

/** A menu below its button, open for as long as it is mounted. The element marked `data-autofocus` gets the focus first. */
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
  /** Gets the focus when the menu opens. */
  takesFocus?: boolean
  onChoose: () => void
  children: ReactNode
}

/** A menu item that does one thing and closes the menu. */
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

/** Holds the choice of a menu that a dialog follows. Calls `onClose` if the menu closes without a choice, or when the dialog closes. */
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

/** The class of an item with a line above it. */
export const menuPartClass = styles.part
/** The class of an item that takes something away from somebody. */
export const menuDangerClass = styles.danger
/** The class of an item that is a sentence. */
export const menuNoteClass = styles.note
