type Props = { name: string; picture?: string | undefined; size?: 'small' | 'medium' | 'large' }

const tones = 12

/** The same name always gets the same of the twelve colours. */
function toneOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % tones
}

/** A person's picture, or the initial on a colour of their own. The name always stands beside it. */
export function Avatar({ name, picture, size = 'small' }: Props) {
  const className = `avatar avatar-${size}`
  if (picture) return <img className={className} src={picture} alt="" loading="lazy" decoding="async" />
  return (
    <span className={className} data-tone={toneOf(name)} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
