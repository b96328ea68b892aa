import * as limits from '#contract/limits.ts'
import { type RecipeField, type RecipeFormValues, recipeFields, recipeLabels } from './recipe-form-values.ts'

export type RecipeErrors = Partial<Record<RecipeField, string>>

const isHttpUrl = (text: string) => /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text) && URL.canParse(text)

const urlRule = (field: RecipeField) => (text: string) =>
  isHttpUrl(text)
    ? undefined
    : `${recipeLabels[field]} must be a web address that starts with https:// or http://.`

/** As the browser's own step check, without its binary remainders: 4.3 is 43 steps of 0.1. */
const isOnStep = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6

function rating(text: string): string | undefined {
  const value = Number(text)
  const isInRange = value >= 0 && value <= limits.maxRating && isOnStep(value, limits.ratingFormStep)
  return isInRange
    ? undefined
    : `Rating must be a number from 0 to ${limits.maxRating}, in steps of ${limits.ratingFormStep}.`
}

const servings = (text: string) =>
  Number(text) >= limits.minServings ? undefined : `Servings must be ${limits.minServings} or more.`

const rules: Partial<Record<RecipeField, (text: string) => string | undefined>> = {
  rating,
  servings,
  image: urlRule('image'),
  chefImage: urlRule('chefImage'),
  url: urlRule('url'),
  moreInfoUrl: urlRule('moreInfoUrl'),
}

const plurals: readonly RecipeField[] = ['servings', 'ingredients', 'instructions']
const requiredError = (field: RecipeField) =>
  `${recipeLabels[field]} ${plurals.includes(field) ? 'are' : 'is'} required.`

/** What is wrong with one field: every one is required, some have a rule. */
export function recipeError(field: RecipeField, text: string): string | undefined {
  const trimmed = text.trim()
  return trimmed === '' ? requiredError(field) : rules[field]?.(trimmed)
}

export function recipeErrors(values: RecipeFormValues): RecipeErrors {
  const errors: RecipeErrors = {}
  for (const field of recipeFields) {
    const error = recipeError(field, values[field])
    if (error) errors[field] = error
  }
  return errors
}
