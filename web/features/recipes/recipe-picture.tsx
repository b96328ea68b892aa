import { type ReactNode, useState } from 'react'
import { preload } from 'react-dom'
import { largestPictureFile, pictureWidths } from '#contract/picture-files.ts'
import type { Cover } from '#web/api/foreign/recipe.ts'
import styles from './recipe-picture.module.css'

type FrameProps = { className?: string | undefined; children?: ReactNode }

/** Reserves a picture's space before it has loaded. */
export const PictureFrame = ({ className = '', children }: FrameProps) => (
  <div className={`${styles.root} ${className}`}>{children}</div>
)

type Props = FrameProps & {
  recipe: { image: string; cover?: Cover | undefined }
  variant: PictureVariant
  /** The page's most important picture, which is fetched first. All others are loaded lazily. */
  isPriority?: boolean
}

/**
 * The recipe's picture on its main colour. A broken picture is replaced by the cover that the site drew. Until a cover is drawn,
 * the server sends a square in its colour, and the picture is requested again until it is there.
 */
export function RecipePicture({ recipe, variant, isPriority = false, className, children }: Props) {
  const { image, cover } = recipe
  const candidates = [image, cover?.url].filter(url => url !== undefined && url !== '')
  const [brokenCount, setBrokenCount] = useState(0)
  const source = candidates[brokenCount]
  return (
    <PictureFrame className={className}>
      {/* A fill, because the security policy forbids style attributes in the server's HTML. */}
      {cover && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={cover.color} />
        </svg>
      )}
      {source && (
        <ResponsiveImage
          key={source}
          url={source}
          variant={variant}
          isPriority={isPriority}
          side={source === cover?.url ? sideOf(cover) : undefined}
          onBroken={() => setBrokenCount(brokenCount + 1)}
        />
      )}
      {children}
    </PictureFrame>
  )
}

/** Tells whether the dish is left or right of the middle. The style sheet shifts the crop to that side. */
const sideOf = ({ focusX }: Cover) => (focusX < 0.48 ? 'left' : focusX > 0.52 ? 'right' : undefined)

/** The most repeated requests. They are spread over about a minute, at growing intervals. */
const mostRepeats = 12

type ResponsiveImageProps = {
  url: string
  variant: PictureVariant
  isPriority: boolean
  side: 'left' | 'right' | undefined
  onBroken: () => void
}

function ResponsiveImage({ url, variant, isPriority, side, onBroken }: ResponsiveImageProps) {
  const [repeats, setRepeats] = useState(0)
  const sources = pictureSources(url, repeats)
  const sizes = pictureSizes[variant]
  if (isPriority && sources) {
    const imageSrcSet = sources.avif
    preload(url, { as: 'image', imageSrcSet, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' })
  }
  const repeatIfUndrawn = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (sources && naturalWidth === naturalHeight && repeats < mostRepeats)
      setTimeout(setRepeats, 1000 * 1.3 ** repeats, repeats + 1)
  }
  return (
    <picture key={repeats}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        ref={image => {
          // The picture may have failed or loaded before hydration.
          if (!image?.complete || !image.currentSrc) return
          if (image.naturalWidth === 0) onBroken()
          else repeatIfUndrawn(image)
        }}
        onLoad={event => repeatIfUndrawn(event.currentTarget)}
        src={url}
        alt=""
        width={960}
        height={640}
        decoding="async"
        data-side={side}
        {...(isPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        onError={onBroken}
      />
    </picture>
  )
}

/** The pictures of this site end like this. They exist in several widths, as AVIF and WebP. */
const hostedPicturePattern = /^(.*\/media\/(?:covers|images)\/[0-9a-f]{32})-(.*)$/

type PictureSources = Record<'avif' | 'webp', string>

/**
 * Returns the `srcset`s of a picture of this site. Undefined for a picture from elsewhere. A document loads a URL only once, so a
 * repeated request has a query.
 */
function pictureSources(url: string, repeats: number): PictureSources | undefined {
  const [, base, file] = hostedPicturePattern.exec(url) ?? []
  if (file !== largestPictureFile) return undefined
  const query = repeats ? `?${repeats}` : ''
  const srcSetOf = (format: string) =>
    pictureWidths.map(width => `${base}-${width}.${format}${query} ${width}w`).join(', ')
  return { avif: srcSetOf('avif'), webp: srcSetOf('webp') }
}

/**
 * The picture's displayed width, from which the browser chooses a file. For phones it is understated: on their dense screens, a
 * third fewer bytes matters more than a third fewer pixels.
 */
const pictureSizes = {
  card: '(min-width: 90rem) 20rem, (min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 12rem',
  featured: '(min-width: 64rem) 28rem, (min-width: 40rem) 46vw, 58vw',
  latestLarge: '(min-width: 64rem) 48rem, 90vw',
  detail: '(min-width: 64rem) 40rem, (min-width: 40rem) 94vw, 75vw',
  latest: '(min-width: 64rem) 20rem, 46vw',
  line: '6rem',
} as const

type PictureVariant = keyof typeof pictureSizes

/** The class of a word on the picture. */
export const pictureBadgeClass = styles.badge
