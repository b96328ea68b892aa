import { formatNumber } from '#texts/format/number.ts'

export const isRequired = {
  title: 'Title is required.',
  dietType: 'Diet Type is required.',
  countryOfOrigin: 'Country of Origin is required.',
  prepTime: 'Prep Time is required.',
  servings: 'Servings are required.',
  rating: 'Rating is required.',
  ingredients: 'Ingredients are required.',
  instructions: 'Instructions are required.',
  chefName: 'Chef Name is required.',
  chefImage: 'Chef Image is required.',
  url: 'URL is required.',
  moreInfoUrl: 'More Info URL is required.',
  image: 'Image is required.',
}

export const mustBeWebAddress = (label: string) =>
  `${label} must be a web address that starts with https:// or http://.`
export const mustBeOnStep = (label: string, max: number, step: number) =>
  `${label} must be a number from 0 to ${formatNumber(max)}, in steps of ${formatNumber(step)}.`
export const mustBeAtLeast = (label: string, min: number) => `${label} must be ${formatNumber(min)} or more.`
export const lineTooLong = (label: string, line: number, max: number) =>
  `${label}: line ${formatNumber(line)} can have at most ${formatNumber(max)} characters. Break it into several lines.`
export const tooManyLines = (label: string, max: number) =>
  `${label} can have at most ${formatNumber(max)} lines, blank ones included.`

export const fieldsNeedAnotherLook = (count: number) =>
  count === 1 ? 'One field needs another look' : `${formatNumber(count)} fields need another look`
