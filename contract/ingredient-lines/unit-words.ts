import { type Amount, isDash } from './amounts.ts'
import type { UnitName } from './languages/language-words.ts'
import { endOfNoAmount } from './no-amounts.ts'
import { isJoinedTo, type Token } from './tokens.ts'
import { measuring } from './unit-kinds.ts'
import { type Found, findPhrase, type Phrases, type Reading } from './vocabulary.ts'

/** A range of tokens: `from`, and `to` after the last one. */
export type TokenSpan = readonly [from: number, to: number]

/** The most words between an amount and its unit: '2 heaped large tablespoons'. */
export const maxSizes = 3

export const skipSizes = (reading: Reading, at: number): number => skipMany(reading, reading.words.sizes, at)

/** Skips what stands before a unit: sizes, and how full a spoon is. */
export const skipHeaped = (reading: Reading, at: number): number =>
  skipMany(reading, reading.words.heaped, at)

function skipMany({ tokens }: Reading, phrases: Phrases<true>, at: number): number {
  let end = at
  for (let count = 0; count < maxSizes; count += 1) end = findPhrase(phrases, tokens, end)?.end ?? end
  return end
}

export const skipOf = ({ tokens, words }: Reading, at: number): number =>
  findPhrase(words.of, tokens, at)?.end ?? at

/** The most tokens of a size in brackets. */
const maxBracketWords = 12

/** Returns the token after the bracket that opens at `at`, if it closes within `maxWords` tokens. Otherwise returns `at`. */
export const skipBracket = (tokens: readonly Token[], at: number, maxWords = tokens.length): number => {
  if (tokens[at]?.word !== '(') return at
  const close = tokens.slice(at, at + maxWords).findIndex(({ word }) => word === ')')
  return close === -1 ? at : at + close + 1
}

export const isEnd = (token: Token | undefined): boolean => token === undefined || /^[,;(:]$/.test(token.word)

/** Reads the unit at a token. A unit that counts things needs something to count after it. */
export function readUnit(reading: Reading, at: number): Found<UnitName> | undefined {
  const { tokens, words } = reading
  const found = findPhrase(words.units, tokens, at)
  if (!found) return undefined
  // The quotation marks in '2 "large" eggs' are not inches.
  if (/^["″”]$/.test(tokens[at]?.word ?? '') && !isJoinedTo(tokens[at - 1], tokens[at])) return undefined
  const isCompound = isDash(tokens[found.end]) && isJoinedTo(tokens[found.end - 1], tokens[found.end])
  if (isCompound && !tokens[found.end + 1]?.figure) return undefined
  const next = tokens[found.end]?.word ?? ''
  if (words.kinds.some(([other, unit]) => other === next && unit === tokens[at]?.word)) return undefined
  return measuring.has(found.value) || !isEnd(tokens[skipBracket(tokens, found.end, maxBracketWords)])
    ? found
    : undefined
}

/** Skips a label with its number: 'No. 10 can'. */
const skipLabelled = (reading: Reading, at: number): number =>
  reading.tokens[at]?.figure === '' && reading.tokens[at + 1]?.figure
    ? (endOfNoAmount(reading, at + 1) ?? at)
    : at

export type UnitAfter = Found<UnitName> & { start: number; said: readonly TokenSpan[] }

/** Above this amount, 'kl.' and 'gr.' mean spoons and grams rather than sizes: '100 gr.' */
const maxSized = 12

export function readUnitAfterAmount(reading: Reading, at: number, amount?: Amount): UnitAfter | undefined {
  const hyphen = isDash(reading.tokens[at]) ? at + 1 : at
  const afterSizes = skipHeaped(reading, skipLabelled(reading, hyphen))
  const sized = afterSizes > hyphen ? readUnit(reading, afterSizes) : undefined
  const saidSizes = sized && {
    ...sized,
    start: afterSizes,
    said: [[hyphen, afterSizes]] as const,
  }
  for (const start of [hyphen, skipOf(reading, hyphen)]) {
    const found = readUnit(reading, start)
    if (!found) continue
    // '1 kl. Dose' is a small tin, while '1 kl' alone would be a spoon.
    const isSized = saidSizes && saidSizes.end > found.end && (amount?.max ?? 0) <= maxSized
    return isSized ? saidSizes : { ...found, start, said: [] }
  }
  return saidSizes
}
