import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

type Props = ButtonLook & {
  /** An action is pending. The width and the text stay, a spinner is shown before the text, and further clicks do nothing. */
  isBusy?: boolean
} & ButtonHTMLAttributes<HTMLButtonElement>

export function Button({ look, isLarge, isBusy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, isLarge }, className)}
      aria-busy={isBusy || undefined}
      onClick={event => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy && <span className={busyRingClass} aria-hidden="true" />}
      {children}
    </button>
  )
}

const looks = {
  primary: styles.primary,
  quiet: styles.quiet,
  text: styles.text,
  danger: styles.danger,
  'danger-quiet': styles.dangerQuiet,
}

export type ButtonLook = {
  look?: keyof typeof looks | undefined
  isLarge?: boolean | undefined
}

/** Returns the classes of a button, also for links that look like one. */
export const buttonClass = ({ look = 'quiet', isLarge = false }: ButtonLook = {}, more = ''): string =>
  [styles.root, looks[look], isLarge && styles.large, more].filter(Boolean).join(' ')

/** The class of the spinner beside a pending action's text. */
export const busyRingClass = styles.busyRing
