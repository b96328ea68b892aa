import { adjectives, endOfFood } from './end-of-food.ts'
import type { UnitName } from './languages/language-words.ts'
import { isComma, isJoin, isKind, skipPrepared, skipPreparedRun } from './prepared.ts'
import { skipOf, skipSizes } from './unit-words.ts'
import { findPhrase, type Reading } from './vocabulary.ts'

/** What a line says besides the amount. */
export type Described = { food: string; preparation: string[]; remarks: string[]; unit: UnitName | undefined }
/** Units that may follow the name of their plant: 'thyme sprigs' are sprigs of thyme. */
const trailingUnits = new Set<UnitName>([
  'clove',
  'sprig',
  'stalk',
  'stick',
  'sheet',
  'bulb',
  'stem',
  'slice',
  'head',
])
const edgeMarks = new Set([',', ';', ':', '-', '–', '—', '.'])

/** Returns the text of a range of tokens, with single blanks and without punctuation at its edges. */
function textBetween({ tokens }: Reading, text: string, [from, to]: [number, number]): string {
  let [start, end] = [from, to]
  while (start < end && edgeMarks.has(tokens[start]?.word ?? '')) start += 1
  while (end > start && edgeMarks.has(tokens[end - 1]?.word ?? '')) end -= 1
  return start < end ? text.slice(tokens[start]?.start, tokens[end - 1]?.end).replace(/\s+/g, ' ') : ''
}

/** Describes the tokens from `from` to the end. `isCounted`: a unit has been read already, so the food is not searched for one. */
export function describeFood(
  reading: Reading,
  text: string,
  { from, isCounted, isTinned }: Options,
): Described {
  const { tokens, words } = reading
  const preparation: string[] = []
  const remarks: string[] = []
  let start = from
  const textOf = (first: number, end: number) => textBetween(reading, text, [first, end])

  const afterSome = findPhrase(words.sizes, tokens, start) ? skipSizes(reading, start) : start
  if (afterSome > start && afterSome < tokens.length && !isComma(tokens[afterSome])) {
    remarks.push(textOf(start, afterSome))
    start = afterSome
  }
  const afterRun = isTinned ? start : skipPreparedRun(reading, start)
  const foodStart = isComma(tokens[afterRun]) ? afterRun + 1 : afterRun
  if (
    afterRun > start &&
    foodStart < tokens.length &&
    !isKind(reading, afterRun, start) &&
    !isJoin(reading, foodStart)
  ) {
    preparation.push(textOf(start, afterRun))
    start = skipOf(reading, foodStart)
  }

  const end = endOfFood(reading, start)
  let foodEnd = end
  if (!isCounted) {
    const unit = readUnitAtEnd(reading, start, end)
    if (unit) {
      addRest(reading, textOf, { from: end, preparation, remarks })
      return { food: textOf(start, end - 1), preparation, remarks, unit }
    }
  }
  foodEnd = cutSizes(reading, start, end)
  if (foodEnd < end) remarks.push(textOf(foodEnd, end))
  addRest(reading, textOf, { from: end, preparation, remarks })
  return { food: textOf(start, foodEnd), preparation, remarks, unit: undefined }
}

type Options = { from: number; isCounted: boolean; isTinned: boolean }
type Rest = { from: number; preparation: string[]; remarks: string[] }
/** Returns where sizes after the food begin: 'manga pequena', 'embe kubwa'. Returns `end` if there are none. */
function cutSizes(reading: Reading, from: number, end: number): number {
  const { tokens, words } = reading
  for (let at = Math.max(from + 1, end - 3); at < end; at += 1) {
    const size = findPhrase(words.sizes, tokens, at)
    if (size && size.end === end) return at
  }
  return end
}

function readUnitAtEnd(reading: Reading, from: number, end: number): UnitName | undefined {
  if (reading.tokens.slice(from, end - 1).every(({ word }) => adjectives.has(word))) return undefined
  const found = findPhrase(reading.words.units, reading.tokens, end - 1)
  return found && found.end === end && trailingUnits.has(found.value) ? found.value : undefined
}
/** Sorts the parts after the food into preparations and remarks. */
function addRest(
  reading: Reading,
  textOf: (from: number, end: number) => string,
  { from, preparation, remarks }: Rest,
) {
  const { tokens, words } = reading
  let start = from
  for (let at = from; at <= tokens.length; at += 1) {
    if (at < tokens.length && !isComma(tokens[at])) continue
    const part = textOf(start, at)
    const first = isComma(tokens[start]) ? start + 1 : start
    if (part) (isRemark(first, at) ? remarks : preparation).push(part)
    start = at
  }
  function isRemark(first: number, end: number): boolean {
    if (findPhrase(words.remarks, tokens, first)) return true
    for (let at = first; at < end; at += 1)
      if (skipPrepared(reading, at) !== undefined || /\w{3}ed$/.test(tokens[at]?.word ?? '')) return false
    return true
  }
}
