import { Refusal } from '#server/platform/http/problems.ts'
import * as t from '#texts/recipe-refusals.ts'

/** Only the author edits or deletes a recipe; administrators moderate comments, not recipes. */
export const canChangeRecipe = (viewerId: number, authorId: number): boolean => viewerId === authorId

export const notYourRecipe = () => new Refusal('forbidden', t.notYourRecipe)

/**
 * The author's own rating in a full edit, or undefined where it has none: the form is prefilled with the mean, so
 * sending the mean back is not a vote.
 */
export const authorRatingFromEdit = (sent: number | undefined, shown: number): number | undefined =>
  sent === undefined || sent === shown ? undefined : sent
