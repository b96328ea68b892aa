import type { ReadRecipe } from '#contract/imports.ts'
import { wordsForLines } from '#contract/ingredient-lines/words-of-lines.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import type { Review, ReviewedLine, Understood } from './review.ts'
import { reviewedLine, reviewOf } from './reviewed-lines.ts'

/** Makes the reviews one after the other, so that the server does not receive all recipes of a page at once. */
export async function reviewsOf(recipes: readonly ReadRecipe[]): Promise<Review[]> {
  const reviews: Review[] = []
  for (const recipe of recipes) reviews.push(reviewOf(recipe, await understand(recipe.ingredients, recipe)))
  return reviews
}

/** Parses the lines that one line was split into. They all get the key of that line. */
export async function reviewedAnew(lines: string[], key: number, read: ReadRecipe): Promise<ReviewedLine[]> {
  const { lines: understood, wordsOf } = await understand(lines, read)
  return lines.flatMap((line, at) => {
    const one = understood[at]
    return one ? [reviewedLine(line, one, { key, wordsOf })] : []
  })
}

/** Has the server parse lines of this recipe, and finds their language. */
async function understand(lines: string[], { ingredients, language }: ReadRecipe): Promise<Understood> {
  const body = { lines, ...(language && { language }) }
  const [understood, wordsOf] = await Promise.all([
    call(rows.readIngredientLines, { body }),
    wordsForLines(ingredients),
  ])
  return { lines: understood, wordsOf }
}
