import { skipAbout, skipJoin, skipSizeWord } from './measures.ts'
import type { Measure } from './plain-measure.ts'
import { skipPrepared } from './prepared.ts'
import type { Token } from './tokens.ts'
import { lengths, measuring, vessels } from './unit-kinds.ts'
import { skipOf } from './unit-words.ts'
import type { Reading } from './vocabulary.ts'

/** What the previous amount says about the numbers after it. After a vessel they are its size, and after a count the size of each. */
export type Before = { isVessel: boolean; isCount: boolean; end: number }

export const beforeAfter = ({ unit, end }: Measure): Before => ({
  isVessel: vessels.has(unit),
  isCount: !measuring.has(unit),
  end,
})

type Role = 'amount' | 'size' | 'unknown'

/** Tells what an amount is that follows other amounts, or that is not the line's main amount. */
export function roleOf(
  reading: Reading,
  at: number,
  { measure, before }: { measure: Measure; before: Before | undefined },
): Role {
  const { tokens } = reading
  const first = startOfAbout(reading, at)
  const isJoined = first > 0 && skipJoin(reading, first - 1) === first
  const { unit } = measure
  if (lengths.has(unit)) return 'size'
  if (measuring.has(unit)) {
    // In 'je 1 TL Kümmel und Koriander' the amount applies to each food.
    if (isEach(reading, first, measure.end)) return before ? 'size' : 'amount'
    if (isJoined || !before) return 'amount'
    if (before.isVessel) return isTotal(tokens, first, measure.end) ? 'amount' : 'size'
    return before.isCount && isAfterSizeWord(reading, first) ? 'size' : 'amount'
  }
  if (isJoined) return 'amount'
  if (tokens[first - 1]?.word === '(') {
    if (unit) return before?.isVessel ? 'size' : 'amount'
    // '(about 5 bananas)' and '900 g (4-5) apples', but '2 cups flour (1)'.
    if (first < at || (before && !before.isCount && before.end === first - 1)) return 'amount'
  }
  if (isResult(reading, first)) return 'size'
  return isAfterOf(reading, first) ? 'amount' : 'unknown'
}

/** How many tokens before an amount are searched for what it belongs to. */
const maxLookedBack = 8

/**
 * Returns the first token of the words that mean "about" before an amount: 'about', '~'. Returns the amount's own token if there
 * are none.
 */
function startOfAbout(reading: Reading, at: number): number {
  for (let from = Math.max(0, at - 3); from < at; from += 1) if (skipAbout(reading, from) === at) return from
  return at
}

const isAfterSizeWord = (reading: Reading, at: number): boolean =>
  at > 0 && (reading.tokens[at - 1]?.word === 'weighing' || skipSizeWord(reading, at - 1) === at)
const isAfterOf = (reading: Reading, at: number): boolean => at > 0 && skipOf(reading, at - 1) === at

const eachWords =
  /^(?:each|apiece|per|pro|je|jeweils|chacune?|cada|ciascun[oa]|kila|@|l' un[aeo]?|c \/ u|la piece)(?: |$)/
/** The longest phrase, in tokens, that says that a size is of each. */
const maxEachWords = 3
const isEach = ({ tokens }: Reading, at: number, end: number): boolean => {
  const after = tokens.slice(end, end + maxEachWords).map(({ word }) => word)
  return eachWords.test(tokens[at - 1]?.word ?? '') || eachWords.test(after.join(' '))
}

const totalWords = new Set('total totale totally altogether insgesamt gesamt jumla'.split(' '))
const isTotal = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens.slice(Math.max(0, at - 3), end + 3).some(({ word }) => totalWords.has(word))

const intoWords = new Set('into in en em zu dans'.split(' '))

/** Checks whether a number counts what a food is made into, as in 'cut into 8 wedges', within this part of the line. */
export function isResult(reading: Reading, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - maxLookedBack); from -= 1) {
    const { word = '' } = reading.tokens[from] ?? {}
    if (/^[,;(]$/.test(word)) return false
    if (intoWords.has(word) || skipPrepared(reading, from) !== undefined) return true
  }
  return false
}
