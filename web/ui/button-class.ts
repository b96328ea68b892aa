export type ButtonLook = {
  look?: 'primary' | 'quiet' | 'text' | 'danger' | 'danger-quiet' | undefined
  isLarge?: boolean | undefined
}

/** The same look for buttons and for links that stand where a button would. */
export const buttonClass = ({ look = 'quiet', isLarge = false }: ButtonLook = {}, more = ''): string =>
  ['button', `button-${look}`, isLarge && 'button-large', more].filter(Boolean).join(' ')
