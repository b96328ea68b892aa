import {
  hasAmount,
  headingName,
  isControl,
  isGroupName,
  startsWithAmount,
  tidyIngredient,
} from './line-marks.ts'
import { type Element, parentOf } from './page.ts'
import type { PageLine } from './page-lines.ts'
import type { IngredientGroup } from './reading.ts'
import { sectionOf } from './section-words.ts'

/** Groups the ingredients of a part. If the part has lists, only their lines are ingredients. A heading names a group. */
export function ingredientGroups(lines: readonly PageLine[]): IngredientGroup[] {
  const hasLists = lines.filter(({ isListed }) => isListed).length >= 2
  const groups: IngredientGroup[] = []
  let latest: IngredientGroup | undefined
  const joined = joinAlternating(joinRows(lines))
  for (const [at, { text: written, isHeading, isListed, block }] of joined.entries()) {
    const text = tidyIngredient(written)
    if (sectionOf(text) === 'ingredients' && isHeading) continue
    const isName =
      (isHeading && !startsWithAmount.test(text) && text === written) ||
      isGroupName(text, joined[at + 1]?.text)
    if (isName) {
      latest = { name: headingName(text), ingredients: [] }
      groups.push(latest)
    } else if (
      (isListed || !hasLists) &&
      text.length < 300 &&
      /\p{L}/u.test(text) &&
      !isControl(text, block)
    ) {
      if (!latest) {
        latest = { name: null, ingredients: [] }
        groups.push(latest)
      }
      latest.ingredients.push(text)
    }
  }
  return joinPairs(withoutSteps(groups.filter(({ ingredients }) => ingredients.length > 0)))
}

/** Joins names and lines if each of several groups has one line. The page then has name and amount in separate blocks. */
function joinPairs(groups: IngredientGroup[]): IngredientGroup[] {
  const named = groups.filter(({ name }) => name !== null)
  if (named.length < 3 || named.some(({ ingredients }) => ingredients.length !== 1)) return groups
  const joined = named.flatMap(({ name, ingredients }) => ingredients.map(line => `${name} ${line}`))
  const first = groups.find(({ name }) => name === null)
  return [{ name: null, ingredients: [...(first?.ingredients ?? []), ...joined] }]
}

const isSentence = (line: string): boolean => line.length > 50 && /[.!]$/.test(line)

/** Drops the first group after the beginning that is mostly sentences, and all after it: they are steps under an unknown heading. */
function withoutSteps(groups: IngredientGroup[]): IngredientGroup[] {
  const end = groups.findIndex(
    ({ ingredients }, index) => index > 0 && ingredients.filter(isSentence).length * 2 > ingredients.length,
  )
  return end === -1 ? groups : groups.slice(0, end)
}

/** Joins the amount and the name of a list item or table row into one line if they are in separate blocks. */
function joinRows(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = []
  let holder: Element | undefined
  for (const line of lines) {
    const row = rowOf(line.block)
    const before = joined.at(-1)
    if (row && before && row === holder)
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}`, isHeading: false }
    else joined.push(line)
    holder = row
  }
  return joined
}

const bareAmount = /^[\d½¼¾⅓⅔][\d.,/½¼¾ –-]*(?:\s?\p{L}{1,12}\.?)?$/u

/** Joins foods and amounts that alternate, each in a separate block. */
function joinAlternating(lines: readonly PageLine[]): PageLine[] {
  const own = lines.filter(({ isHeading }) => !isHeading)
  if (own.length < 6 || own.length % 2 === 1) return [...lines]
  const isAmountAt = own.map(({ text }) => bareAmount.test(text))
  const hasTurns = (first: boolean) =>
    isAmountAt.every((isAmount, at) => isAmount === (at % 2 === 0 ? first : !first))
  if (!hasTurns(true) && !hasTurns(false)) return [...lines]
  return own.flatMap((line, at) =>
    at % 2 === 0 ? [{ ...line, text: `${line.text} ${own[at + 1]?.text}` }] : [],
  )
}

function rowOf(block: Element): Element | undefined {
  let up: Element | undefined = block
  for (let steps = 0; up && steps < 5; steps += 1) {
    if (up.tagName === 'li' || up.tagName === 'tr') return up
    up = parentOf(up)
  }
  return undefined
}

/** Scores groups as a list of ingredients. Amounts count most; lines without an amount count only in addition to them. */
export function scoreGroups(groups: readonly IngredientGroup[]): number {
  const lines = groups.flatMap(({ ingredients }) => ingredients)
  const amounts = lines.filter(hasAmount).length
  const others = lines.filter(line => !hasAmount(line) && line.length < 70).length
  const long = lines.filter(line => line.length > 160).length
  return amounts + Math.min(others * 0.25, amounts + 1) - long * 1.5
}
