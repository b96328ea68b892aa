import type { Review } from './review.ts'
import { reviewedSteps } from './reviewed-steps.ts'

/** Makes a review from a page in which no recipe was found: the first line is its title, all others are steps, for the reader to sort. */
export const reviewOfLines = (
  [title = '', ...instructions]: readonly string[],
  sourceUrl: string | null,
): Review => ({
  read: {
    ...{ title, instructions, sourceUrl, ingredients: [], ingredientGroups: [] },
    ...{ description: null, servings: null, yield: null, image: null, author: null, language: null },
    ...{ totalMinutes: null, prepMinutes: null, cookMinutes: null, time: null },
  },
  ...{ title, servings: '', prepTime: '', lines: [] },
  steps: reviewedSteps(instructions),
})
