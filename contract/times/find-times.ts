import { isDash } from '../ingredient-lines/amounts.ts'
import { isJoinedTo, type Token, tokensOf } from '../ingredient-lines/tokens.ts'
import { findPhrase } from '../ingredient-lines/vocabulary.ts'
import { toPlainFigures } from '../plain-figures.ts'
import type { Place } from './read-part.ts'
import { readTimeAt } from './read-time.ts'
import { largeNumbers, looseUnits, numberWords, units } from './time-words.ts'
import { type Time, unspacedTimes } from './unspaced-times.ts'

/**
 * Finds at most `maxTimes` times in a text. `min` and `max` are in seconds, and differ for a range. A time that is only partly
 * understood is left out.
 */
export function findTimes(text: string, place: Place, maxTimes: number): Time[] {
  const tokens = tokensOf(text)
  const times: Time[] = []
  let read = 0
  for (let at = 0; at < tokens.length && times.length < maxTimes; at += 1) {
    const span = readTimeAt(tokens, at, place)
    if (!span) continue
    if (!isPartOfMore(tokens, { read, at, end: span.end }))
      times.push({ ...span, ...extentOf(text, tokens, { at, end: span.end }) })
    read = span.end
    at = span.end - 1
  }
  const unspaced = unspacedTimes(toPlainFigures(text), maxTimes)
  return [...times, ...unspaced].sort((one, other) => one.start - other.start).slice(0, maxTimes)
}

/** Returns where a time is written, without an apostrophe or the dot of an abbreviation at its end. That dot may end the sentence. */
function extentOf(text: string, tokens: readonly Token[], { at, end }: { at: number; end: number }) {
  const last = tokens[end - 1]
  const written = text.slice(last?.start, last?.end)
  const marks = /(?<=\p{L})[.'’]+$/u.exec(written)?.[0].length ?? 0
  return { start: tokens[at]?.start ?? 0, end: (last?.end ?? 0) - marks }
}

type Extent = { read: number; at: number; end: number }

/**
 * Checks whether a time is only part of what is written: '2 x 10 minutes', 'hundred twenty minutes', 'a few hours and 20
 * minutes', 'two-fifths of an hour'. Tokens before `read` belong to another time.
 */
function isPartOfMore(tokens: readonly Token[], { read, at, end }: Extent): boolean {
  if (isTimes(tokens[end]) && tokens[end + 1]?.figure) return true
  const before = (count: number) => (at - count >= read ? tokens[at - count] : undefined)
  const [sign, first] = [before(1), tokens[at]]
  if (!sign) return false
  if ((isTimes(sign) || (isDash(sign) && isJoinedTo(sign, first))) && before(2)?.figure) return true
  if (isJoinedTo(sign, first) && !mayTouch.test(sign.word)) return true
  if (sign.word === 'of' && /^an?$/.test(first?.word ?? '')) return true
  const back = findPhrase(numberWords.and, tokens, at - 1)?.end === at ? 2 : 1
  const word = before(back)?.word ?? ''
  const isUnread = units.has(word) || (looseUnits.has(word) && Boolean(before(back + 1)?.figure))
  return isUnread || largeNumbers.has(word)
}

const isTimes = (token: Token | undefined): boolean => /^[x×*✕]$/.test(token?.word ?? '')
const mayTouch = /^[\p{Ps}\p{Pi}\p{Pd}"'“|+&~≈=*_]|['’]$/u
