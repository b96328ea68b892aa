/** Letters that Unicode does not decompose, and what people type for them. */
const letterReplacements: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  '’': "'",
}

/** Lower case without accents: 'Crème Brûlée' → 'creme brulee'. Both sides compare only folded text. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ıłøđðþßæœς’]/g, letter => letterReplacements[letter] ?? letter)

// In scripts without spaces each character is a word, so that a part of a dish's name is found.
const wordPattern =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}\p{M}])+/gu

/** Characters of a word that are indexed and searched: a longer one would not fit into an index row of PostgreSQL. */
export const maxWordLength = 100

/** The folded words of a text, in order: "Shepherd's pie, no-knead" → shepherds, pie, no, knead. A very long one is cut off. */
export const tokenize = (text: string): string[] => {
  const words =
    foldText(text)
      .replace(/['`ʼ´]/g, '')
      .match(wordPattern) ?? []
  return words.map(word => (word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word))
}

const irregularSingulars: Record<string, string> = {
  calves: 'calf',
  halves: 'half',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
}

/** A word and its possible singulars: 'berries' → berries, berrie, berry. A superfluous form does no harm. */
export function wordForms(plural: string): string[] {
  if (!/^[a-z]{3,}s$/.test(plural) || /(ss|us|is)$/.test(plural)) return [plural]
  const forms = [plural, plural.slice(0, -1)]
  if (/[a-z]{2}ies$/.test(plural)) forms.push(`${plural.slice(0, -3)}y`)
  if (/(o|ch|sh|x|ss|z)es$/.test(plural)) forms.push(plural.slice(0, -2))
  const irregular = irregularSingulars[plural]
  return irregular ? [...forms, irregular] : forms
}

const maxTerms = 8

/** The words of a search box, each once. A recipe is found when it contains every one of them. */
export const searchTerms = (query: string): string[] => [...new Set(tokenize(query))].slice(0, maxTerms)

/** Whether a query has no letter or digit: such a search finds nothing. */
export const isWordless = (query: string): boolean => query.trim() !== '' && tokenize(query).length === 0

/** The fields of a search document; a word is indexed only in the first one that has it. */
export const searchFields = ['title', 'ingredients', 'other'] as const
export type SearchField = (typeof searchFields)[number]

/** Prefixes of the indexed words, by field. No word contains one, so mark + prefix matches only the beginning of a word. */
export const fieldMarks: Record<SearchField, string> = { title: '!', ingredients: '+', other: '-' }

/** Terms of at least so many letters match any part of a word in any field; shorter ones in titles and chefs' names only. */
export const minSubstringLength = 3

/** Prefixes of the parts of one and two letters of the title's words and of the chef's name. */
export const shortPartMarks = { title: '?', chef: '~' } as const

/** Every part of these words that is too short for a search in all fields: 'pho' → p, ph, h, ho, o. */
function shortPartsOf(words: readonly string[]): string[] {
  const parts = new Set<string>()
  for (const word of words) {
    const letters = [...word]
    for (const [place, letter] of letters.entries()) {
      parts.add(letter)
      if (place + 1 < letters.length) parts.add(letter + letters[place + 1])
    }
  }
  return [...parts]
}

/**
 * A recipe's searchable text: each field's words with their forms, each marked and followed by a space. The marked short
 * parts stand at the end of the field `other`.
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

/** The search document of a recipe: '!chapati ' · '+flour +water ' · '-kenya -knead ?c ?ch ?h … ~w ~wa … '. */
export function searchDocument(recipe: SearchableRecipe): SearchDocument {
  const { title, ingredients, ...rest } = recipe
  const other = [rest.chefName, rest.countryOfOrigin, rest.dietType, rest.instructions].join('\n')
  const wordsByField = [title, ingredients, other].map(text => tokenize(text).flatMap(wordForms))
  return searchDocumentFromWords(wordsByField, tokenize(rest.chefName))
}

/** The same from each field's words and forms and the words of the chef's name, for callers that have them already. */
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

/** The words of one field of a document, without marks. */
export const documentWords = (marked: string): string[] =>
  splitDocument(marked)
    .filter(word => !isShortPart(word))
    .map(word => word.slice(1))

/** The short parts in a document, with their marks. */
export const documentParts = ({ other }: SearchDocument): string[] => splitDocument(other).filter(isShortPart)
