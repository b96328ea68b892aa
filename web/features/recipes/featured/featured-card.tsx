import { type ReactNode, useId, useState } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { PrepTime, Score } from '../recipe-facts.tsx'
import { RecipePicture } from '../recipe-picture.tsx'
import { ShareMenu } from '../share.tsx'

type Props = { recipe: Recipe; isFirst: boolean; bookmark: ReactNode }

export function FeaturedCard({ recipe, isFirst, bookmark }: Props) {
  const titleId = useId()
  return (
    <article className="featured-card" aria-labelledby={titleId}>
      {/* The picture's colour, thinned: a fill, because the security policy allows no style attribute. */}
      <svg className="featured-tint" aria-hidden="true">
        <rect width="100%" height="100%" fill={recipe.cover?.color ?? '#8c7a5a'} />
      </svg>
      <div className="picture">
        <RecipePicture recipe={recipe} variant="featured" isPriority={isFirst} />
      </div>
      <div className="featured-text">
        <span className="place">{recipe.countryOfOrigin}</span>
        <h3 id={titleId}>{recipe.title}</h3>
        <p className="chef">
          <Avatar name={recipe.chefName} picture={recipe.chefImage} />
          {recipe.chefName}
        </p>
        <p className="meta">
          <PrepTime recipe={recipe} />
          <Score rating={recipe.rating} />
        </p>
        <div className="featured-actions">
          <LikeButton title={recipe.title} />
          {bookmark}
          <PrefetchLink
            className="icon-button"
            to={pageUrls.recipe(recipe.id)}
            aria-label={`Comment on ${recipe.title}`}
          >
            <Icon name="message-circle" />
          </PrefetchLink>
          <ShareMenu recipe={recipe} />
        </div>
      </div>
    </article>
  )
}

/** Stays on this page: nobody is told. */
function LikeButton({ title }: { title: string }) {
  const [isLiked, setIsLiked] = useState(false)
  return (
    <button
      type="button"
      className="icon-button like"
      aria-label={`Like ${title}`}
      aria-pressed={isLiked}
      onClick={() => {
        setIsLiked(!isLiked)
        showToast.brief(isLiked ? 'Like removed' : 'Recipe liked')
      }}
    >
      <Icon name="heart" />
    </button>
  )
}
