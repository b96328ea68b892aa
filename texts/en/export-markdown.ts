import { formatNumber } from '#texts/format/number.ts'

/** Of a recipe as Markdown. It is read again by these words: what is said stands after them. */
export const ingredients = 'Ingredients'
export const instructions = 'Steps'
export const by = (chef: string) => `By ${chef}`
const servesLabel = 'Serves '
export const serves = (servings: number) => servesLabel + formatNumber(servings)
export const readServes = (written: string): number | undefined =>
  written.startsWith(servesLabel) ? Number(written.slice(servesLabel.length).replaceAll(',', '')) : undefined
export const time = (words: string) => `Time: ${words}`
export const from = (country: string) => `From: ${country}`
export const diet = (name: string) => `Diet: ${name}`
export const source = (address: string) => `Source: ${address}`
export const more = (address: string) => `More: ${address}`
/** Where there is no photo. */
export const drawn = 'Drawn'
