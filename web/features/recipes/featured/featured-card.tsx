import { type ReactNode, useId, useState } from 'react'
import { commentsFragment, pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { PrefetchLink } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { ChefName, Place, PrepTime, RecipeFacts, ScoreInWords } from '../recipe-facts.tsx'
import { RecipePicture } from '../recipe-picture.tsx'
import { ShareMenu } from '../share.tsx'
import styles from './featured-card.module.css'

type Props = { recipe: Recipe; isFirst: boolean; bookmark: ReactNode }

export function FeaturedCard({ recipe, isFirst, bookmark }: Props) {
  const titleId = useId()
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      {/* The picture's colour, thinned. It is a fill, because the security policy allows no style attribute. */}
      <svg className={styles.tint} aria-hidden="true">
        <rect width="100%" height="100%" fill={recipe.cover?.color ?? '#8c7a5a'} />
      </svg>
      <RecipePicture recipe={recipe} variant="featured" isPriority={isFirst} className={styles.picture} />
      <div className={styles.text}>
        <Place recipe={recipe} />
        <h3 id={titleId}>{recipe.title}</h3>
        <ChefName recipe={recipe} className={styles.chef} />
        <RecipeFacts className={styles.facts}>
          <PrepTime recipe={recipe} />
          <ScoreInWords rating={recipe.rating} />
        </RecipeFacts>
        <div className={styles.actions}>
          <LikeButton recipe={recipe} />
          {bookmark}
          <PrefetchLink
            className={iconButtonClass}
            to={`${pageUrls.recipe(recipe.id)}#${commentsFragment}`}
            aria-label={t.commentOn(recipe.title)}
          >
            <Icon name="message-circle" />
          </PrefetchLink>
          <ShareMenu recipe={recipe} />
        </div>
      </div>
    </article>
  )
}

/** The liked recipes, until the document is closed. Cards far from the shown ones are unmounted and would forget it. Nothing is sent. */
const likes = new Set<string>()

function LikeButton({ recipe: { id, title } }: { recipe: Recipe }) {
  const [isLiked, setIsLiked] = useState(likes.has(id))
  return (
    <button
      type="button"
      className={`${iconButtonClass} ${styles.like}`}
      aria-label={t.like(title)}
      aria-pressed={isLiked}
      onClick={() => {
        setIsLiked(!isLiked)
        likes[isLiked ? 'delete' : 'add'](id)
        showToast.brief(isLiked ? t.likeRemoved : t.liked)
      }}
    >
      <Icon name="heart" />
    </button>
  )
}
