import { hasAmount, headingName, isGroupName } from './line-marks.ts'
import type { Outline } from './outline.ts'
import type { IngredientGroup, Reading } from './reading.ts'

/**
 * Merges the recipes that a page states, so that each is there once. A second source of a recipe completes it, and so does what only
 * the page shows. A recipe with neither ingredients nor steps is a link to another page; it is left out if another recipe has some.
 */
export function mergeReadings(readings: readonly Reading[], outline: Outline): Reading[] {
  const merged: Reading[] = []
  for (const reading of readings) {
    const same = merged.findIndex(one => isSame(one, reading))
    const before = merged[same]
    if (before) merged[same] = complete(before, reading)
    else merged.push(reading)
  }
  const whole = merged.filter(
    ({ ingredients, instructions }) => ingredients.length > 0 || instructions.length > 0,
  )
  const [main, ...others] =
    whole.length > 0
      ? whole.toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)))
      : merged.slice(0, 1)
  return main ? [fromPage(main, outline), ...others] : []
}

const isWhole = ({ ingredients, instructions }: Reading): boolean =>
  ingredients.length > 0 && instructions.length > 0

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function isSame(one: Reading, other: Reading): boolean {
  const lines = new Set(one.ingredients.map(fold))
  const common = other.ingredients.filter(line => lines.has(fold(line))).length
  if (common > 0) return common * 2 >= Math.min(one.ingredients.length, other.ingredients.length)
  const [title, otherTitle] = [fold(one.title ?? ''), fold(other.title ?? '')]
  return title === otherTitle || !title || !otherTitle
}

const complete = (one: Reading, other: Reading): Reading => ({
  title: one.title ?? other.title,
  description: one.description ?? other.description,
  ingredients: one.ingredients.length > 0 ? one.ingredients : other.ingredients,
  instructions: one.instructions.length > 0 ? one.instructions : other.instructions,
  yields: one.yields.length > 0 ? one.yields : other.yields,
  totalMinutes: one.totalMinutes ?? other.totalMinutes,
  prepMinutes: one.prepMinutes ?? other.prepMinutes,
  cookMinutes: one.cookMinutes ?? other.cookMinutes,
  writtenTime: one.writtenTime ?? other.writtenTime,
  pictures: [...one.pictures, ...other.pictures],
  author: one.author ?? other.author,
  language: one.language ?? other.language,
})

/** Completes a recipe from the page's headings and lists: parts that the data leaves out, and amounts if the data names only foods. */
function fromPage(reading: Reading, outline: Outline): Reading {
  const { lines: stated, groups } = splitHeadings(withoutRepeats(reading.ingredients), outline)
  const shown =
    stated.length === 0
      ? outline.ingredients
      : (apart(outline.ingredients, stated) ?? fuller(outline.ingredients, stated) ?? stated)
  return {
    ...reading,
    ingredients: shown,
    ingredientGroups: groups.length > 0 && shown === stated ? groups : groupLike(outline.groups, shown),
    instructions: hasNoSteps(reading, outline) ? outline.instructions : reading.instructions,
  }
}

const leastRepeated = 4

/** Drops repeated lines: some pages state all lines, then again those of each part of the dish. A few lines may repeat, like salt. */
function withoutRepeats(stated: readonly string[]): string[] {
  const folded = stated.map(fold)
  const isRepeated = (line: string, at: number) => folded.indexOf(line) < at
  const last = folded.findLastIndex((line, at) => !isRepeated(line, at))
  return stated.slice(0, stated.length - last - 1 >= leastRepeated ? last + 1 : undefined)
}

/** Returns the page's lines if they are the same text but the data has run lines together. Undefined otherwise. */
function apart(shown: string[], stated: readonly string[]): string[] | undefined {
  return shown.length > stated.length && fold(shown.join('')) === fold(stated.join('')) ? shown : undefined
}

/** Separates headings from stated ingredients. A line is a heading by its words, or because the page shows it as a heading. */
function splitHeadings(
  stated: readonly string[],
  outline: Outline,
): { lines: string[]; groups: IngredientGroup[] } {
  const lines = new Set(stated.map(fold))
  const headings = outline.headings.filter(({ next }) => lines.has(fold(next))).map(({ text }) => text)
  const names = new Set([...outline.groups.map(({ name }) => name ?? ''), ...headings].map(fold))
  const isName = (line: string, at: number) =>
    isGroupName(line, stated[at + 1]) || (!hasAmount(line) && names.has(fold(line)))
  if (!stated.some(isName) || stated.every(isName)) return { lines: [...stated], groups: [] }
  const groups: IngredientGroup[] = []
  for (const [at, line] of stated.entries()) {
    if (isName(line, at)) groups.push({ name: headingName(line), ingredients: [] })
    else if (groups.length === 0) groups.push({ name: null, ingredients: [line] })
    else groups.at(-1)?.ingredients.push(line)
  }
  const filled = groups.filter(({ ingredients }) => ingredients.length > 0)
  return { lines: filled.flatMap(({ ingredients }) => ingredients), groups: filled }
}

/** Groups the lines under the headings that the page shows. Empty if the page does not show the same lines. */
function groupLike(groups: readonly IngredientGroup[], lines: readonly string[]): IngredientGroup[] {
  const shown = groups.flatMap(({ ingredients }) => ingredients)
  if (!isSameLines(shown, lines)) return []
  let next = 0
  return groups.map(({ name, ingredients }) => {
    next += ingredients.length
    return { name, ingredients: lines.slice(next - ingredients.length, next) }
  })
}

/** True if the data has no usable steps. Some pages state their description as the steps, or their whole text, which has the steps. */
function hasNoSteps({ instructions, description }: Reading, outline: Outline): boolean {
  if (outline.instructions.length === 0) return false
  const stated = fold(instructions.join(' '))
  if (stated === '' || stated === fold(description ?? '')) return true
  const steps = outline.instructions.map(fold)
  const shownLength = steps.join('').length
  if (isCutOff(instructions) && stated.length * 2 < shownLength && !steps.join('').startsWith(stated))
    return true
  return (
    instructions.length <= 2 &&
    shownLength * 1.3 < stated.length &&
    shownLength > 200 &&
    steps.every(step => stated.includes(step))
  )
}

/** True for the beginning of an article, as pages write it for search engines. */
const isCutOff = ([only = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && only.length < 300 && !/[.!?:;)”"»]$/.test(only)

const wordsOf = (line: string): string[] =>
  line
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const isSameLines = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, index) => fold(line) === fold(others[index] ?? ''))

/**
 * Matches each stated line with a line of the page that has all its words; undefined if a stated line has no match. Returns the page's
 * line in place of one that has lost its amount or the beginning of it ("5 cups" for "1.5 cups"), or all of the page's lines if most
 * lines have their words in another order.
 */
function fuller(shown: readonly string[], stated: readonly string[]): string[] | undefined {
  const free = shown.map(line => ({ line, words: new Set(wordsOf(line)), isTaken: false }))
  const pairs: { stated: string; shown: string }[] = []
  for (const line of stated) {
    const words = wordsOf(line)
    const match = free.find(one => !one.isTaken && words.every(word => one.words.has(word)))
    if (!match) return undefined
    match.isTaken = true
    pairs.push({ stated: line, shown: match.line })
  }
  const reordered = pairs.filter(pair => isReordered(pair.shown, pair.stated)).length
  const isOtherOrder = reordered * 2 > pairs.length
  return pairs.map(pair =>
    isOtherOrder || hasLostAmount(pair.shown, pair.stated) ? pair.shown : pair.stated,
  )
}

const isReordered = (shown: string, stated: string): boolean =>
  fold(shown) !== fold(stated) && wordsOf(shown).length === wordsOf(stated).length

function hasLostAmount(shown: string, stated: string): boolean {
  if (!/[\d½¼¾⅓⅔]/.test(stated)) return /[\d½¼¾⅓⅔]/.test(shown)
  return shown.endsWith(stated) && /^\d+[.,/]$/.test(shown.slice(0, -stated.length).trim())
}
