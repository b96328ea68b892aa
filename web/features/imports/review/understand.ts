import type { ReadRecipe } from '#contract/imports.ts'
import { wordsForLines } from '#contract/ingredient-lines/words-of-lines.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { type Review, reviewOf, type Understood } from './review.ts'

/** One recipe after the other: a page may have fifty, which are not asked about all at once. */
export async function reviewsOf(recipes: readonly ReadRecipe[]): Promise<Review[]> {
  const reviews: Review[] = []
  for (const recipe of recipes) reviews.push(reviewOf(recipe, await understand(recipe.ingredients, recipe)))
  return reviews
}

/** What is meant by lines of this recipe, and in which language they are. */
export async function understand(
  lines: string[],
  { ingredients, language }: ReadRecipe,
): Promise<Understood> {
  const body = { lines, ...(language && { language }) }
  const [understood, wordsOf] = await Promise.all([
    call(rows.readIngredientLines, { body }),
    wordsForLines(ingredients),
  ])
  return { lines: understood, wordsOf }
}
