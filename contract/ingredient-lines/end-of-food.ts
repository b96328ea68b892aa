import { isDash } from './amounts.ts'
import { readMeasure, skipSizeWord } from './measures.ts'
import { endOfNoAmount, perWords } from './no-amounts.ts'
import { readPlainMeasure } from './plain-measure.ts'
import { endsPart, isComma, isJoin, isKind, skipPrepared } from './prepared.ts'
import type { Token } from './tokens.ts'
import { measuring } from './unit-kinds.ts'
import { findPhrase, type Reading } from './vocabulary.ts'

/** Returns the token at which the food ends: at a remark, at what was done to it, or at a comma that does not join it to more of it. */
export function endOfFood(reading: Reading, from: number): number {
  const { tokens, words } = reading
  let listEnd = from
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (isMoreOfNoAmount(reading, at, from)) return at
    if (isComma(token)) {
      if (at < listEnd) continue
      const joined = endOfList(reading, from, at)
      if (joined === undefined) return at
      listEnd = joined
      continue
    }
    if (isDash(token) && token && token.start > (tokens[at - 1]?.end ?? 0)) return at
    if (token?.word === ':' || (token?.word === '+' && tokens[at + 1]?.figure)) return at
    if (at === from) continue
    if (findPhrase(words.remarks, tokens, at) && !isPurposeOfFood(tokens, at)) return at
    if (startsOther(reading, at)) return beforeSize(reading, from, at)
    const done = skipPrepared(reading, at)
    if (done !== undefined && !isKind(reading, at - 1, done - 1) && endsPart(reading, done)) return at
  }
  return tokens.length
}

/**
 * True for a number that is neither an amount nor part of the food's name: 'water at 40 °C', '5 per guest'. In '2 % milk' the
 * number is part of the name.
 */
function isMoreOfNoAmount(reading: Reading, at: number, from: number): boolean {
  const { tokens } = reading
  const isAt = atWords.has(tokens[at]?.word ?? '') && at > from
  const end = endOfNoAmount(reading, isAt ? at + 1 : at)
  if (end === undefined) return false
  return isAt
    ? /[°℃℉]|^[cf]$|^(?:de?gr|grad)/.test(tokens[end - 1]?.word ?? '')
    : perWords.has(tokens[at + 1]?.word ?? '')
}
const atWords = new Set(['at', 'a', 'bei', 'mit', 'von'])

/** Purposes that are part of a food's name: 'farina per pane' is a food, while 'burro per la teglia' is a food with a purpose. */
const foodPurposes = new Set(
  'dolci torte pizza salati risotti reposteria postres bolo bolos pao patisserie confiture confitures'.split(
    ' ',
  ),
)
const isPurposeOfFood = (tokens: readonly Token[], at: number): boolean =>
  foodPurposes.has(tokens[at + 1]?.word ?? '')

/** Checks whether another amount begins here: 'or 2 small onions', '750 g'. */
function startsOther(reading: Reading, at: number): boolean {
  const { tokens, words } = reading
  const or = findPhrase(words.or, tokens, at)
  if (or && (tokens[or.end]?.figure || readMeasure(reading, or.end)?.unit)) return true
  if (!tokens[at]?.figure) return false
  const measure = readPlainMeasure(reading, at)
  return measure?.unit !== undefined && measuring.has(measure.unit)
}
/** Moves the end of the food before a word that joins its size: 'saumon de 150 g'. */
const beforeSize = (reading: Reading, from: number, at: number): number =>
  at - 1 > from && skipSizeWord(reading, at - 1) === at ? at - 1 : at

/** Adjectives that a comma joins to the next one: 'boneless, skinless chicken'. */
export const adjectives: ReadonlySet<string> = new Set(
  'boneless skinless plain fresh frozen ripe dry dried cold hot warm soft firm sweet raw lean unsalted salted unsweetened low-sodium skin-on bone-in whole good-quality extra-virgin mild sharp crisp free-range organic crusty day-old seedless smoked canned tinned cooked uncooked large small medium'.split(
    ' ',
  ),
)

/** The most tokens between a comma and the 'and' of a list. */
const maxListWords = 12

/**
 * Returns where a list of foods or adjectives after a comma ends: 'basil, dill and mint', 'cold, unsalted stock'. Undefined if
 * the comma ends the food.
 */
function endOfList(reading: Reading, from: number, comma: number): number | undefined {
  const { tokens } = reading
  const isAdjective = (first: number, end: number) =>
    tokens
      .slice(first, end)
      .every((token, index) => adjectives.has(token.word) || isComma(token) || isJoin(reading, first + index))
  const next = comma + 1
  if (
    comma - from <= maxListWords &&
    isAdjective(from, comma) &&
    next < tokens.length &&
    !endsFood(reading, next)
  )
    return next
  if (isJoin(reading, next)) return undefined
  for (let at = next; at < Math.min(tokens.length, next + maxListWords); at += 1) {
    if (startsRest(reading, at)) return undefined
    if (isComma(tokens[at]) && !isJoin(reading, at + 1)) continue
    const join = isComma(tokens[at]) ? at + 1 : at
    if (at === next || !isJoin(reading, join)) continue
    const last = endOfPart(tokens, join + 1)
    const isFood = !startsRest(reading, join + 1) && !isAdjective(next, last)
    return isFood ? last : undefined
  }
  return undefined
}

const endOfPart = (tokens: readonly Token[], from: number): number => {
  const end = tokens.findIndex((token, at) => at >= from && isComma(token))
  return end === -1 ? tokens.length : end
}

const endsFood = (reading: Reading, at: number): boolean =>
  findPhrase(reading.words.remarks, reading.tokens, at) !== undefined ||
  skipPrepared(reading, at) !== undefined ||
  isJoin(reading, at)

const startsRest = (reading: Reading, at: number): boolean =>
  findPhrase(reading.words.remarks, reading.tokens, at) !== undefined ||
  skipPrepared(reading, at) !== undefined ||
  (reading.tokens[at]?.figure ?? '') !== '' ||
  /\w{3}ed$|^(?:leaves|zest|juice|skin|stems?|cut|roes?|crusts?|seeds|green|white|with|without|in|at|not|left)$/.test(
    reading.tokens[at]?.word ?? '',
  )
