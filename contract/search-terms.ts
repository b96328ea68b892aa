import { foldText } from './fold-text.ts'

// The characters of scripts that put no space between words.
const unspaced = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]'
const wordPattern = new RegExp(
  `${unspaced}+|(?:(?!${unspaced})[\\p{L}\\p{N}])(?:(?!${unspaced})[\\p{L}\\p{N}\\p{M}])*`,
  'gu',
)
const unspacedStart = new RegExp(`^${unspaced}`, 'u')
const isUnspaced = (word: string): boolean => unspacedStart.test(word)

/** How many characters of a word are indexed and searched. A longer word would not fit into an index row of PostgreSQL. */
export const maxWordLength = 100

const shorten = (word: string): string =>
  word.length > maxWordLength && !isUnspaced(word) ? [...word].slice(0, maxWordLength).join('') : word

/** How these letters are written on a keyboard without them. */
const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

const spellOut = (text: string): string => text.replace(/[äöüåø]/g, letter => digraphs[letter] ?? letter)

/** Returns a lower-case name as another keyboard writes it: 'jörg' → 'joerg', and 'joerg' → 'jorg', which is the folded form of 'jörg'. */
export function otherSpelling(name: string): string {
  const spelledOut = spellOut(name)
  return spelledOut === name ? name.replace(/([aou])e|(a)a/g, '$1$2') : spelledOut
}

/** A folded word with its spellings: 'Käse' → kase, kaese. `follows`: a single space or hyphen separates it from the word before. */
type Word = { text: string; spellings: string[]; follows: boolean }

function readWords(written: string): Word[] {
  const composed = written.normalize('NFC').toLowerCase()
  const spelledOut = spellOut(composed)
  const others = spelledOut === composed ? undefined : withoutApostrophes(spelledOut).match(wordPattern)
  const folded = withoutApostrophes(composed)
  const words: Word[] = []
  let end = 0
  for (const { 0: match, index } of folded.matchAll(wordPattern)) {
    const text = shorten(match)
    const other = shorten(others?.[words.length] ?? match)
    words.push({
      text,
      spellings: other === text ? [text] : [text, other],
      follows: end > 0 && index === end + 1 && gap.test(folded.charAt(end)),
    })
    end = index + match.length
  }
  return words
}

const gap = /[^\S\r\n]|[\u200c‐‑-]/
const withoutApostrophes = (text: string): string => foldText(text).replace(/['`ʼ´]/g, '')

/**
 * Returns the folded words of a text, in order: "Shepherd's pie, no-knead" → shepherds, pie, no, knead. A very long word is cut.
 * In scripts without spaces each character is a word.
 */
export const tokenize = (text: string): string[] =>
  readWords(text).flatMap(({ text: word }) => (isUnspaced(word) ? [...word] : [word]))

const irregularSingulars: Record<string, string> = {
  calves: 'calf',
  halves: 'half',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
}

/** Returns a word and its possible singulars: 'berries' → berries, berrie, berry. A superfluous form does no harm. */
export function wordForms(plural: string): string[] {
  if (!/^[a-z]{3,}s$/.test(plural) || /(ss|us|is)$/.test(plural)) return [plural]
  const forms = [plural, plural.slice(0, -1)]
  if (/[a-z]{2}ies$/.test(plural)) forms.push(`${plural.slice(0, -3)}y`)
  if (/(o|ch|sh|x|ss|z)es$/.test(plural)) forms.push(plural.slice(0, -2))
  const irregular = irregularSingulars[plural]
  return irregular ? [...forms, irregular] : forms
}

/** Returns every two adjacent letters. */
const pairsOf = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)

/** Returns the parts of one and two letters: 'pho' → p, h, o, ph, ho. */
function partsOf(word: string): string[] {
  const letters = [...word]
  return [...letters, ...pairsOf(letters)]
}

/** A word of a search box: its spellings, and those spellings with their singulars. */
export type SearchTerm = { text: string; spellings: readonly string[]; forms: readonly string[] }

const maxTerms = 8

/** Returns the words of a search box, each once. A recipe is found if it contains all of them. */
export function searchTerms(query: string): SearchTerm[] {
  const terms = readWords(query).flatMap(({ text, spellings }): SearchTerm[] => {
    if (!isUnspaced(text)) return [{ text, spellings, forms: spellings.flatMap(wordForms) }]
    const letters = [...text]
    const words = letters.length === 1 ? letters : pairsOf(letters)
    return words.map(word => ({ text: word, spellings: [word], forms: [word] }))
  })
  return [...new Map(terms.map(term => [term.text, term])).values()].slice(0, maxTerms)
}

/** Checks whether a query has neither letter nor digit. It then finds nothing. */
export const isWordless = (query: string): boolean => query.trim() !== '' && tokenize(query).length === 0

/** The fields of a search document. A word is indexed only in the first field that has it. */
export const searchFields = ['title', 'ingredients', 'other'] as const
export type SearchField = (typeof searchFields)[number]

/** Prefixes of the indexed words, by field. No word contains such a mark, so mark + prefix matches only the beginning of a word. */
export const fieldMarks: Record<SearchField, string> = { title: '!', ingredients: '+', other: '-' }

/** Terms of at least this many letters match any part of a word in any field. Shorter ones do so only in titles and chefs' names. */
export const minSubstringLength = 3

/** Prefixes of the parts of one and two letters, for the title's words and for the chef's name. */
export const shortPartMarks = { title: '?', chef: '~' } as const

/** Returns every part of these words that is too short for a search in all fields. */
const shortPartsOf = (words: readonly string[]): string[] => [
  ...new Set(words.filter(word => !isJoined(word)).flatMap(partsOf)),
]

/**
 * Returns two words that are also written as one with dots between the letters: 'Viet Nam' → v.i.e.t.n.a.m. Only the whole of it
 * can then be found.
 */
export const joined = (word: string): string => [...word].join('.')
const isJoined = (word: string): boolean => word.includes('.')
const maxJoinedLength = 40

/** Returns the words that a line or a name is found by: all spellings and singulars, and each two adjacent words as one. */
export function indexedWords(line: string): string[] {
  const words: string[] = []
  let before: Word | undefined
  for (const word of readWords(line)) {
    words.push(...formsOf(word))
    if (before && word.follows) words.push(...joinedForms(before, word))
    before = word
  }
  return words
}

/** Names of several words in a text: 'Hà Nội', 'New Mexico'. */
const namePattern = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*(?:[ -]\p{Lu}[\p{L}\p{M}]*)+/gu

/** Returns the words and forms of a text with sentences. Unlike in a line, two adjacent words are joined only if they are a name. */
export const indexedWordsOfText = (text: string): string[] => [
  ...readWords(text).flatMap(formsOf),
  ...(text.match(namePattern) ?? []).flatMap(indexedWords),
]

/** Returns a word's forms. In a script without spaces these are its characters and every two adjacent ones. */
const formsOf = ({ text, spellings }: Word): string[] =>
  isUnspaced(text) ? partsOf(text) : spellings.flatMap(wordForms)

const isOfLetters = (word: string): boolean => /^\p{L}[\p{L}\p{M}]*$/u.test(word) && !isUnspaced(word)

function joinedForms(one: Word, other: Word): string[] {
  if (!isOfLetters(one.text) || !isOfLetters(other.text)) return []
  const words = new Set([one.text + other.text, `${one.spellings.at(-1)}${other.spellings.at(-1)}`])
  return [...words]
    .filter(word => word.length <= maxJoinedLength)
    .flatMap(wordForms)
    .map(joined)
}

/**
 * A recipe's searchable text: each field's words with their forms, each with its mark before it and a space after it. The marked
 * short parts are at the end of `other`.
 */
export type SearchDocument = Record<SearchField, string>

export type SearchableRecipe = {
  title: string
  chefName: string
  countryOfOrigin: string
  dietType: string
  ingredients: string
  instructions: string
}

/** Returns the search document of a recipe: '!chapati ' · '+flour +water ' · '-kenya -knead ?c ?ch ?h … ~w ~wa … '. */
export function searchDocument(recipe: SearchableRecipe): SearchDocument {
  const { title, chefName, countryOfOrigin, dietType, ingredients, instructions } = recipe
  const names = [chefName, countryOfOrigin, dietType].join('\n')
  return searchDocumentFromWords(
    [
      indexedWords(title),
      indexedWords(ingredients),
      [...indexedWords(names), ...indexedWordsOfText(instructions)],
    ],
    tokenize(chefName),
  )
}

/** Returns the search document for each field's words and forms and the words of the chef's name, if the caller has them already. */
export function searchDocumentFromWords(
  wordsByField: readonly (readonly string[])[],
  chefWords: readonly string[],
): SearchDocument {
  const seen = new Set<string>()
  const [title = '', ingredients = '', other = ''] = searchFields.map((field, index) => {
    let marked = ''
    for (const word of wordsByField[index] ?? []) {
      if (seen.has(word)) continue
      seen.add(word)
      marked += `${fieldMarks[field]}${word} `
    }
    return marked
  })
  const parts = [
    ...shortPartsOf(wordsByField[0] ?? []).map(part => `${shortPartMarks.title}${part} `),
    ...shortPartsOf(chefWords).map(part => `${shortPartMarks.chef}${part} `),
  ]
  return { title, ingredients, other: other + parts.join('') }
}

export const isShortPart = (marked: string): boolean => /^[?~]/.test(marked)
const splitDocument = (marked: string): string[] => marked.split(' ').filter(Boolean)

/** Returns the words of one field of a document, without marks. */
export const documentWords = (marked: string): string[] =>
  splitDocument(marked)
    .filter(word => !isShortPart(word))
    .map(word => word.slice(1))

/** Returns the short parts in a document, with their marks. */
export const documentParts = ({ other }: SearchDocument): string[] => splitDocument(other).filter(isShortPart)
