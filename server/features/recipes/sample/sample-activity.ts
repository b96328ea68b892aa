import { sampleComments } from './comments.ts'
import { sampleRatings } from './ratings.ts'
import type { SampleActivity, SampleCookName } from './sample.types.ts'

/** Ratings and comments together, one entry for each recipe that has any. */
export const sampleActivity: readonly SampleActivity[] = recipesWithActivity().map(recipe => ({
  recipe,
  ratings: sampleRatings[recipe] ?? {},
  comments: commentsOn(recipe),
}))

function recipesWithActivity(): string[] {
  return [...new Set([...Object.keys(sampleRatings), ...Object.keys(sampleComments)])]
}

function commentsOn(recipe: string): SampleActivity['comments'] {
  const byCook = Object.entries(sampleComments[recipe] ?? {}) as [SampleCookName, string][]
  return byCook.map(([cook, content]) => ({ cook, content }))
}
