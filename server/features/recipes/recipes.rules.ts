import { Refusal } from '#server/platform/http/problems.ts'

/** Only the author edits or deletes a recipe; administrators moderate what others say, not what a member wrote. */
export const canChangeRecipe = (viewerId: number, authorId: number): boolean => viewerId === authorId

export const notYourRecipe = () =>
  new Refusal('forbidden', 'Only the member who published this recipe can change or delete it.')

/**
 * The author's own rating in a full edit, or undefined where the edit says nothing about it: the form is
 * prefilled with the mean, so sending the mean back is not a vote.
 */
export const authorRatingFromEdit = (sent: number | undefined, shown: number): number | undefined =>
  sent === undefined || sent === shown ? undefined : sent
