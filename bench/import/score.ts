import type { ReadRecipe } from '#contract/imports.ts'
import type { KnownPage } from './pages.ts'

/** How right a reading is, each from 0 to 1. Undefined if the page's value is not known. */
export type Score = {
  title: number
  looseIngredients: number
  ingredients: number
  instructions: number
  servings: number | undefined
  minutes: number | undefined
  image: number | undefined
}

export function scoreReading(read: ReadRecipe | undefined, { expected }: KnownPage): Score {
  const ingredients = expected.ingredients ?? []
  const lines = read?.ingredients ?? []
  return {
    title: Number(plain(expected.title ?? '') === plain(read?.title ?? '')),
    looseIngredients: Number(isSameSet(ingredients.map(loose), lines.map(loose))),
    ingredients: f1(ingredients.map(loose), lines.map(loose)),
    instructions: f1(words(expected.instructions ?? []), words(read?.instructions ?? [])),
    servings:
      isKnown(expected.yieldNumber) && !isMeasure.test(expected.yields ?? '')
        ? Number(
            [1, 12].some(
              dozen => read?.servings === (expected.yieldNumber ?? 0) * dozen && isDozen(read, dozen),
            ),
          )
        : undefined,
    minutes: isKnown(expected.totalMinutes)
      ? Number(read?.totalMinutes === expected.totalMinutes)
      : undefined,
    image: expected.image ? Number(fileOf(expected.image) === fileOf(read?.image ?? '')) : undefined,
  }
}

/** Pages write 0 if they do not know. */
const isKnown = (value: number | null): boolean => value !== null && value !== 0

/** The weight of a recipe says nothing about how many people it serves. */
const isMeasure = /^[\d.,]+ (?:grams|gallons|cups|ounces|litres|liters)$/

/** "2 dozen" may be 2 or 24. */
const isDozen = (read: ReadRecipe | undefined, dozen: number): boolean =>
  dozen === 1 || /dozen/i.test(read?.yield ?? '')

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')

const loose = (text: string): string =>
  plain(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Splits lines into words, without the colon that marks a heading. */
const words = (lines: readonly string[]): string[] =>
  plain(lines.map(line => line.replace(/:$/, '')).join(' '))
    .split(' ')
    .filter(Boolean)

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  const [one, other] = [new Set(some), new Set(others)]
  return one.size === other.size && one.isSubsetOf(other)
}

/** Returns the F1 score of two lists of words or lines. A repeated one counts as often as both lists have it. */
function f1(expected: readonly string[], found: readonly string[]): number {
  if (expected.length + found.length === 0) return 1
  const left = new Map<string, number>()
  for (const one of expected) left.set(one, (left.get(one) ?? 0) + 1)
  let common = 0
  for (const one of found) {
    const count = left.get(one) ?? 0
    if (count > 0) common += 1
    left.set(one, count - 1)
  }
  return (2 * common) / (expected.length + found.length)
}

/** Returns the name of a picture's file without the size in it. */
function fileOf(address: string): string {
  const name = URL.canParse(address) ? (new URL(address).pathname.split('/').at(-1) ?? '') : address
  return name
    .toLowerCase()
    .replace(/-?\d+x\d+(?=\.)/, '')
    .replace(/-scaled(?=\.)/, '')
}
