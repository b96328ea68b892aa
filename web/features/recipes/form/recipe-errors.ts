import * as limits from '#contract/limits.ts'
import { type Rules, recipeFieldRules } from '#contract/recipe-field-rules.ts'
import { type RecipeField, type RecipeFieldKind, recipeFields } from '#contract/recipe-fields.ts'
import { isWebAddress } from '#contract/web-address.ts'
import { formFields, type RecipeFormValues } from './recipe-form-values.ts'

export type RecipeErrors = Partial<Record<RecipeField, string>>

type Rule = (text: string, rules: Rules) => string | undefined

const webAddress: Rule = (text, { label }) =>
  isWebAddress(text) ? undefined : `${label} must be a web address that starts with https:// or http://.`

/** As the browser's own step check, without floating-point remainders: 4.3 is 43 steps of 0.1. */
const isOnStep = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6

const rating: Rule = (text, { label }) => {
  const value = Number(text)
  const isInRange = value >= 0 && value <= limits.maxRating && isOnStep(value, limits.ratingFormStep)
  return isInRange
    ? undefined
    : `${label} must be a number from 0 to ${limits.maxRating}, in steps of ${limits.ratingFormStep}.`
}

const number: Rule = (text, { label, range }) =>
  Number(text) >= (range?.min ?? 0) ? undefined : `${label} must be ${range?.min} or more.`

const ruleOf: Partial<Record<RecipeFieldKind, Rule>> = {
  rating,
  number,
  picture: webAddress,
  link: webAddress,
}

const requiredError = (label: string) => `${label} ${label.endsWith('s') ? 'are' : 'is'} required.`

/** The error of one field: every one is required, some have a rule. */
export function recipeError(field: RecipeField, text: string): string | undefined {
  const rules = recipeFieldRules[field]
  const trimmed = text.trim()
  return trimmed === '' ? requiredError(rules.label) : ruleOf[recipeFields[field]]?.(trimmed, rules)
}

export function recipeErrors(values: RecipeFormValues): RecipeErrors {
  const errors: RecipeErrors = {}
  for (const field of formFields) {
    const error = recipeError(field, values[field])
    if (error) errors[field] = error
  }
  return errors
}
