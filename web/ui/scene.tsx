import styles from './scene.module.css'

type Props = {
  name: SceneName
  /** The width on the page, as the `sizes` of an image. */
  sizes: string
  alt?: string
  className?: string | undefined
  isFirst?: boolean
}

/** A drawn picture. The colour of the cloth is shown until it has loaded. */
export const Scene = ({ name, sizes, alt = '', className = '', isFirst = false }: Props) => {
  const { avif, webp, fallback, width, height } = sceneSources(name)
  return (
    <picture className={`${styles.root} ${name === 'empty-plate' ? styles.cutout : ''} ${className}`}>
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

/** The drawn scenes in public/scenes/, made by `npm run scenes`: width, height, and the widths in which their files exist. */
const scenes = {
  'hero-tall': [900, 1760, 480, 640, 960],
  'hero-mid': [1200, 1560, 640, 960, 1280],
  'hero-wide': [1600, 920, 1280, 1920],
  auth: [900, 1200, 640, 960],
  'about-table': [840, 1060, 480, 800],
  'about-spice': [800, 1000, 480, 800],
  'about-hands': [800, 1000, 480, 800],
  contact: [900, 600, 480, 800],
  'empty-plate': [800, 800, 320, 640],
} as const

export type SceneName = keyof typeof scenes

export function sceneSources(name: SceneName) {
  const [width, height, ...widths] = scenes[name]
  const file = (size: number, format: string) => `/scenes/${name}-${size}.${format}`
  const list = (format: string) => widths.map(size => `${file(size, format)} ${size}w`).join()
  return { avif: list('avif'), webp: list('webp'), fallback: file(widths[0], 'webp'), width, height }
}
