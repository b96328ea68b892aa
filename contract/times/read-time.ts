import { isDash, isSlash } from '../ingredient-lines/amounts.ts'
import { isJoinedTo, type Token } from '../ingredient-lines/tokens.ts'
import { findPhrase } from '../ingredient-lines/vocabulary.ts'
import { extend, isUnit, type Place, readPart, type Span, skip } from './read-part.ts'
import { hour, minute, units, numberWords as words } from './time-words.ts'

type Tokens = readonly Token[]

/** Reads the whole time that begins at a token: '1 h 30', '10-12 minutes', '45 min to 1 hour', 'saa 1 na dakika 30'. */
export function readTimeAt(tokens: Tokens, at: number, place: Place = 'text'): Span | undefined {
  const from = readParts(tokens, at, place)
  if (!from) return undefined
  const then =
    isDash(tokens[from.end]) || isRangeSlash(tokens, from.end) ? from.end + 1 : skip(tokens, from.end, 'to')
  if (then === from.end) return from
  const to = readParts(tokens, then, place) ?? readBareEnd(tokens, then, from.unit)
  return to && to.max > from.min ? { min: from.min, max: to.max, end: to.end } : from
}

/** Checks whether a slash means a range: '1h30/2h', but '10 min / 20 min' are two times. */
const isRangeSlash = (tokens: Tokens, at: number): boolean =>
  isSlash(tokens[at]) && isJoinedTo(tokens[at - 1], tokens[at]) && isJoinedTo(tokens[at], tokens[at + 1])

/** Reads a number word without a unit: 'a minute or two'. */
function readBareEnd(tokens: Tokens, at: number, unit: number): Span | undefined {
  const number = /^(?:or|oder|ou|o)$/.test(tokens[at - 1]?.word ?? '')
    ? findPhrase(words.numbers, tokens, at)
    : undefined
  if (!number) return undefined
  return { min: number.value * unit, max: number.value * unit, end: number.end }
}

/** Reads the parts of a time: hours, then minutes, then seconds. */
function readParts(tokens: Tokens, at: number, place: Place): (Span & { unit: number }) | undefined {
  const first = readPart(tokens, at, place)
  if (!first) return undefined
  let [whole, last, count] = [first, first, 1]
  for (;;) {
    const comma = tokens[whole.end]?.word === ',' ? whole.end + 1 : whole.end
    const then = skip(tokens, comma, 'and')
    // The number that follows often has no smaller unit. Checking the unit first avoids reading that number twice.
    if ((units.get(tokens[then + 1]?.word ?? '') ?? 0) >= last.unit) break
    const next = readPart(tokens, then, place)
    if (!next || next.unit >= last.unit || endsSentence(tokens[whole.end - 1])) break
    ;[whole, last] = [{ ...next, min: whole.min + next.min, max: whole.max + next.max }, next]
    count += 1
  }
  if (count === 1 && first.isLoose && place === 'text') return undefined
  return withBareRest(tokens, { ...whole, unit: last.unit }, place)
}

/** Checks whether a unit's dot ends the sentence: 'hour.' does, but 'hr.' is an abbreviation. */
const endsSentence = ({ word = '', start = 0, end = 0 }: Partial<Token> = {}): boolean =>
  end - start > word.length &&
  /^[a-z]+$/.test(word) &&
  !/^(?:h|hrs?|stdn?|mins?|secs?|sek|seg|mn|godz|hod|tim)$/.test(word)

const otherUnit = /^(?:[°º%×]|kg?|g|ml|[cd]?l|[cm]m|c|f|grad|degrees?|deg)$/

/**
 * Adds a number without a unit to a time: '1h30', '1 heure 15', '2 min 30'. Undefined if it is uncertain whether the number
 * belongs to the time: '1 hour 12 rolls'.
 */
function withBareRest<Time extends Span & { unit: number }>(
  tokens: Tokens,
  time: Time,
  place: Place,
): Time | undefined {
  const [unit, bare, next] = [tokens[time.end - 1], tokens[time.end], tokens[time.end + 1]]
  const figure = bare?.figure ?? ''
  const mayBeRest = time.unit === hour ? /^[0-5]?\d$/ : time.unit === minute ? /^[0-5][05]$/ : undefined
  if (
    !mayBeRest?.test(figure) ||
    !unit?.word ||
    endsSentence(unit) ||
    isUnit(next) ||
    otherUnit.test(next?.word ?? '')
  )
    return time
  // In '1 heure 15 à feu doux' and '2 min 30 au four' the number belongs to the time, in '10 minutes 15 eggs' it does not.
  const isShort = time.unit === hour || /^(?:min|mn)$/.test(unit.word)
  const isTwoDigits =
    figure.length === 2 && (!/^\p{L}/u.test(next?.word ?? '') || (isShort && /[05]$/.test(figure)))
  const isSure = place === 'field' || isJoinedTo(unit, bare) || isTwoDigits
  if (!isSure || time.min < time.max || isRangeOfNumbers(tokens, time.end + 1)) return undefined
  return extend(time, { more: (Number(figure) * time.unit) / 60, end: time.end + 1 })
}

/** Checks whether a range of numbers follows: '1 hr 15-20', '1 hr 15/20', '1 hr 15:30'. */
const isRangeOfNumbers = (tokens: Tokens, at: number): boolean =>
  (isDash(tokens[at]) || isSlash(tokens[at]) || tokens[at]?.word === ':') &&
  Boolean(tokens[at + 1]?.figure) &&
  !readPart(tokens, at + 1, 'text')
