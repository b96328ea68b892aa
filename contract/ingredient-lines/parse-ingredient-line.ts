import { strayJoiners } from '../joiners.ts'
import type { Amount } from './amounts.ts'
import { takeBrackets } from './brackets.ts'
import { findMeasure, maxHeadingWords, readLeading, skipMarks } from './find-measure.ts'
import { describeFood } from './food.ts'
import { guessLanguage, type LineLanguage, lineLanguages, wordsOf } from './guess-language.ts'
import type { UnitName } from './languages/language-words.ts'
import { isTimes, readMeasure } from './measures.ts'
import { endOfNoAmount } from './no-amounts.ts'
import { isInOtherScript, readByFigures } from './other-languages.ts'
import type { Measure } from './plain-measure.ts'
import { isComma } from './prepared.ts'
import { type Token, tokensOf } from './tokens.ts'
import { skipHeaped, skipOf } from './unit-words.ts'
import { findPhrase, type Reading, vocabularyFor } from './vocabulary.ts'

/**
 * A parsed line of ingredients. `amount` counts `unit`, or the food itself if there is no unit. For a single number `min` and
 * `max` are equal.
 */
export type IngredientLine = {
  amount: Amount | null
  unit: UnitName | null
  food: string
  preparation: string | null
  comment: string | null
  optional: boolean
}

/** Parses the lines of one recipe. If the language is missing or unknown, each line's own words decide, then the words of all lines. */
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

/** Returns a line with single spaces and without plural endings like '(s)': 'gousse(s)', 'Zehe/n'. */
const cleanLine = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\u200b\ufeff]/g, '')
    .replace(strayJoiners, '')
    .replace(/(?<=\d)[\u2009\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L}{2})(?:\((?:s|e|es|n|en|x|i)\)|\/(?:n|en|s))(?![\p{L}\p{N}])/gu, '')
    .trim()

const withoutMarks = (line: string, words: Reading['words']): string => {
  const tokens = tokensOf(line)
  return line.slice(tokens[skipMarks({ tokens, words })]?.start ?? line.length)
}

/** Moves a bracket at the beginning of a line to its end: '(optional) 1 chilli' becomes '1 chilli (optional)'. */
const bracketLast = (line: string): string => line.replace(/^(\([^()]*\))\s*(?=\S)(.*)$/, '$2 $1')

export function parseIngredientLine(line: string, language: LineLanguage): IngredientLine {
  const words = vocabularyFor(wordsOf[language])
  const whole = bracketLast(withoutMarks(cleanLine(line), words))
  if (isInOtherScript(whole) && !readByFigures({ tokens: tokensOf(whole), words }))
    return { amount: null, unit: null, food: whole, preparation: null, comment: null, optional: false }
  const headed = takeHeading(whole, words)
  const counted = readWithBrackets(headed.rest, words)
  const { text, remarks, reading, measure, from } = counted
  const described = describeFood(reading, text, {
    from,
    isCounted: measure?.unit !== undefined,
    isTinned: measure?.unit === 'can' || measure?.unit === 'jar',
  })
  const inBracket = described.food === '' ? foodInBracket(remarks, words) : undefined
  const comments = [
    ...headed.remarks,
    ...counted.before,
    ...described.remarks,
    ...(inBracket?.remarks ?? remarks),
  ]
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
    food: described.food || inBracket?.food || text || whole,
    preparation: preparation.join(', ') || null,
    comment: kept.join(', ') || null,
    optional,
  }
}

/** Finds a food in brackets if the rest of the line is only an amount: '(16 to 20 count prawns)'. Takes the first bracket with a food. */
function foodInBracket(
  remarks: readonly string[],
  words: Reading['words'],
): { food: string; remarks: string[] } | undefined {
  for (const [index, remark] of remarks.entries()) {
    const tokens = tokensOf(remark)
    let from = 0
    while (from < tokens.length) {
      const end = endOfNoAmount({ tokens, words }, from) ?? readMeasure({ tokens, words }, from)?.end
      if (end === undefined) break
      from = end
    }
    const food = remark.slice(tokens[from]?.start ?? remark.length)
    if (!/\p{L}/u.test(food)) continue
    const said = remark.slice(0, tokens[from]?.start).trim()
    return { food, remarks: [...(said ? [said] : []), ...remarks.toSpliced(index, 1)] }
  }
  return undefined
}

type Read = {
  text: string
  remarks: string[]
  before: string[]
  reading: Reading
  measure: Partial<Measure> | undefined
  from: number
}

/** Reads the measure with its brackets, because a size may be in brackets, and then the rest without them. */
function readWithBrackets(whole: string, words: Reading['words']): Read {
  const tokens = tokensOf(whole)
  const reading = { tokens, words }
  const lead = readLeading(reading)
  if (lead) {
    const at = lead.end < tokens.length ? (tokens[lead.end]?.start ?? whole.length) : whole.length
    const { rest, remarks } = takeBrackets(whole.slice(at))
    const after = { tokens: tokensOf(rest), words }
    const isAbout = lead.before > 0 && !isTimes(tokens[lead.before - 1])
    const about = isAbout ? [whole.slice(0, tokens[lead.before - 1]?.end)] : []
    const heaped = rest.slice(after.tokens[0]?.start, after.tokens[skipHeaped(after, 0) - 1]?.end)
    const before = [
      ...about,
      ...saidBy(lead.measure, whole, tokens),
      ...(isHeapedAfter(after) ? [heaped] : []),
    ]
    return { text: rest, remarks, before, reading: after, measure: lead.measure, from: skipConnectors(after) }
  }
  const { rest, remarks } = takeBrackets(whole)
  const plain = { tokens: tokensOf(rest), words }
  const found = findMeasure(plain)
  if (!found) {
    const inBracket = measureInBracket(remarks, words)
    const others = inBracket ? [] : remarks
    return { text: rest, remarks: others, before: [], reading: plain, measure: inBracket, from: 0 }
  }
  const before = saidBy(found.measure, rest, plain.tokens)
  if (found.before) {
    const end = plain.tokens[found.end]?.start ?? rest.length
    const after = { tokens: tokensOf(rest.slice(end)), words }
    const wanted = rest.slice(0, plain.tokens[found.start]?.start).trim()
    return {
      text: rest.slice(end),
      remarks: [wanted, ...remarks],
      before,
      reading: after,
      measure: found.measure,
      from: 0,
    }
  }
  const text = `${rest.slice(0, plain.tokens[found.start]?.start)}${found.isPart ? '' : ' '}${rest.slice(plain.tokens[found.end - 1]?.end)}`
  return {
    text,
    remarks,
    before,
    reading: { tokens: tokensOf(text), words },
    measure: found.measure,
    from: 0,
  }
}

/** Reads the amount from the only bracket: 'Eggs (3)', 'butter (100 g)'. */
function measureInBracket([remark = '', ...others]: readonly string[], words: Reading['words']) {
  const tokens = tokensOf(remark)
  const measure = others.length > 0 ? undefined : readMeasure({ tokens, words }, 0)
  return measure?.end === tokens.length ? measure : undefined
}

/** Returns what else a measure says, as it is written. */
const saidBy = (measure: Partial<Measure> | undefined, text: string, tokens: readonly Token[]): string[] =>
  (measure?.said ?? []).map(([from, to]) => text.slice(tokens[from]?.start, tokens[to - 1]?.end))

/** True if the spoon's fullness follows it: '2 cucharadas colmadas de azúcar'. */
const isHeapedAfter = (reading: Reading): boolean => {
  const end = skipHeaped(reading, 0)
  return end > 0 && skipOf(reading, end) > end
}

/** Skips what stands before the food: 'of', 'each', and the comma or dash of a list. */
function skipConnectors(reading: Reading): number {
  let at = 0
  if (/^[,.:–-]$/.test(reading.tokens[at]?.word ?? '')) at += 1
  const heaped = skipHeaped(reading, at)
  at = skipOf(reading, heaped) > heaped ? skipOf(reading, heaped) : skipOf(reading, at)
  if (reading.tokens[at]?.word === 'each') at += 1
  return at
}

function takeHeading(whole: string, words: Reading['words']): { rest: string; remarks: string[] } {
  const colon = whole.indexOf(':')
  if (colon <= 0) return { rest: whole, remarks: [] }
  const heading = whole.slice(0, colon)
  const rest = whole.slice(colon + 1).trim()
  const headingTokens: Token[] = tokensOf(heading)
  const restTokens = tokensOf(takeBrackets(rest).rest)
  const measure = readMeasure({ tokens: restTokens, words }, 0)
  // In 'Rice: 1 cup, washed' the food is before the colon.
  const isOnlyMeasure = measure && (measure.end >= restTokens.length || isComma(restTokens[measure.end]))
  if (headingTokens.length > maxHeadingWords || rest === '' || isOnlyMeasure)
    return { rest: whole, remarks: [] }
  return headingTokens.some(({ figure }) => figure)
    ? { rest: whole, remarks: [] }
    : { rest, remarks: [heading] }
}
