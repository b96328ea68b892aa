import type { Amount } from './amounts.ts'
import { takeBrackets } from './brackets.ts'
import { describeFood } from './food.ts'
import { guessLanguage, type LineLanguage, lineLanguages, wordsOf } from './guess-language.ts'
import type { UnitName } from './languages/language-words.ts'
import {
  type Measure,
  type Reading,
  readMeasure,
  readUnit,
  skipAbout,
  skipHeaped,
  skipOf,
  skipSizes,
} from './measures.ts'
import { skipPrepared } from './prepared.ts'
import { type Token, tokensOf } from './tokens.ts'
import { findPhrase, vocabularyFor } from './vocabulary.ts'

/** A line of ingredients, understood. `amount` is of `unit`, or of the food itself; of one number both ends are that. */
export type IngredientLine = {
  amount: Amount | null
  unit: UnitName | null
  food: string
  preparation: string | null
  comment: string | null
  optional: boolean
}

/** Lines of one recipe. Where the language is not given or not one of ours, each line's own words decide, then those of all. */
export function parseIngredientLines(lines: readonly string[], language?: string): IngredientLine[] {
  const given = lineLanguages.find(known => known === language?.toLowerCase().split(/[-_]/)[0])
  if (given) return lines.map(line => parseIngredientLine(line, given))
  const cleaned = lines.map(line => tokensOf(cleanLine(line)))
  const common = guessLanguage(cleaned.flat())
  return lines.map((line, index) => {
    const own = guessLanguage(cleaned[index] ?? [])
    return parseIngredientLine(line, own.lead > 0 ? own.language : common.language)
  })
}

/** One space between words, no bullet before, and no '(s)' after: 'gousse(s)', 'Zehe/n'. */
const cleanLine = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•*▢□☐·‣◦–—-]+/, '')
    .replace(/(?<=\p{L}{2})(?:\((?:s|e|es|n|en|x|i)\)|\/(?:n|en|s))(?![\p{L}\p{N}])/gu, '')
    .trim()

/** 'Sauce: 2 mangoes' has a remark before the line; as many words may be in it. */
const maxHeadingWords = 4

export function parseIngredientLine(line: string, language: LineLanguage): IngredientLine {
  const words = vocabularyFor(wordsOf[language])
  const whole = cleanLine(line)
  const headed = takeHeading(whole, words)
  const counted = readWithBrackets(headed.rest, words)
  const { text, remarks, reading, measure, from } = counted
  const described = describeFood(reading, text, {
    from,
    isCounted: measure?.unit !== undefined,
    isTinned: measure?.unit === 'can' || measure?.unit === 'jar',
  })
  const comments = [...headed.remarks, ...counted.before, ...described.remarks, ...remarks]
  const isOptional = (remark: string) => {
    const tokens = tokensOf(remark)
    return tokens.some((_, at) => findPhrase(words.optional, tokens, at))
  }
  const isOnlyOptional = (remark: string) =>
    findPhrase(words.optional, tokensOf(remark), 0)?.end === tokensOf(remark).length
  const optional = [...comments, ...described.preparation].some(isOptional)
  const kept = comments.filter(remark => !isOnlyOptional(remark))
  const preparation = described.preparation.filter(part => !isOnlyOptional(part))
  return {
    amount: measure?.amount ?? null,
    unit: measure?.unit ?? described.unit ?? null,
    food: described.food || text || whole,
    preparation: preparation.join(', ') || null,
    comment: kept.join(', ') || null,
    optional,
  }
}

type Read = {
  text: string
  remarks: string[]
  before: string[]
  reading: Reading
  measure: Partial<Measure> | undefined
  from: number
}

/** Reads the measure with its brackets in place, since a size may stand in one, and then the rest without them. */
function readWithBrackets(whole: string, words: Reading['words']): Read {
  const tokens = tokensOf(whole)
  const reading = { tokens, words }
  const lead = readLeading(reading)
  if (lead) {
    const at = lead.end < tokens.length ? (tokens[lead.end]?.start ?? whole.length) : whole.length
    const { rest, remarks } = takeBrackets(whole.slice(at))
    const after = { tokens: tokensOf(rest), words }
    const before = lead.before > 0 ? [whole.slice(0, tokens[lead.before - 1]?.end)] : []
    return { text: rest, remarks, before, reading: after, measure: lead.measure, from: skipConnectors(after) }
  }
  const { rest, remarks } = takeBrackets(whole)
  const plain = { tokens: tokensOf(rest), words }
  const found = findMeasure(plain)
  if (!found) return { text: rest, remarks, before: [], reading: plain, measure: undefined, from: 0 }
  const text = `${rest.slice(0, plain.tokens[found.start]?.start)}${found.isPart ? '' : ' '}${rest.slice(plain.tokens[found.end - 1]?.end)}`
  if (found.before) {
    const end = plain.tokens[found.end]?.start ?? rest.length
    const after = { tokens: tokensOf(rest.slice(end)), words }
    const said = rest.slice(0, plain.tokens[found.start]?.start).trim()
    return {
      text: rest.slice(end),
      remarks: [said, ...remarks],
      before: [],
      reading: after,
      measure: found.measure,
      from: 0,
    }
  }
  return {
    text,
    remarks,
    before: [],
    reading: { tokens: tokensOf(text), words },
    measure: found.measure,
    from: 0,
  }
}

type Leading = { measure: Partial<Measure> | undefined; before: number; end: number }

/** The measure that a line begins with; 'a few' and 'handful' have no number. */
function readLeading(reading: Reading): Leading | undefined {
  const { tokens, words } = reading
  const start = skipAbout(reading, 0)
  const some = findPhrase(words.some, tokens, start)
  if (some) {
    const unit = readUnit(reading, skipHeaped(reading, some.end))
    return { measure: unit && { unit: unit.value }, before: some.end, end: unit?.end ?? some.end }
  }
  const measure = readMeasure(reading, start) ?? readAfterArticle(reading, start)
  if (measure) return { measure, before: start, end: measure.end }
  const sized = skipHeaped(reading, start)
  const unit = readUnit(reading, sized)
  const isCounted = unit && unit.value !== 'leaf' && unit.end < tokens.length
  return isCounted ? { measure: { unit: unit.value }, before: start, end: unit.end } : undefined
}

/** 'a good 200 g' */
function readAfterArticle(reading: Reading, at: number): Measure | undefined {
  const article = findPhrase(reading.words.numbers, reading.tokens, at)
  if (article?.value !== 1) return undefined
  const after = skipAbout(reading, article.end)
  return after > article.end ? readMeasure(reading, after) : undefined
}

/** 'of', 'each', and the comma or dash of a list: they are before the food. */
function skipConnectors(reading: Reading): number {
  let at = 0
  if (/^[,.:–-]$/.test(reading.tokens[at]?.word ?? '')) at += 1
  const heaped = skipHeaped(reading, at)
  at = skipOf(reading, heaped) > heaped ? skipOf(reading, heaped) : skipOf(reading, at)
  if (reading.tokens[at]?.word === 'each') at += 1
  return at
}

type Inner = { measure: Measure; start: number; end: number; before: boolean; isPart: boolean }

/** So far into a line a measure is looked for. */
const maxInnerWords = 24

/** 'Sugar, 8 ounces', 'nyanya 4', 'juice of 2 limes': a measure after the food, or after what is wanted of it. */
function findMeasure(reading: Reading): Inner | undefined {
  const { tokens, words } = reading
  for (let at = 1; at < Math.min(tokens.length, maxInnerWords); at += 1) {
    const about = skipAbout(reading, at)
    const of = findPhrase(words.of, tokens, at)
    const start = of?.end ?? (isGenitive(tokens[at]) ? at : undefined)
    const counted = start === undefined ? undefined : readMeasure(reading, start)
    if (start !== undefined && counted && at <= 8 && counted.end < tokens.length && !counted.unit)
      return { measure: counted, start, end: counted.end, before: true, isPart: false }
    const measure = readMeasure(reading, about)
    const isWord = tokens[about]?.figure === ''
    if (!measure || (isWord && measure.unit === undefined && words.hasDecimalPoint)) continue
    const isAfterComma = /^[,:]$/.test(tokens[at - 1]?.word ?? '')
    const end = skipSizes(reading, measure.end)
    const next = tokens[end]
    const isLast = next === undefined || /^[,;.]$/.test(next.word)
    const isSaidOf =
      findPhrase(words.remarks, tokens, end) !== undefined || skipPrepared(reading, end) !== undefined
    if (!isLast && !isSaidOf && !words.countsAfterNoun) continue
    return {
      measure,
      start: isAfterComma ? at - 1 : at,
      end: measure.end,
      before: false,
      isPart: isAfterComma,
    }
  }
  return undefined
}

/** 'Saft einer Zitrone' */
const isGenitive = (token: Token | undefined): boolean => token?.word === 'einer' || token?.word === 'eines'

function takeHeading(whole: string, words: Reading['words']): { rest: string; remarks: string[] } {
  const colon = whole.indexOf(':')
  if (colon <= 0) return { rest: whole, remarks: [] }
  const heading = whole.slice(0, colon)
  const rest = whole.slice(colon + 1).trim()
  const headingTokens: Token[] = tokensOf(heading)
  const restTokens = tokensOf(rest)
  const measure = readMeasure({ tokens: restTokens, words }, 0)
  if (headingTokens.length > maxHeadingWords || rest === '' || (measure && measure.end >= restTokens.length))
    return { rest: whole, remarks: [] }
  return headingTokens.some(({ figure }) => figure)
    ? { rest: whole, remarks: [] }
    : { rest, remarks: [heading] }
}
