import type { ButtonHTMLAttributes } from 'react'

type Props = ButtonLook & {
  /** Something is under way: the width and the text stay, a ring stands before them, further clicks do nothing. */
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
      {isBusy && <span className="busy-ring" aria-hidden="true" />}
      {children}
    </button>
  )
}

export type ButtonLook = {
  look?: 'primary' | 'quiet' | 'text' | 'danger' | 'danger-quiet' | undefined
  isLarge?: boolean | undefined
}

/** The same look for buttons and for links that stand where a button would. */
export const buttonClass = ({ look = 'quiet', isLarge = false }: ButtonLook = {}, more = ''): string =>
  ['button', `button-${look}`, isLarge && 'button-large', more].filter(Boolean).join(' ')
