import type { SceneName } from './scene-files.ts'
import { sceneSources } from './scene-files.ts'

type Props = {
  name: SceneName
  /** How wide it stands on the page, as the `sizes` of an image. */
  sizes: string
  alt?: string
  className?: string
  isFirst?: boolean
}

/** A drawn picture of the table; its place is taken by the cloth until it has loaded. */
export const Scene = ({ name, sizes, alt = '', className = '', isFirst = false }: Props) => {
  const { avif, webp, fallback, width, height } = sceneSources(name)
  return (
    <picture className={`scene scene-${name} ${className}`}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
