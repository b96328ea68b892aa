import { limits } from '#contract/limits.ts'
import { type RecipeField, type RecipeTexts, recipeFields, recipeLabels } from './recipe-texts.ts'

export type RecipeErrors = Partial<Record<RecipeField, string>>

const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text) && URL.canParse(text)

const webAddress = (field: RecipeField) => (text: string) =>
  isWebAddress(text)
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
  image: webAddress('image'),
  chefImage: webAddress('chefImage'),
  url: webAddress('url'),
  moreInfoUrl: webAddress('moreInfoUrl'),
}

const plurals: readonly RecipeField[] = ['servings', 'ingredients', 'instructions']
const missing = (field: RecipeField) =>
  `${recipeLabels[field]} ${plurals.includes(field) ? 'are' : 'is'} required.`

/** What is wrong with one field: every one is required, some have a rule. */
export function recipeError(field: RecipeField, text: string): string | undefined {
  const trimmed = text.trim()
  return trimmed === '' ? missing(field) : rules[field]?.(trimmed)
}

export function recipeErrors(texts: RecipeTexts): RecipeErrors {
  const errors: RecipeErrors = {}
  for (const field of recipeFields) {
    const error = recipeError(field, texts[field])
    if (error) errors[field] = error
  }
  return errors
}
