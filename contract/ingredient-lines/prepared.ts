import { isDash } from './amounts.ts'
import type { Token } from './tokens.ts'
import { findPhrase, type Reading } from './vocabulary.ts'

/** A Swahili verb that says what was done, in its form for each noun class: 'zilizokatwa', 'kilichomenywa'. */
const relativeVerb = /^(?:i|zi|ya|li|ki|vi|u|wa|ku|pa|a)li(?:yo|zo|cho|vyo|lo|o|ko|po|ye)\p{L}{3,}/u

export const isComma = (token: Token | undefined): boolean => token !== undefined && /^[,;]$/.test(token.word)

/**
 * Returns the token after a word for what was done to a food, including the adverbs before it. Undefined if there is no such word
 * at `at`.
 */
export function skipPrepared(reading: Reading, at: number): number | undefined {
  const { tokens, words } = reading
  let end = at
  let adverbs = 0
  for (
    let next = findPhrase(words.adverbs, tokens, end);
    next;
    next = findPhrase(words.adverbs, tokens, end)
  ) {
    end = next.end
    adverbs += 1
  }
  const found = findPhrase(words.prepared, tokens, end)
  if (found) return found.end
  const word = tokens[end]?.word ?? ''
  if (relativeVerb.test(word)) return end + 1
  return adverbs > 0 && isDoneWell(word) ? end + 1 : undefined
}

/** After 'freshly' or 'fein' any participle is a preparation: 'freshly ground'. Without the adverb, 'ground cinnamon' is a food. */
const isDoneWell = (word: string): boolean =>
  /^(?:ground|cut|shucked|brewed|made|popped|gemahlen\w*|moulue?s?|molid[oa]s?|moid[oa]s?|macinat[oaie]|extrait)$|\w{3}ed$/.test(
    word,
  )

/** Skips the words for preparation at the beginning of a part: 'peeled, cut and rinsed leeks'. */
export function skipPreparedRun(reading: Reading, from: number): number {
  const { tokens, words } = reading
  let end = from
  let at: number | undefined = from
  while (at !== undefined && at < tokens.length) {
    const next = skipPrepared(reading, at)
    if (next === undefined) break
    end = next
    const comma = isComma(tokens[end]) ? end + 1 : end
    at =
      findPhrase(words.and, tokens, comma)?.end ??
      findPhrase(words.or, tokens, comma)?.end ??
      (comma > end ? comma : end)
  }
  return end
}
export const isJoin = ({ tokens, words }: Reading, at: number) =>
  (findPhrase(words.and, tokens, at) ?? findPhrase(words.or, tokens, at)) !== undefined

/** Checks whether the food and what was done to it form one name, in either order: 'jamón cocido'. */
export function isKind({ tokens, words }: Reading, near: number, at: number): boolean {
  const done = tokens.slice(Math.min(at, near), Math.max(at, near) + 1).map(({ word }) => word)
  const around = tokens
    .slice(Math.max(0, Math.min(at, near) - 3), Math.max(at, near) + 4)
    .map(({ word }) => word)
  return words.kinds.some(
    ([food, prepared]) => done.some(word => word.startsWith(prepared)) && around.includes(food),
  )
}
/**
 * Checks whether what was done to a food ends its part, or continues with how it was done. Before another noun it belongs to the
 * food: 'dried sliced mango'.
 */
export function endsPart(reading: Reading, at: number): boolean {
  const { tokens, words } = reading
  const token = tokens[at]
  if (token === undefined || /^[,;(.]$/.test(token.word) || isDash(token)) return true
  if (
    findPhrase(words.remarks, tokens, at) ||
    findPhrase(words.of, tokens, at) ||
    findPhrase(words.to, tokens, at)
  )
    return true
  if (continuations.has(token.word)) return true
  const afterAnd = findPhrase(words.and, tokens, at)?.end ?? findPhrase(words.or, tokens, at)?.end
  if (afterAnd !== undefined) return skipPrepared(reading, afterAnd) !== undefined
  return skipPrepared(reading, at) !== undefined && endsPart(reading, skipPrepared(reading, at) ?? at)
}

/** Words that say how or into what something was done. */
const continuations = new Set(
  'in into with on at lengthways lengthwise crosswise thinly finely en em a ad au aux con com avec mit zu auf kwa fein grob finement finamente finemente bem bien grossolanamente'.split(
    ' ',
  ),
)
