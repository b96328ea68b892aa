import { initialColorIndex } from '#contract/initials.ts'
import styles from './avatar.module.css'

type Props = {
  name: string
  picture?: string | undefined
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

/** A person's picture, or their initial on a colour derived from the name. Decorative: the name is always beside it. */
export function Avatar({ name, picture, size, className = '' }: Props) {
  const classes = `${styles.root} ${className}`
  if (picture)
    return <img className={classes} data-size={size} src={picture} alt="" loading="lazy" decoding="async" />
  return (
    <span className={classes} data-size={size} data-tone={initialColorIndex(name)} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
