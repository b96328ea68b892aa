import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type { LanguageWords } from './languages/language-words.ts'
import { pt } from './languages/pt.ts'
import { sw } from './languages/sw.ts'
import type { Token } from './tokens.ts'

/** The languages whose lines are understood. */
export const lineLanguages = ['en', 'sw', 'fr', 'de', 'es', 'pt', 'it'] as const
export type LineLanguage = (typeof lineLanguages)[number]

export const wordsOf: Record<LineLanguage, LanguageWords> = { en, sw, fr, de, es, pt, it }
let weights: Map<string, Partial<Record<LineLanguage, number>>> | undefined

/** Returns how strongly each word suggests each language. A word that several languages have weighs less. */
function wordWeights() {
  if (weights) return weights
  const languages = new Map<string, Set<LineLanguage>>()
  for (const language of lineLanguages)
    for (const word of listWords(wordsOf[language]))
      languages.set(word, (languages.get(word) ?? new Set()).add(language))
  weights = new Map(
    Array.from(languages, ([word, known]) => [
      word,
      Object.fromEntries(Array.from(known, language => [language, 1 / known.size ** 2])),
    ]),
  )
  return weights
}

function listWords({
  units,
  numbers,
  endings,
  kinds: _,
  hasDecimalPoint: __,
  countsAfterNoun: ___,
  forms: ____,
  manyFrom: _____,
  joints: ______,
  ...lists
}: LanguageWords): string[] {
  const phrases = [...Object.values(units), ...Object.keys(numbers), ...Object.values(lists)]
  return phrases
    .flatMap(text => text.split(/[ _]/))
    .flatMap(word => (word.endsWith('*') ? endings.map(ending => word.slice(0, -1) + ending) : [word]))
    .filter(word => word.length > 1)
}

/** Returns the language that these tokens suggest most, and its lead over the next one. English if no language leads. */
export function guessLanguage(tokens: readonly Token[]): { language: LineLanguage; lead: number } {
  const scores = new Map<LineLanguage, number>(lineLanguages.map(language => [language, 0]))
  for (const { word } of tokens)
    for (const [language, weight] of Object.entries(wordWeights().get(word) ?? {}))
      scores.set(language as LineLanguage, (scores.get(language as LineLanguage) ?? 0) + weight)
  const [first, second] = [...scores].sort(([, one], [, other]) => other - one)
  return { language: first?.[0] ?? 'en', lead: (first?.[1] ?? 0) - (second?.[1] ?? 0) }
}
