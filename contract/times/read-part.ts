import {
  type Amount,
  isDash,
  isSlash,
  mayBeThousands,
  readAddedShare,
  readAmount,
} from '../ingredient-lines/amounts.ts'
import { isJoinedTo, type Token } from '../ingredient-lines/tokens.ts'
import { type Found, findPhrase } from '../ingredient-lines/vocabulary.ts'
import {
  fillers,
  hour,
  looseUnits,
  minute,
  sharesWithAnd,
  timesOfDay,
  units,
  unitsAlone,
  unitsBeforeNumber,
  wholeTimes,
  numberWords as words,
} from './time-words.ts'

/** A time in seconds; `min` and `max` are equal for a single number. `end` is the token after it. */
export type Span = Amount & { end: number }

/** In a `field`, a number means a time. In a `text`, it may mean anything. */
export type Place = 'field' | 'text'

type Part = Span & { unit: number; isLoose?: boolean }
type Tokens = readonly Token[]

export const isUnit = (token: Token | undefined): boolean => units.has(token?.word ?? '')

/** Returns the token after a phrase of this kind, or `at` if there is none. */
export const skip = (tokens: Tokens, at: number, kind: 'and' | 'to' | 'of'): number =>
  findPhrase(words[kind], tokens, at)?.end ?? at

const times = ({ min, max }: Amount, factor: number): Amount => ({ min: min * factor, max: max * factor })
/** Adds to a time that continues up to the token `end`. */
export const extend = <Time extends Span>(
  time: Time,
  { more, end }: { more: number; end: number },
): Time => ({
  ...time,
  min: time.min + more,
  max: time.max + more,
  end,
})

/** Reads a number with its unit, or a time in one word: '10-12 minutes', 'dakika 10', '1:30 h', 'viertelstunde'. */
export const readPart = (tokens: Tokens, at: number, place: Place): Part | undefined =>
  readClock(tokens, at, place) ??
  readNumbered(tokens, at) ??
  readWord(tokens, at) ??
  readUnitAlone(tokens, at)

function readNumbered(tokens: Tokens, at: number): Part | undefined {
  const { figure, word = '' } = tokens[at] ?? {}
  if (figure || words.numbers.has(word)) return readNumberFirst(tokens, at)
  return unitsBeforeNumber.has(word) ? readUnitFirst(tokens, at) : undefined
}

/** Reads a time with a colon. '1:30 h' is hours and minutes, '1:30 min' minutes and seconds. In a field it needs no unit. */
function readClock(tokens: Tokens, at: number, place: Place): Part | undefined {
  const [upper, colon, lower] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isClock = colon?.word === ':' && isJoinedTo(upper, colon) && isJoinedTo(colon, lower)
  if (!isClock || !/^\d{1,2}$/.test(upper?.figure ?? '') || !/^[0-5]\d$/.test(lower?.figure ?? ''))
    return undefined
  const seconds = tokens[at + 3]?.word === ':' ? Number(tokens[at + 4]?.figure || Number.NaN) : undefined
  const end = seconds === undefined ? at + 3 : at + 5
  const named = units.get(tokens[end]?.word ?? '')
  const unit = named ?? (place === 'field' ? hour : 0)
  if (unit !== hour && (unit !== minute || seconds !== undefined)) return undefined
  const value = Number(upper?.figure) * unit + (Number(lower?.figure) * unit) / 60 + (seconds ?? 0)
  return { min: value, max: value, unit: 1, end: named === undefined ? end : end + 1 }
}

function readNumberFirst(tokens: Tokens, at: number): Part | undefined {
  const amount = readAmount({ tokens, words }, at) ?? readZero(tokens, at)
  if (!amount) return undefined
  const dash = isDash(tokens[amount.end]) && isJoinedTo(tokens[amount.end], tokens[amount.end + 1])
  let place = skip(tokens, dash ? amount.end + 1 : amount.end, 'of')
  if (fillers.has(tokens[place]?.word ?? '')) place += 1
  const word = wordOf(tokens[place])
  if (isPrime(tokens, place)) return readPrimes(tokens, place, amount.value)
  const unit = units.get(word) ?? looseUnits.get(word) ?? wholeTimes.get(word)
  if (unit === undefined) return undefined
  const numbers = plainNumbers(tokens, at, { amount, unit })
  if (!numbers) return undefined
  // Plugins repeat the unit for screen readers: '10 minutes mins'.
  const said = units.get(tokens[place + 1]?.word ?? '') === unit ? 1 : 0
  return withShare(tokens, {
    ...times(numbers, unit),
    unit,
    isLoose: looseUnits.has(word),
    end: place + 1 + said,
  })
}

/** Reads the zero of '0 min prep'. Elsewhere a zero is not an amount. */
const readZero = (tokens: Tokens, at: number): Found<Amount> | undefined =>
  /^0+$/.test(tokens[at]?.figure ?? '') ? { value: { min: 0, max: 0 }, end: at + 1 } : undefined

/** Returns a token's word without an apostrophe at its end: '10 minutes' rest'. */
function wordOf(token: Token | undefined): string {
  const word = token?.word ?? ''
  return word.length > 1 && /['’]$/.test(word) ? word.slice(0, -1) : word
}

type Measured = { amount: { value: Amount; end: number }; unit: number }

/** Returns the amount. Undefined for a number that other languages read differently: '1.500 min', '1.30 hours'. '10/15 min' is a range. */
function plainNumbers(tokens: Tokens, at: number, { amount, unit }: Measured): Amount | undefined {
  if (amount.end === at + 1 && /^\d*$/.test(tokens[at]?.figure ?? '')) return amount.value
  const read = tokens.slice(at, amount.end)
  if (read.some(mayBeThousands)) return undefined
  if (unit === hour && read.some(({ figure }) => /[.,](?!25|50|75|33|6[67])\d\d$/.test(figure)))
    return undefined
  const [upper, lower] = [Number(read[0]?.figure), Number(read[2]?.figure)]
  const isRange =
    read.length === 3 && isSlash(read[1]) && lower > upper && (lower > 8 || (unit < hour && upper > 1))
  return isRange ? { min: upper, max: lower } : amount.value
}

/** Checks whether an apostrophe means minutes ("6'") and is not a quotation mark. */
function isPrime(tokens: Tokens, at: number): boolean {
  const mark = tokens[at]
  if (!/^['’′]$/.test(mark?.word ?? '') || !isJoinedTo(tokens[at - 1], mark)) return false
  if (isJoinedTo(mark, tokens[at + 1]) && /^\p{L}/u.test(tokens[at + 1]?.word ?? '')) return false
  return !tokens
    .slice(Math.max(0, at - maxTokensInQuotes), at)
    .some((token, index, before) => /^['‘’]$/.test(token.word) && !before[index - 1]?.figure)
}

/** Reads minutes and seconds: "1'30". */
function readPrimes(tokens: Tokens, at: number, amount: Amount): Part | undefined {
  const part = { ...times(amount, minute), unit: 1, end: at + 1 }
  const [mark, seconds, last] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!seconds?.figure || !isJoinedTo(mark, seconds)) return part
  if (!/^[0-5]\d$/.test(seconds.figure)) return undefined
  const end = /^["”″]$/.test(last?.word ?? '') && isJoinedTo(seconds, last) ? at + 3 : at + 2
  return extend(part, { more: Number(seconds.figure), end })
}

const maxTokensInQuotes = 40

function withShare(tokens: Tokens, part: Part): Part {
  const share = readShare(tokens, part.end)
  return share ? extend(part, { more: share.value * part.unit, end: share.end }) : part
}

/** Reads a fraction that is added to the time: 'and a half', '½', 'ونصف'. The fraction of another part is not read: 'and half a minute'. */
function readShare(tokens: Tokens, at: number): Found<number> | undefined {
  const joined = sharesWithAnd.get(tokens[at]?.word ?? '')
  if (joined) return { value: joined, end: at + 1 }
  const share = readAddedShare({ tokens, words }, at)
  if (!share) return undefined
  const article = findPhrase(words.numbers, tokens, share.end)
  const after = skip(tokens, article?.value === 1 ? article.end : share.end, 'of')
  return isUnit(tokens[after]) ? undefined : share
}

/** Reads a unit before its number: 'dakika 10', 'saa moja na nusu'. */
function readUnitFirst(tokens: Tokens, at: number): Part | undefined {
  const unit = units.get(tokens[at]?.word ?? '')
  const amount = readAmount({ tokens, words }, at + 1)
  if (!amount || unit === undefined || timesOfDay.has(tokens[amount.end]?.word ?? '')) return undefined
  const numbers = plainNumbers(tokens, at + 1, { amount, unit })
  const and = skip(tokens, amount.end, 'and')
  if (!numbers) return undefined
  if (and > amount.end && tokens[and]?.figure) return readBetween(tokens, { at, and, unit, min: numbers.min })
  return { ...times(numbers, unit), unit, end: amount.end }
}

/** Reads 'kati ya dakika 8 na 10'. Without 'kati ya' the second number may mean anything. */
function readBetween(
  tokens: Tokens,
  { at, and, unit, min }: { at: number; and: number; unit: number; min: number },
) {
  const isBetween = tokens[at - 1]?.word === 'ya' && tokens[at - 2]?.word === 'kati'
  const to = isBetween ? readAmount({ tokens, words }, and) : undefined
  return to && { ...times({ min, max: to.value.max }, unit), unit, end: to.end }
}

/** Reads a unit that means one of it: 'hora y media', 'час 20 минут'. */
function readUnitAlone(tokens: Tokens, at: number): Part | undefined {
  const unit = units.get(tokens[at]?.word ?? '')
  if (unit === undefined || !unitsAlone.has(tokens[at]?.word ?? '')) return undefined
  const one = { min: unit, max: unit, unit, end: at + 1 }
  const half = withShare(tokens, one)
  if (half.end > one.end) return half
  const more = readNumbered(tokens, skip(tokens, one.end, 'and'))
  return more && more.unit < unit ? one : undefined
}

/** Reads a time in one word: 'viertelstunde', 'ten-minute'. */
function readWord(tokens: Tokens, at: number): Part | undefined {
  const { word = '' } = tokens[at] ?? {}
  const whole = wholeTimes.get(word)
  if (whole !== undefined) return { min: whole, max: whole, unit: whole, end: at + 1 }
  const hyphen = word.lastIndexOf('-')
  const unit = hyphen > 0 ? units.get(word.slice(hyphen + 1)) : undefined
  const number = words.numbers.get(word.slice(0, hyphen))?.find(({ words }) => words.length === 1)
  if (unit === undefined || !number) return undefined
  const seconds = number.value * unit
  return { min: seconds, max: seconds, unit, end: at + 1 }
}
