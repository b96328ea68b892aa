import type { Recipe } from '#web/features/recipes/recipe.ts'
import { Score } from '#web/features/recipes/recipe-facts.tsx'
import { StarChoice } from './star-choice.tsx'
import { useRate } from './use-rate.ts'

const titleId = 'rating'

/** For those who come from cook mode to say how it was. */
export function focusStars(): void {
  const section = document.getElementById(titleId)?.parentElement
  const star = section?.querySelector<HTMLElement>(':checked') ?? section?.querySelector<HTMLElement>('input')
  star?.focus()
}

/** What everybody gave, and what the reader gives. */
export function RatingSection({ recipe }: { recipe: Recipe }) {
  const { stars, isBusy, rate } = useRate(recipe)
  return (
    <section className="rating" aria-labelledby={titleId}>
      <h2 className="text-title-md" id={titleId}>
        Rating
      </h2>
      <p className="meta mt-2">
        <Score rating={recipe.rating} />
        {recipe.ratingCount !== undefined && <span>{ratingCountText(recipe.ratingCount)}</span>}
      </p>
      <StarChoice stars={stars} isBusy={isBusy} onChoose={rate} />
      <p className="hint">
        {stars ? `You gave this ${starsText(stars)}.` : 'Cooked it? Give it your stars.'}
      </p>
    </section>
  )
}

const ratingCountText = (count: number) => {
  if (count === 0) return 'not rated yet'
  return count === 1 ? 'from 1 cook' : `from ${count.toLocaleString('en')} cooks`
}

const starsText = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)
