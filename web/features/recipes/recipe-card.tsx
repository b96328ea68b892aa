import { type ReactNode, useId } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dietLabel } from './diet-label.ts'
import styles from './recipe-card.module.css'
import { ChefName, Place, PrepTime, RecipeFacts, Score, Servings } from './recipe-facts.tsx'
import { PictureFrame, pictureBadgeClass, RecipePicture } from './recipe-picture.tsx'

type Props = {
  recipe: Recipe
  heading?: 'h2' | 'h3'
  /** Shown on the picture. */
  mark?: ReactNode
  /** On the picture's corner: the bookmark, if the page has one. */
  corner?: ReactNode
  /** At the end of the last line: share buttons, or edit and delete. */
  actions?: ReactNode
}

/** A picture above text on paper. The whole card leads to the recipe, through its only link. */
export function RecipeCard({ recipe, heading: Heading = 'h2', mark, corner, actions }: Props) {
  const titleId = useId()
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <RecipePicture recipe={recipe} variant="card" className={styles.picture}>
        {recipe.dietType && (
          <span className={`${pictureBadgeClass} ${styles.badge}`}>{dietLabel(recipe.dietType)}</span>
        )}
        {mark}
      </RecipePicture>
      {corner}
      <div className={styles.text}>
        <div className={styles.top}>
          <Place recipe={recipe} />
          <Score rating={recipe.rating} />
        </div>
        <Heading className={styles.title} id={titleId}>
          {recipe.title}
        </Heading>
        <ChefName recipe={recipe} className={styles.chef} />
        <RecipeFacts className={styles.facts}>
          <PrepTime recipe={recipe} />
          <Servings recipe={recipe} />
        </RecipeFacts>
      </div>
      <div className={styles.end}>
        <PrefetchLink
          viewTransition
          className={styles.link}
          to={pageUrls.recipe(recipe.id)}
          aria-describedby={titleId}
        >
          {t.viewRecipe}
          <Icon name="arrow-right" size="small" />
        </PrefetchLink>
        {actions}
      </div>
    </article>
  )
}

/** Has a card's exact shape while the recipes load. */
export const RecipeCardSkeleton = () => (
  <div className={styles.root} aria-hidden="true">
    <PictureFrame className={styles.picture} />
    <div className={styles.text}>
      <div className={styles.top}>
        <Skeleton width="6rem" height="0.75rem" />
      </div>
      <Skeleton width="75%" height="1.5rem" />
      <Skeleton width="40%" height="1rem" />
      <Skeleton width="60%" height="1rem" />
    </div>
    <div className={styles.end}>
      <Skeleton className={styles.linkSkeleton} width="6rem" height="0.75rem" />
    </div>
  </div>
)

/** The class of the card's upper corner, at the end of the line. */
export const cardCornerClass = styles.corner
