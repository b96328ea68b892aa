import { useState } from 'react'
import { preload } from 'react-dom'
import { type PicturePlace, pictureSizes, pictureSources } from './picture-sources.ts'
import type { Cover, Recipe } from './recipe.ts'

type Props = {
  recipe: Pick<Recipe, 'image' | 'cover'>
  place: PicturePlace
  /** The page's most important picture: fetched first. All others wait until they are near. */
  isFirst?: boolean
}

/** The recipe's picture on its own colour; a broken one gives way to the cover that the site drew. */
export function RecipePicture({ recipe: { image, cover }, place, isFirst = false }: Props) {
  const candidates = [image, cover?.url].filter(url => url !== undefined && url !== '')
  const [broken, setBroken] = useState(0)
  const source = candidates[broken]
  return (
    <>
      {/* A fill, because a style attribute in the server's HTML would be against the security policy. */}
      {cover && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={cover.color} />
        </svg>
      )}
      {source && (
        <Source
          key={source}
          url={source}
          place={place}
          isFirst={isFirst}
          side={source === cover?.url ? sideOf(cover) : undefined}
          onBroken={() => setBroken(broken + 1)}
        />
      )}
    </>
  )
}

/** The dish lies left or right of the middle; the style sheet turns that side's crop. */
const sideOf = ({ focusX }: Cover) => (focusX < 0.48 ? 'left' : focusX > 0.52 ? 'right' : undefined)

type SourceProps = {
  url: string
  place: PicturePlace
  isFirst: boolean
  side: 'left' | 'right' | undefined
  onBroken: () => void
}

function Source({ url, place, isFirst, side, onBroken }: SourceProps) {
  const sources = pictureSources(url)
  const sizes = pictureSizes[place]
  if (isFirst && sources) {
    const imageSrcSet = sources.avif
    preload(url, { as: 'image', imageSrcSet, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' })
  }
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        ref={image => {
          // It may have failed before React was there to hear of it.
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onBroken()
        }}
        src={url}
        alt=""
        width={960}
        height={640}
        decoding="async"
        data-side={side}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        onError={onBroken}
      />
    </picture>
  )
}
