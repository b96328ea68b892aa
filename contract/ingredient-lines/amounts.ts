import type { UnitName } from './languages/language-words.ts'
import { isJoinedTo, type Token } from './tokens.ts'
import { largeUnits } from './unit-kinds.ts'
import { type Found, findPhrase, type NumberWords } from './vocabulary.ts'

type Reading = { tokens: readonly Token[]; words: NumberWords }

export type Amount = { min: number; max: number }

/** Returns the value of a fraction sign from its Unicode decomposition: '¾' is '3⁄4'. */
const shareOf = (sign: string): number => {
  const [above, below] = sign.normalize('NFKC').split('⁄')
  return Number(above) / Number(below)
}
/** Each fraction sign with its value. */
export const vulgarFractions: ReadonlyMap<string, number> = new Map(
  Array.from('¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞', sign => [sign, shareOf(sign)] as const),
)
const dashes = new Set(['-', '–', '—', '−', '‐', '‑', '~'])
const slashes = new Set(['/', '⁄', '∕'])

/** The largest amount that a recipe may have. Larger numbers are not amounts. */
const maxAmount = 1_000_000

/** Reads the amount at a token, a range or one number: '2', '1 1/2', '½', '2-3', '1 to 2', 'half a', 'two'. */
export function readAmount(reading: Reading, at: number): Found<Amount> | undefined {
  const from = readNumber(reading, at)
  if (!from) return undefined
  const between = skipBetween(reading, at, from.end)
  const to = between === undefined ? undefined : readNumber(reading, between)
  if (!to || to.value <= from.value || isArticle(reading, between)) return single(from)
  return { value: { min: from.value, max: to.value }, end: to.end }
}

const single = ({ value, end }: Found<number>) => ({ value: { min: value, max: value }, end })

/** True for an article such as the 'a' in '1 or a few', which is not a number of its own. */
const isArticle = ({ tokens, words }: Reading, at = 0) =>
  tokens[at]?.figure === '' && findPhrase(words.numbers, tokens, at)?.value === 1

/** The words for 'between' in each language, as in 'between 2 and 3'. */
const betweenWords = new Set(['between', 'zwischen', 'entre', 'tra', 'fra', 'ya'])

function skipBetween({ tokens, words }: Reading, start: number, at: number): number | undefined {
  if (dashes.has(tokens[at]?.word ?? '')) return at + 1
  const before = tokens[start - 1]?.word ?? ''
  const isBetween = betweenWords.has(before) && (before !== 'ya' || tokens[start - 2]?.word === 'kati')
  return (findPhrase(words.to, tokens, at) ?? (isBetween ? findPhrase(words.and, tokens, at) : undefined))
    ?.end
}

export const isDash = (token: Token | undefined): boolean => token !== undefined && dashes.has(token.word)
export const isSlash = (token: Token | undefined): boolean => token !== undefined && slashes.has(token.word)

function readNumber(reading: Reading, at: number): Found<number> | undefined {
  const found = readFigure(reading, at) ?? readWords(reading, at)
  return found && found.value > 0 && found.value <= maxAmount ? found : undefined
}

/** Reads a number in figures. A fraction may follow it after a blank, a hyphen or an 'and'. */
function readFigure(reading: Reading, at: number): Found<number> | undefined {
  const fraction = readFraction(reading, at)
  if (fraction) return { ...fraction, end: skipArticle(reading, fraction.end) }
  const { tokens, words } = reading
  const figure = tokens[at]?.figure
  if (!figure) return undefined
  const grouped = readGroups(reading, at)
  if (grouped) return grouped
  const unit = findPhrase(words.units, tokens, at + 1)?.value
  const value = figureValue(figure, words.hasDecimalPoint, unit)
  const share = findPhrase(words.numbers, tokens, at + 1)
  if (share && share.value < 1) return { value: value * share.value, end: share.end }
  const whole = Number.isInteger(value)
  const after = whole ? (readAddedShare(reading, at + 1) ?? readPartAfterHyphen(reading, at + 1)) : undefined
  return after ? { value: value + after.value, end: after.end } : { value, end: at + 1 }
}

/**
 * Reads a number like '1 000 g'. In a language with a decimal point, '2 400 g tins' means two tins, so only groups of zeros are
 * read as thousands. In every language, a second unit after the first ('tins') means that the number before it is a count.
 */
function readGroups({ tokens, words }: Reading, at: number): Found<number> | undefined {
  let [end, figures] = [at + 1, tokens[at]?.figure ?? '']
  if (!/^[1-9]\d{0,2}$/.test(figures)) return undefined
  while (
    /^\d{3}$/.test(tokens[end]?.figure ?? '') &&
    tokens[end]?.start === (tokens[end - 1]?.end ?? 0) + 1 &&
    (!words.hasDecimalPoint || tokens[end]?.figure === '000')
  )
    figures += tokens[end++]?.figure
  const unit = findPhrase(words.units, tokens, end)
  if (end === at + 1 || (unit && findPhrase(words.units, tokens, unit.end))) return undefined
  return { value: Number(figures), end }
}

/** Reads a fraction that is added to the number before it: '½', 'and 1/2', 'and a half'. */
export const readAddedShare = (reading: Reading, at: number): Found<number> | undefined => {
  const part =
    readFraction(reading, at) ??
    readFraction(reading, findPhrase(reading.words.and, reading.tokens, at)?.end ?? -1)
  return part && part.value < 1 ? part : readFractionWords(reading, at)
}

/** Reads the fraction in '1-1/2', which is one and a half. '1-2' and '½-1' are ranges. */
const readPartAfterHyphen = (reading: Reading, at: number): Found<number> | undefined => {
  const [before, hyphen, after] = [reading.tokens[at - 1], reading.tokens[at], reading.tokens[at + 1]]
  if (hyphen?.word !== '-' || !isJoinedTo(before, hyphen) || !isJoinedTo(hyphen, after)) return undefined
  const part = readFraction(reading, at + 1)
  return part && part.value < 1 ? part : undefined
}

export function readFraction({ tokens }: Reading, at: number): Found<number> | undefined {
  const figure = tokens[at]?.figure ?? ''
  const share = vulgarFractions.get(figure)
  if (share !== undefined) return { value: share, end: at + 1 }
  const below = tokens[at + 2]?.figure ?? ''
  if (!isSlash(tokens[at + 1]) || !/^\d{1,3}$/.test(figure) || !/^[1-9]\d{0,2}$/.test(below)) return undefined
  const isOrdinal =
    isJoinedTo(tokens[at + 2], tokens[at + 3]) && ordinalEnding.test(tokens[at + 3]?.word ?? '')
  return { value: Number(figure) / Number(below), end: isOrdinal ? at + 4 : at + 3 }
}

/** The ordinal ending of a fraction in figures: '1/3rd', '3/4ths'. '1/4 de' has none. */
const ordinalEnding = /^(?:st|nd|rds?|ths?)$/

/** Reads number words, alone or with a fraction: 'two', 'half a', 'three quarters', 'one and a half'. */
function readWords(reading: Reading, at: number): Found<number> | undefined {
  const { tokens, words } = reading
  const first = findPhrase(words.numbers, tokens, at)
  if (!first) return undefined
  if (first.value < 1) return { value: first.value, end: skipArticle(reading, first.end) }
  const next = findPhrase(words.numbers, tokens, first.end)
  if (next && next.value < 1) return { value: first.value * next.value, end: skipArticle(reading, next.end) }
  const added = readFractionWords(reading, first.end)
  return added ? { value: first.value + added.value, end: added.end } : first
}

/** Skips the article after a fraction: 'half a lemon', '1/2 of a lemon'. */
function skipArticle({ tokens, words }: Reading, at: number): number {
  const article = findPhrase(words.numbers, tokens, findPhrase(words.of, tokens, at)?.end ?? at)
  return article?.value === 1 ? article.end : at
}

/** Reads 'and a half', in words. */
export function readFractionWords({ tokens, words }: Reading, at: number): Found<number> | undefined {
  const and = findPhrase(words.and, tokens, at)
  if (!and) return undefined
  const article = findPhrase(words.numbers, tokens, and.end)
  if (!article) return undefined
  if (article.value < 1) return article
  const fraction = findPhrase(words.numbers, tokens, article.end)
  return fraction && fraction.value < 1
    ? { value: article.value * fraction.value, end: fraction.end }
    : undefined
}

/** True for a figure like '1,500', which is in thousands in one language and a decimal in another. */
export const mayBeThousands = (token: Token | undefined): boolean =>
  /^\d{1,3}[.,]\d{3}$/.test(token?.figure ?? '')

/**
 * Returns the value of a figure: '1,000' and '1.5' in English, '1.000' and '1,5' elsewhere. A sign that cannot separate thousands
 * is a decimal sign.
 */
function figureValue(figure: string, hasDecimalPoint: boolean, unit: UnitName | undefined): number {
  if (figure.length > 12) return Number.NaN
  if (/^\d{1,3}(?:[^\d.,]\d{3})+$/.test(figure)) return Number(figure.replace(/\D/g, ''))
  const thousands = hasDecimalPoint ? /^[1-9]\d{0,2}(?:,\d{3})+$/ : /^[1-9]\d{0,2}(?:\.\d{3})+$/
  // '1,250 kg' is one and a quarter in every language.
  const isLarge = largeUnits.has(unit) && /^\d+[.,]\d{3}$/.test(figure)
  if (thousands.test(figure) && !isLarge) return Number(figure.replace(/[.,]/g, ''))
  const parts = figure.split(/[.,]/)
  return parts.length > 2 ? Number.NaN : Number(parts.join('.'))
}
