import { type ReactNode, useEffect, useRef } from 'react'
import * as t from '#texts/recipes.ts'
import { countOf } from '#texts/ui.ts'
import type { Recipe, RecipePage } from '#web/api/foreign/recipe.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { MorePages } from '../use-more-pages.ts'
import { FeaturedCard } from './featured-card.tsx'
import styles from './featured-carousel.module.css'
import { useCarousel } from './use-carousel.ts'

/** How many slides on each side of the current one have cards and dots, however long the list is. */
const nearSlides = 3

type Props = { page: RecipePage; more: MorePages; bookmark: (recipe: Recipe) => ReactNode }

export function FeaturedCarousel({ page: { recipes, total }, more, bookmark }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const count = recipes.length
  const { view, isPlaying, setIsPlaying, goToSlide } = useCarousel(list, {
    count,
    isComplete: !more.fetchMore || more.failure != null,
  })
  const { first, perSlide } = view ?? { first: 0, perSlide: 2 }
  const nearCards = nearSlides * perSlide
  const isNearEnd = view !== undefined && first + nearCards + perSlide >= count
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once at each end of the list, even if that fails
  useEffect(() => {
    if (isNearEnd) more.fetchMore?.()
  }, [isNearEnd, count])

  const isInView = (index: number) => !view || (index >= first && index < first + perSlide)
  // The first slide is included, because the last one leads to it.
  const isNear = (index: number) =>
    index < perSlide || (index >= first - nearCards && index < first + nearCards + perSlide)
  const lastSlide = Math.floor((count - 1) / perSlide) * perSlide
  // Dots stand for the near cards only, and keep their number at both ends of the list.
  const firstDot = Math.max(0, Math.min(first - nearCards, lastSlide - 2 * nearCards))
  const slideCount = Math.ceil(total / perSlide)
  return (
    <section className={styles.root} aria-labelledby="featured" aria-roledescription={t.carousel}>
      <div className={styles.head}>
        <h2 id="featured">{t.somethingSweet}</h2>
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
            {isNear(index) && (
              <FeaturedCard recipe={recipe} isFirst={index === 0} bookmark={bookmark(recipe)} />
            )}
          </li>
        ))}
      </ul>
      {/* One dot per card. If a slide shows two cards, the style sheet hides every other dot. */}
      <fieldset className={styles.dots} aria-label={t.slides}>
        {recipes.slice(firstDot, firstDot + 2 * nearCards + perSlide).map((recipe, place) => (
          <button
            key={recipe.id}
            type="button"
            className={styles.dot}
            aria-label={t.showRecipe(recipe.title)}
            aria-current={firstDot + place === first || undefined}
            onClick={() => goToSlide(firstDot + place)}
          />
        ))}
        {view && slideCount > 2 * nearSlides + 1 && (
          <span className={styles.position}>{countOf(first / perSlide + 1, slideCount)}</span>
        )}
      </fieldset>
    </section>
  )
}

/** Has the exact shape of the carousel while its recipes load, so that nothing below it moves. */
export const FeaturedSkeleton = () => (
  <div className={pageColumnClass} aria-hidden="true">
    <div className={styles.root}>
      <div className={styles.head}>
        <Skeleton width="14rem" height="2rem" />
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
