import { findLineProblem, withPlainBreaks } from '#contract/line-limits.ts'
import { recipeFieldRules } from '#contract/recipe-field-rules.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import * as fields from '#texts/fields.ts'
import * as t from '#texts/recipes.ts'

/** Only the author edits or deletes a recipe; administrators moderate comments, not recipes. */
export const canChangeRecipe = (viewerId: number, authorId: number): boolean => viewerId === authorId

export const notYourRecipe = () => new Refusal('forbidden', t.notYourRecipe)

/**
 * Returns the author's own rating from a full edit, or undefined if the edit has none. The form is prefilled with the mean, so
 * sending the mean back is not a vote.
 */
export const authorRatingFromEdit = (sent: number | undefined, shown: number): number | undefined =>
  sent === undefined || sent === shown ? undefined : sent

/** Returns the words of a recipe that are compared with the member's other publications. */
export const wordsOf = ({ title, ingredients, instructions }: Lines & { title: string }): string =>
  `${title} ${ingredients} ${instructions}`

const fieldsOfLines = ['ingredients', 'instructions'] as const
type Lines = Record<(typeof fieldsOfLines)[number], string>

/** Refuses lines that would be costly to read. An unchanged text is accepted, since it may have been stored without a limit. */
export function refuseLongLines(sent: Lines, stored?: Lines): void {
  for (const field of fieldsOfLines) {
    const bounds = recipeFieldRules[field].lines
    const isUntouched = stored && withPlainBreaks(stored[field]) === withPlainBreaks(sent[field])
    const problem = bounds && !isUntouched && findLineProblem(sent[field], bounds)
    if (!problem) continue
    const name = fields.recipeFieldSubjects[field]
    const sentence =
      problem === 'tooManyLines'
        ? fields.tooManyLines(name, bounds.maxLines)
        : fields.lineTooLong(name, problem.tooLongLine, bounds.maxLineLength)
    throw new Refusal('invalid_request', sentence, { fields: { [field]: sentence } })
  }
}
