import * as limits from '#contract/limits.ts'
import { findLineProblem } from '#contract/line-limits.ts'
import { recipeFieldRules } from '#contract/recipe-field-rules.ts'
import { type RecipeField, type RecipeFieldKind, recipeFields } from '#contract/recipe-fields.ts'
import { isWebAddress } from '#contract/web-address.ts'
import { lineTooLong, recipeFieldLabels, tooManyLines } from '#texts/fields.ts'
import * as t from '#texts/recipe-form.ts'

export type RecipeErrors = Partial<Record<RecipeField, string>>

type Rule = (text: string, field: RecipeField) => string | undefined

const webAddress: Rule = (text, field) =>
  isWebAddress(text) ? undefined : t.mustBeWebAddress(recipeFieldLabels[field])

/** Works like the browser's own step check, without floating-point remainders: 4.3 is 43 steps of 0.1. */
const isOnStep = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6

const rating: Rule = (text, field) => {
  const value = Number(text)
  const isInRange = value >= 0 && value <= limits.maxRating && isOnStep(value, limits.ratingFormStep)
  return isInRange
    ? undefined
    : t.mustBeOnStep(recipeFieldLabels[field], limits.maxRating, limits.ratingFormStep)
}

const number: Rule = (text, field) => {
  const { min = 0 } = recipeFieldRules[field].range ?? {}
  return Number(text) >= min ? undefined : t.mustBeAtLeast(recipeFieldLabels[field], min)
}

const lines: Rule = (text, field) => {
  const bounds = recipeFieldRules[field].lines
  const problem = bounds && findLineProblem(text, bounds)
  if (!problem) return undefined
  const label = recipeFieldLabels[field]
  if (problem === 'tooManyLines') return tooManyLines(label, bounds.maxLines)
  return lineTooLong(label, problem.tooLongLine, bounds.maxLineLength)
}

const ruleOf: Partial<Record<RecipeFieldKind, Rule>> = {
  rating,
  number,
  picture: webAddress,
  link: webAddress,
  lines,
}

/** Returns the error of one field. Every field is required, and some have a rule. */
export function recipeError(field: RecipeField, text: string): string | undefined {
  const trimmed = text.trim()
  return trimmed === '' ? t.isRequired[field] : ruleOf[recipeFields[field]]?.(trimmed, field)
}
