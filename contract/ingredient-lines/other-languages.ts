import { mayBeThousands } from './amounts.ts'
import { readMeasure } from './measures.ts'
import type { MeasureAt } from './plain-measure.ts'
import { isJoinedTo, type Token } from './tokens.ts'
import type { Reading } from './vocabulary.ts'

/** Frequent number words of languages that have no word list here. Most lines in these languages are read by their figures. */
export const numbersElsewhere: ReadonlySet<string> = new Set(
  (
    'een twee drie halve vijf zes zeven anderhalve tva tre fyra fem seks ett dwa dwie trzy cztery bir iki yarım satu dua tiga empat setengah ' +
    'ket harom negy dva dve ctyri pul poł doi trei patru kaksi kolme nelja puoli'
  ).split(' '),
)

const otherLetter = /(?![\p{scx=Latin}µ])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/gu
const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/**
 * Checks whether most letters of a line are in a script that none of the known languages uses. Single words in another script may
 * occur in any line.
 */
export const isInOtherScript = (line: string): boolean => {
  const others = countOf(otherLetter, line)
  return others > 0 && others > countOf(/\p{sc=Latin}/gu, line)
}

const isWord = ({ word }: Token): boolean => /\p{L}/u.test(word)

/**
 * Returns the amount of a line whose words are not known. The amount is the only number in the line. Either it begins the line,
 * with a blank before the next word, or it follows the food, with at most one word and a remark in brackets after it: '2 стакана
 * муки', '砂糖 大さじ2', 'দুধ ২ কাপ'. Returns `none` for a food alone, and undefined if the line says more.
 */
export function readByFigures(reading: Reading): MeasureAt | 'none' | undefined {
  const { tokens } = reading
  const at = tokens.findIndex(({ figure }) => figure)
  if (at < 0) return tokens.filter(isWord).length < 2 ? 'none' : undefined
  const measure = readMeasure(reading, at)
  if (!measure || mayBeThousands(tokens[at])) return undefined
  const after = tokens.slice(measure.end)
  if (after.some(({ figure }) => figure)) return undefined
  const bracket = after.findIndex(({ word }) => word === '(')
  const untilBracket = bracket < 0 ? after : after.slice(0, bracket)
  const isUnderstood = tokens.slice(0, at).some(isWord)
    ? untilBracket.filter(isWord).length <= 1
    : !isJoinedTo(tokens[measure.end - 1], after[0])
  return isUnderstood ? { at, parts: measure.parts, end: measure.end } : undefined
}
