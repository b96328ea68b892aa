import { isHeadingLine } from '../heading-lines.ts'
import { guessLanguage, type LineLanguage, wordsOf } from '../ingredient-lines/guess-language.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { type Token, tokensOf } from '../ingredient-lines/tokens.ts'
import { findPhrase, type Vocabulary, vocabularyFor } from '../ingredient-lines/vocabulary.ts'
import * as limits from '../limits.ts'
import { type Quantity, readQuantity } from './quantities.ts'
import { singular } from './same-words.ts'

/** A line as it is written, by its place among the lines that are not blank, from 0. */
export type Line = { position: number; text: string }
/** What a line says to a cook. `asides` are the same quantities in other units; `food` is an ingredient’s and read when it is asked for. */
export type LineFacts = Line & {
  quantities: Quantity[]
  asides: Quantity[]
  words: string[]
  food: () => Food
  isHeading: boolean
  /** Of lines that say the same it is the same. */
  key: string
}

/** As it is written, and its words; empty in steps. */
export type Food = { text: string; words: string[] }

type Place = 'ingredient' | 'step'

/** Of texts from before lines were bounded, the rest of the lines is one, and the rest of a long one is not read. */
const bounds = { ingredient: limits.ingredientLines, step: limits.instructionLines } as const

const splitLines = (text: string, maxLines: number): Line[] => {
  const lines = text
    .split(/[\r\n]+/)
    .map(line => line.trim())
    .filter(line => line !== '')
  const bounded =
    lines.length > maxLines ? [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(' ')] : lines
  return bounded.map((line, position) => ({ position, text: line }))
}

/** What the lines of two texts say, read in the language of both, or their own where they speak it clearly. */
export function factsOfBoth(before: string, after: string, place: Place): [LineFacts[], LineFacts[]] {
  const { maxLines } = bounds[place]
  const both = [splitLines(before, maxLines), splitLines(after, maxLines)] as const
  const tokens = new Map<string, Token[]>()
  for (const { text } of both.flat())
    if (!tokens.has(text)) tokens.set(text, tokensOf(withoutNumber(text, place)))
  const common = guessLanguage([...tokens.values()].flat()).language
  const known = new Map<string, Omit<LineFacts, 'position'>>()
  const read = ({ position, text }: Line): LineFacts => {
    const facts = known.get(text) ?? factsOf(text, { tokens: tokens.get(text) ?? [], common, place })
    known.set(text, facts)
    return { ...facts, position }
  }
  return [both[0].map(read), both[1].map(read)]
}

/** Steps that count themselves: '2. Fry the onions'. */
const withoutNumber = (text: string, place: Place): string => {
  const read = readPart(text, place)
  return place === 'step' ? read.replace(/^\d{1,3}\s{0,3}[.):](?=\s|\p{L})/u, '') : read
}

const readPart = (text: string, place: Place): string => text.slice(0, bounds[place].maxLineLength)

function factsOf(
  text: string,
  { tokens, common, place }: { tokens: Token[]; common: LineLanguage; place: Place },
): Omit<LineFacts, 'position'> {
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
  return {
    text,
    ...read,
    food,
    key,
    isHeading: isHeadingLine(text),
  }
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

/** Its words without marks: of 'self-raising' two; in scripts without blanks each letter. */
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
