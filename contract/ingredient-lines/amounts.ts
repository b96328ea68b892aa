import type { Token } from './tokens.ts'
import { type Found, findPhrase, type Vocabulary } from './vocabulary.ts'

export type Amount = { min: number; max: number }
type Reading = { tokens: readonly Token[]; words: Vocabulary }

const vulgarFractions = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'
const fractionValues = [
  1 / 4,
  1 / 2,
  3 / 4,
  1 / 7,
  1 / 9,
  1 / 10,
  1 / 3,
  2 / 3,
  1 / 5,
  2 / 5,
  3 / 5,
  4 / 5,
  1 / 6,
  5 / 6,
  1 / 8,
  3 / 8,
  5 / 8,
  7 / 8,
]
const dashes = new Set(['-', '–', '—', '−', '‐', '‑', '~'])
const slashes = new Set(['/', '⁄', '∕'])

/** More than that is no amount of a recipe, and longer figures are no numbers that one would compute with. */
const maxAmount = 1_000_000

/** An amount that stands at a token, a range or one number: '2', '1 1/2', '½', '2-3', '1 to 2', 'half a', 'two'. */
export function readAmount(reading: Reading, at: number): Found<Amount> | undefined {
  const from = readNumber(reading, at)
  if (!from) return undefined
  const between = skipBetween(reading, from.end)
  const to = between === undefined ? undefined : readNumber(reading, between)
  if (!to || to.value <= from.value || isArticle(reading, between)) return single(from)
  return { value: { min: from.value, max: to.value }, end: to.end }
}

const single = ({ value, end }: Found<number>) => ({ value: { min: value, max: value }, end })

/** '1 or a few': the second is no number of its own. */
const isArticle = ({ tokens, words }: Reading, at = 0) =>
  tokens[at]?.figure === '' && findPhrase(words.numbers, tokens, at)?.value === 1

const skipBetween = ({ tokens, words }: Reading, at: number): number | undefined =>
  dashes.has(tokens[at]?.word ?? '') ? at + 1 : findPhrase(words.to, tokens, at)?.end

export const isDash = (token: Token | undefined): boolean => token !== undefined && dashes.has(token.word)
export const isSlash = (token: Token | undefined): boolean => token !== undefined && slashes.has(token.word)

function readNumber(reading: Reading, at: number): Found<number> | undefined {
  const found = readFigure(reading, at) ?? readWords(reading, at)
  return found && found.value > 0 && found.value <= maxAmount ? found : undefined
}

/** A number in figures; a fraction may follow it, by a blank, a hyphen or an 'and'. */
function readFigure(reading: Reading, at: number): Found<number> | undefined {
  const fraction = readFraction(reading, at)
  if (fraction) return fraction
  const { tokens, words } = reading
  const figure = tokens[at]?.figure
  if (!figure) return undefined
  const value = figureValue(figure, words.hasDecimalPoint)
  const share = findPhrase(words.numbers, tokens, at + 1)
  if (share && share.value < 1) return { value: value * share.value, end: share.end }
  const whole = Number.isInteger(value)
  const after = whole ? (readPart(reading, at + 1) ?? readPartAfterHyphen(reading, at + 1)) : undefined
  return after ? { value: value + after.value, end: after.end } : { value, end: at + 1 }
}

const readPart = (reading: Reading, at: number): Found<number> | undefined => {
  const part =
    readFraction(reading, at) ??
    readFraction(reading, findPhrase(reading.words.and, reading.tokens, at)?.end ?? -1)
  return part && part.value < 1 ? part : readFractionWords(reading, at)
}

/** '1-1/2' is one and a half; '1-2' and '½-1' are ranges. */
const readPartAfterHyphen = (reading: Reading, at: number): Found<number> | undefined => {
  const [before, hyphen, after] = [reading.tokens[at - 1], reading.tokens[at], reading.tokens[at + 1]]
  if (hyphen?.word !== '-' || hyphen.start !== before?.end || hyphen.end !== after?.start) return undefined
  const part = readFraction(reading, at + 1)
  return part && part.value < 1 ? part : undefined
}

function readFraction({ tokens }: Reading, at: number): Found<number> | undefined {
  const figure = tokens[at]?.figure ?? ''
  const index = figure.length === 1 ? vulgarFractions.indexOf(figure) : -1
  if (index >= 0) return { value: fractionValues[index] ?? 0, end: at + 1 }
  const below = tokens[at + 2]?.figure ?? ''
  if (!isSlash(tokens[at + 1]) || !/^\d{1,3}$/.test(figure) || !/^[1-9]\d{0,2}$/.test(below)) return undefined
  return { value: Number(figure) / Number(below), end: at + 3 }
}

/** Number words, alone or with a fraction: 'two', 'half a', 'three quarters', 'one and a half'. */
function readWords(reading: Reading, at: number): Found<number> | undefined {
  const { tokens, words } = reading
  const first = findPhrase(words.numbers, tokens, at)
  if (!first) return undefined
  if (first.value < 1) {
    const article = findPhrase(
      words.numbers,
      tokens,
      findPhrase(words.of, tokens, first.end)?.end ?? first.end,
    )
    return article?.value === 1 ? { value: first.value, end: article.end } : first
  }
  const next = findPhrase(words.numbers, tokens, first.end)
  if (next && next.value < 1) return { value: first.value * next.value, end: next.end }
  const added = readFractionWords(reading, first.end)
  return added ? { value: first.value + added.value, end: added.end } : first
}

/** 'and a half', in words. */
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

/** '1,000' and '1.5' in English, '1.000' and '1,5' elsewhere; where a sign cannot separate thousands it is a decimal's. */
function figureValue(figure: string, hasDecimalPoint: boolean): number {
  if (figure.length > 12) return Number.NaN
  const thousands = hasDecimalPoint ? /^[1-9]\d{0,2}(?:,\d{3})+$/ : /^[1-9]\d{0,2}(?:\.\d{3})+$/
  if (thousands.test(figure)) return Number(figure.replace(/[.,]/g, ''))
  const parts = figure.split(/[.,]/)
  return parts.length > 2 ? Number.NaN : Number(parts.join('.'))
}
