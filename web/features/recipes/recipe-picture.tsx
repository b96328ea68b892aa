import { useState } from 'react'
import type { Recipe } from './recipe.ts'

type Props = {
  recipe: Pick<Recipe, 'image' | 'cover'>
  /** The page's most important picture: fetched first. All others wait until they are near. */
  isFirst?: boolean
}

/** The recipe's picture on its own colour; a broken one gives way to the cover that the site drew. */
export function RecipePicture({ recipe, isFirst = false }: Props) {
  const candidates = [recipe.image, recipe.cover?.url].filter(Boolean)
  const [broken, setBroken] = useState(0)
  const source = candidates[broken]
  const giveWay = () => setBroken(broken + 1)
  return (
    <>
      {/* A fill, because a style attribute in the server's HTML would be against the security policy. */}
      {recipe.cover && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={recipe.cover.color} />
        </svg>
      )}
      {source && (
        <img
          key={source}
          ref={image => {
            // It may have failed before React was there to hear of it.
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) giveWay()
          }}
          src={source}
          alt=""
          width={960}
          height={640}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          onError={giveWay}
        />
      )}
    </>
  )
}
