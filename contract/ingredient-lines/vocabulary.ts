import type { LanguageWords, UnitName } from './languages/language-words.ts'
import type { Token } from './tokens.ts'

/** Phrases by their first word, the longest first. */
export type Phrases<Value> = ReadonlyMap<string, readonly { words: readonly string[]; value: Value }[]>

export type Vocabulary = Readonly<
  Record<
    | 'of'
    | 'and'
    | 'or'
    | 'to'
    | 'about'
    | 'some'
    | 'sizes'
    | 'heaped'
    | 'adverbs'
    | 'prepared'
    | 'remarks'
    | 'optional',
    Phrases<true>
  >
> & {
  units: Phrases<UnitName>
  numbers: Phrases<number>
  kinds: NonNullable<LanguageWords['kinds']>
  countsAfterNoun: boolean
  hasDecimalPoint: boolean
}

/** The tokens of a line, and the words of its language. */
export type Reading = { tokens: readonly Token[]; words: Vocabulary }

/** The words that are needed to read numbers. */
export type NumberWords = Pick<Vocabulary, 'numbers' | 'units' | 'of' | 'and' | 'to' | 'hasDecimalPoint'>

/** The value of a phrase that was found at a token, and the token after the phrase. */
export type Found<Value> = { value: Value; end: number }

export function findPhrase<Value>(
  phrases: Phrases<Value>,
  tokens: readonly Token[],
  at: number,
): Found<Value> | undefined {
  const found = phrases
    .get(tokens[at]?.word ?? '')
    ?.find(({ words }) => words.every((word, index) => tokens[at + index]?.word === word))
  return found && { value: found.value, end: at + found.words.length }
}

export const indexPhrases = <Value>(entries: Iterable<readonly [string, Value]>): Phrases<Value> => {
  const phrases = new Map<string, { words: string[]; value: Value }[]>()
  for (const [phrase, value] of entries) {
    const words = phrase.split('_')
    const [first = ''] = words
    const same = phrases.get(first) ?? []
    same.push({ words, value })
    phrases.set(first, same)
  }
  for (const same of phrases.values()) same.sort((one, other) => other.words.length - one.words.length)
  return phrases
}

export const listPhrases = (text: string): Phrases<true> =>
  indexPhrases(text === '' ? [] : text.split(' ').map(phrase => [phrase, true as const] as const))

const vocabularies = new WeakMap<LanguageWords, Vocabulary>()

/** Returns the vocabulary of a language. It is indexed on first use. */
export function vocabularyFor(words: LanguageWords): Vocabulary {
  const known = vocabularies.get(words)
  if (known) return known
  const made = vocabularyOf(words)
  vocabularies.set(words, made)
  return made
}

function vocabularyOf(words: LanguageWords): Vocabulary {
  const {
    units,
    numbers,
    kinds = [],
    countsAfterNoun = false,
    hasDecimalPoint = false,
    prepared,
    endings,
  } = words
  const inflected = prepared
    .split(' ')
    .flatMap(word => (word.endsWith('*') ? endings.map(ending => word.slice(0, -1) + ending) : [word]))
  return {
    of: listPhrases(words.of),
    and: listPhrases(words.and),
    or: listPhrases(words.or),
    to: listPhrases(words.to),
    about: listPhrases(words.about),
    some: listPhrases(words.some),
    sizes: listPhrases(words.sizes),
    heaped: listPhrases(`${words.heaped} ${words.sizes}`),
    adverbs: listPhrases(words.adverbs),
    prepared: listPhrases(inflected.join(' ')),
    remarks: listPhrases(words.remarks),
    optional: listPhrases(words.optional),
    units: indexPhrases(
      Object.entries(units).flatMap(([name, spellings]) =>
        spellings.split(' ').map(spelling => [spelling, name as UnitName] as const),
      ),
    ),
    numbers: indexPhrases(Object.entries(numbers)),
    kinds,
    countsAfterNoun,
    hasDecimalPoint,
  }
}
