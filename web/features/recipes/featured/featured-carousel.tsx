import { type ReactNode, useRef } from 'react'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FeaturedCard } from './featured-card.tsx'
import { useCarousel } from './use-carousel.ts'

type Props = { recipes: Recipe[]; bookmark: (recipe: Recipe) => ReactNode }

export function FeaturedCarousel({ recipes, bookmark }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { view, isPlaying, setIsPlaying, goToSlide } = useCarousel(list, recipes.length)
  const isInView = (index: number) => !view || (index >= view.first && index < view.first + view.perSlide)
  return (
    <section className="featured" aria-labelledby="featured" aria-roledescription="carousel">
      <div className="section-head">
        <h2 id="featured">Something sweet</h2>
        <button type="button" className="button button-text" onClick={() => setIsPlaying(!isPlaying)}>
          <Icon name={isPlaying ? 'pause' : 'play'} size="small" />
          {isPlaying ? 'Pause' : 'Play'}
        </button>
      </div>
      <ul className="slides" ref={list}>
        {recipes.map((recipe, index) => (
          <li key={recipe.id} inert={!isInView(index)}>
            <FeaturedCard recipe={recipe} isFirst={index === 0} bookmark={bookmark(recipe)} />
          </li>
        ))}
      </ul>
      {/* One a card; where two stand side by side, the style sheet shows every other one. */}
      <fieldset className="dots" aria-label="Slides">
        {recipes.map((recipe, index) => (
          <button
            key={recipe.id}
            type="button"
            className="dot"
            aria-label={`Show ${recipe.title}`}
            aria-current={index === (view?.first ?? 0) || undefined}
            onClick={() => goToSlide(index)}
          />
        ))}
      </fieldset>
    </section>
  )
}

/** The carousel's exact shape while its recipes are on their way: below it nothing may move. */
export const FeaturedSkeleton = () => (
  <div className="page" aria-hidden="true">
    <div className="featured">
      <div className="section-head">
        <span className="skeleton h-8 w-56" />
      </div>
      <div className="slides">
        <div className="featured-card skeleton" />
        <div className="featured-card skeleton" />
      </div>
      <div className="dots">
        <span className="dot" />
      </div>
    </div>
  </div>
)
