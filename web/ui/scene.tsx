export type SceneName =
  | 'hero-wide'
  | 'hero-mid'
  | 'hero-tall'
  | 'auth'
  | 'about-table'
  | 'about-spice'
  | 'about-hands'
  | 'contact'
  | 'empty-plate'

/** The scenes whose files lie in public/scenes/; the others are the bare green cloth. */
const drawn: ReadonlySet<SceneName> = new Set<SceneName>()

export const isDrawn = (name: SceneName): boolean => drawn.has(name)

type Props = { name: SceneName; alt?: string; className?: string; isFirst?: boolean }

/** A drawn picture of the table; its place is taken by the cloth until it has loaded. */
export function Scene({ name, alt = '', className = '', isFirst = false }: Props) {
  if (!isDrawn(name)) return <span className={`scene ${className}`} aria-hidden="true" />
  return (
    <picture className={`scene ${className}`}>
      <source type="image/avif" srcSet={`/scenes/${name}.avif`} />
      <img
        src={`/scenes/${name}.webp`}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
