import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/recipe-detail.ts'
import { call } from '#web/api/call.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/query-client.ts'
import { recipesKey } from '#web/api/query-keys.ts'
import { RecipeFacts, ScoreInWords } from '#web/features/recipes/recipe-facts.tsx'
import { hintClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './rating-section.module.css'
import { StarChoice } from './star-choice.tsx'

const titleId = 'rating'

/** Focuses the stars when a cook leaves cook mode to rate the recipe. */
export function focusStars(): void {
  const section = document.getElementById(titleId)?.parentElement
  const star = section?.querySelector<HTMLElement>(':checked') ?? section?.querySelector<HTMLElement>('input')
  star?.focus()
}

type Props = {
  recipe: Recipe
  /** Shown below, because it comes later. */
  children: ReactNode
}

/** The average rating, and the user's own rating. */
export function RatingSection({ recipe, children }: Props) {
  const { stars, isBusy, rate } = useRate(recipe)
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.rating}</h2>
      <RecipeFacts className={styles.facts}>
        <ScoreInWords rating={recipe.rating} />
        {!!recipe.ratingCount && <span>{t.ratings(recipe.ratingCount)}</span>}
      </RecipeFacts>
      <StarChoice stars={stars} isBusy={isBusy} onChoose={rate} />
      <p className={hintClass}>{stars ? t.youGave(stars) : t.giveYourStars}</p>
      {children}
    </section>
  )
}

type Rated = { id: string; myRating: number | undefined }

/** Returns the user's rating and the function that changes it. The rating follows the server's response, one request at a time. */
function useRate({ id, myRating: known }: Rated) {
  const myRating = known || undefined
  const queries = useQueryClient()
  const [submitted, setSubmitted] = useState<{ rating: number; over: number | undefined }>()
  const inFlight = useRef<number>(undefined)
  const rate = useMutation({
    scope: { id: `rating-${id}` },
    mutationFn: (rating: number) => call(rows.rateRecipe, { id, body: { rating } }),
    onSuccess: (_, rating) => {
      setSubmitted({ rating, over: myRating })
      showToast.success(messages.ratingUpdated)
      invalidate(queries, { queryKey: recipesKey('detail', id) })
      for (const list of ['catalogue', 'featured'] as const) {
        invalidate(queries, { queryKey: recipesKey(list), refetchType: 'none' })
      }
    },
    onError: () => showToast.error(messages.ratingFailed),
    onSettled: (_, __, rating) => {
      if (inFlight.current === rating) inFlight.current = undefined
    },
  })
  return {
    // The submitted rating counts until the recipe's reply changes: a meal that was reported since may have changed the rating.
    stars: (submitted?.over === myRating && submitted?.rating) || myRating,
    isBusy: rate.isPending,
    rate: (rating: number) => {
      if (inFlight.current === rating) return
      inFlight.current = rating
      rate.mutate(rating)
    },
  }
}
