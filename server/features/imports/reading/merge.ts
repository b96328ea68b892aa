import { hasAmount, headingName, isIngredientHeading, isPartName } from './line-marks.ts'
import type { Outline } from './outline.ts'
import type { IngredientGroup, Reading } from './reading.ts'

/**
 * The recipes that a page states, each once: what a second source has of one, and what only the page shows, completes it. Those without
 * ingredients and steps are links to others where there is a whole one.
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

/** What the data leaves out, the page's headings and lists may have; and the amounts where the data names foods alone. */
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

/** Some pages state all lines, and then those of each part of the dish again. One line may be there twice: salt for two of the parts. */
function withoutRepeats(stated: readonly string[]): string[] {
  const folded = stated.map(fold)
  const isRepeated = (line: string, at: number) => folded.indexOf(line) < at
  const last = folded.findLastIndex((line, at) => !isRepeated(line, at))
  return stated.slice(0, stated.length - last - 1 >= leastRepeated ? last + 1 : undefined)
}

/** Where the data runs lines together that the page shows apart: those of the page, if they are the same text. */
function apart(shown: string[], stated: readonly string[]): string[] | undefined {
  return shown.length > stated.length && fold(shown.join('')) === fold(stated.join('')) ? shown : undefined
}

/** Among stated ingredients are headings: by their words, or because the page shows them as headings. */
function splitHeadings(
  stated: readonly string[],
  outline: Outline,
): { lines: string[]; groups: IngredientGroup[] } {
  const lines = new Set(stated.map(fold))
  const headings = outline.headings.filter(({ next }) => lines.has(fold(next))).map(({ text }) => text)
  const names = new Set([...outline.groups.map(({ name }) => name ?? ''), ...headings].map(fold))
  const isName = (line: string, at: number) =>
    isIngredientHeading(line) ||
    (!hasAmount(line) && names.has(fold(line))) ||
    isPartName(line, stated[at + 1])
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

/** The same lines under the headings that the page shows; none where they are not the same. */
function groupLike(groups: readonly IngredientGroup[], lines: readonly string[]): IngredientGroup[] {
  const shown = groups.flatMap(({ ingredients }) => ingredients)
  if (!isSameLines(shown, lines)) return []
  let next = 0
  return groups.map(({ name, ingredients }) => {
    next += ingredients.length
    return { name, ingredients: lines.slice(next - ingredients.length, next) }
  })
}

/** Some pages state their description for the steps, or all of their text, in which the steps are. */
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

/** The beginning of an article, as search engines are told of it. */
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
 * Where each stated line has its words in one that the page shows: that one in place of a line without its amount, or with the end of
 * it, as in "5 cups" for "1.5 cups"; and all of them where most are in another order. Undefined where the page shows others.
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
