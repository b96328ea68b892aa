import type { Review } from './review.ts'
import { reviewedSteps } from './reviewed-steps.ts'

/** A page without a recipe that we can see: its title, and all else as steps, for its reader to sort. */
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
