import { initialColorIndex } from '#contract/initials.ts'

type Props = { name: string; picture?: string | undefined; size?: 'small' | 'medium' | 'large' }

/** A person's picture, or the initial on a colour of their own. The name always stands beside it. */
export function Avatar({ name, picture, size = 'small' }: Props) {
  const className = `avatar avatar-${size}`
  if (picture) return <img className={className} src={picture} alt="" loading="lazy" decoding="async" />
  return (
    <span className={className} data-tone={initialColorIndex(name)} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
