import { type ReactNode, useRef } from 'react'
import * as t from '#texts/featured-recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FeaturedCard } from './featured-card.tsx'
import styles from './featured-carousel.module.css'
import { useCarousel } from './use-carousel.ts'

type Props = { recipes: Recipe[]; bookmark: (recipe: Recipe) => ReactNode }

export function FeaturedCarousel({ recipes, bookmark }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { view, isPlaying, setIsPlaying, goToSlide } = useCarousel(list, recipes.length)
  const isInView = (index: number) => !view || (index >= view.first && index < view.first + view.perSlide)
  return (
    <section className={styles.root} aria-labelledby="featured" aria-roledescription={t.carousel}>
      <div className={styles.head}>
        <h2 id="featured">{t.title}</h2>
        <button
          type="button"
          className={buttonClass({ look: 'text' })}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size="small" />
          {isPlaying ? t.pause : t.play}
        </button>
      </div>
      <ul className={styles.slides} ref={list}>
        {recipes.map((recipe, index) => (
          <li key={recipe.id} inert={!isInView(index)}>
            <FeaturedCard recipe={recipe} isFirst={index === 0} bookmark={bookmark(recipe)} />
          </li>
        ))}
      </ul>
      {/* One per card; where a slide shows two cards, the style sheet hides every other one. */}
      <fieldset className={styles.dots} aria-label={t.slides}>
        {recipes.map((recipe, index) => (
          <button
            key={recipe.id}
            type="button"
            className={styles.dot}
            aria-label={t.showRecipe(recipe.title)}
            aria-current={index === (view?.first ?? 0) || undefined}
            onClick={() => goToSlide(index)}
          />
        ))}
      </fieldset>
    </section>
  )
}

/** The carousel's exact shape while its recipes load: nothing below it may move. */
export const FeaturedSkeleton = () => (
  <div className="page" aria-hidden="true">
    <div className={styles.root}>
      <div className={styles.head}>
        <Skeleton className="h-8 w-56" />
      </div>
      <div className={styles.slides}>
        <Skeleton className={styles.cardSkeleton} />
        <Skeleton className={styles.cardSkeleton} />
      </div>
      <div className={styles.dots}>
        <span className={styles.dot} />
      </div>
    </div>
  </div>
)
