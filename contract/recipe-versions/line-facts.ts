import { guessLanguage, type LineLanguage, wordsOf } from '../ingredient-lines/guess-language.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { type Token, tokensOf } from '../ingredient-lines/tokens.ts'
import { findPhrase, type Vocabulary, vocabularyFor } from '../ingredient-lines/vocabulary.ts'
import * as limits from '../limits.ts'
import { readLines } from '../recipe-text/read-lines.ts'
import { type Quantity, readQuantity } from './quantities.ts'
import { singular } from './same-words.ts'

/**
 * A line as it is shown, and its position among the lines that are not blank, from 0. `step` is the number of a step, and null
 * for any other line.
 */
export type Line = { position: number; text: string; step: number | null }
/**
 * What a line says to a cook. `asides` are the same quantities in other units. `food` belongs to an ingredient, and is parsed
 * only when it is requested.
 */
export type LineFacts = Line & {
  quantities: Quantity[]
  asides: Quantity[]
  words: string[]
  food: () => Food
  isHeading: boolean
  /** Equal for lines that say the same. */
  key: string
}

/** A food as it is written, and its words. Both are empty in steps. */
export type Food = { text: string; words: string[] }

type Place = 'ingredient' | 'step'

/**
 * Texts that were stored before the limits existed may exceed them. The remaining lines are joined to one, and the rest of a long
 * line is not read.
 */
const bounds = { ingredient: limits.ingredientLines, step: limits.instructionLines } as const
const partOf = { ingredient: 'ingredients', step: 'instructions' } as const

type ShownLine = Line & { isHeading: boolean }

function splitLines(text: string, place: Place): ShownLine[] {
  const { maxLines } = bounds[place]
  const all = text.split(/\r\n?|\n/)
  const lines = all.filter(line => line.trim() !== '')
  const bounded =
    lines.length > maxLines ? [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(' ')] : all
  let steps = 0
  return readLines(bounded, partOf[place]).map(({ at, kind, text: shown }) => {
    const isStep = place === 'step' && kind === 'line'
    if (isStep) steps += 1
    const isHeading = kind !== 'line' && kind !== 'note'
    return { position: at, text: shown, step: isStep ? steps : null, isHeading }
  })
}

/** Reads the lines of two texts in the language that both suggest. A line that clearly suggests a language is read in that one. */
export function factsOfBoth(before: string, after: string, place: Place): [LineFacts[], LineFacts[]] {
  const both = [splitLines(before, place), splitLines(after, place)] as const
  const tokens = new Map<string, Token[]>()
  for (const { text } of both.flat()) if (!tokens.has(text)) tokens.set(text, tokensOf(readPart(text, place)))
  const common = guessLanguage([...tokens.values()].flat()).language
  const known = new Map<string, ReadFacts>()
  const read = (line: ShownLine): LineFacts => {
    const facts =
      known.get(line.text) ?? factsOf(line.text, { tokens: tokens.get(line.text) ?? [], common, place })
    known.set(line.text, facts)
    return { ...facts, ...line }
  }
  return [both[0].map(read), both[1].map(read)]
}

const readPart = (text: string, place: Place): string => text.slice(0, bounds[place].maxLineLength)

type ReadFacts = Omit<LineFacts, keyof ShownLine>

function factsOf(
  text: string,
  { tokens, common, place }: { tokens: Token[]; common: LineLanguage; place: Place },
): ReadFacts {
  const own = guessLanguage(tokens)
  const language = own.lead > 0 ? own.language : common
  const words = vocabularyFor(wordsOf[language])
  const read = readLine({ tokens, words }, place)
  let known: Food | undefined
  const food = () => {
    known ??= place === 'ingredient' ? foodOf(readPart(text, place), language, words) : noFood
    return known
  }
  const key = `${read.quantities.map(keyOf).join(' ')}|${read.words.join(' ')}`
  return { ...read, food, key }
}

const keyOf = ({ min, max, unit }: Quantity): string => `${min.toFixed(3)}-${max.toFixed(3)}${unit ?? ''}`

function readLine(
  reading: { tokens: Token[]; words: Vocabulary },
  place: Place,
): Pick<LineFacts, 'quantities' | 'asides' | 'words'> {
  const { tokens } = reading
  const quantities: Quantity[] = []
  const asides: Quantity[] = []
  const words: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readQuantity(reading, at, place)
    if (read) (read.isAside ? asides : quantities).push(read.quantity)
    else words.push(...wordsOfToken(tokens[at]))
    at = Math.max(at + 1, read?.end ?? 0)
  }
  return { quantities, asides, words }
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** Returns a token's words without punctuation: 'self-raising' has two. In scripts without blanks each letter is a word. */
const wordsOfToken = (token: Token | undefined): string[] => {
  if (!token) return []
  if (token.figure) return [token.figure]
  if (unspaced.test(token.word)) return [...token.word]
  return token.word.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap(part => (part === '' ? [] : singular(part)))
}

const noFood: Food = { text: '', words: [] }

function foodOf(line: string, language: LineLanguage, words: Vocabulary): Food {
  const { food } = parseIngredientLine(line, language)
  const tokens = tokensOf(food)
  const isJoint = (at: number) =>
    findPhrase(words.of, tokens, at) !== undefined || findPhrase(words.and, tokens, at) !== undefined
  return { text: food, words: tokens.flatMap((token, at) => (isJoint(at) ? [] : wordsOfToken(token))) }
}
