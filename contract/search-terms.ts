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

/** The folded words of a text, in order: "Shepherd's pie, no-knead" → shepherds, pie, no, knead. */
export const tokenize = (text: string): string[] =>
  foldText(text)
    .replace(/['`ʼ´]/g, '')
    .match(wordPattern) ?? []

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

/** A recipe's searchable text: each field's words with their forms, each marked and followed by a space. */
export type SearchDocument = Record<SearchField, string>

export type SearchableRecipe = {
  title: string
  chefName: string
  countryOfOrigin: string
  dietType: string
  ingredients: string
  instructions: string
}

/** The search document of a recipe: '!chapati ' · '+flour +water ' · '-kenya -knead '. */
export function searchDocument(recipe: SearchableRecipe): SearchDocument {
  const { title, ingredients, ...rest } = recipe
  const other = [rest.chefName, rest.countryOfOrigin, rest.dietType, rest.instructions].join('\n')
  return searchDocumentFromWords([title, ingredients, other].map(text => tokenize(text).flatMap(wordForms)))
}

/** The same from each field's words and forms, for callers that have them already. */
export function searchDocumentFromWords(wordsByField: readonly (readonly string[])[]): SearchDocument {
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
  return { title, ingredients, other }
}

/** The words of one field of a document, without marks. */
export const documentWords = (marked: string): string[] =>
  marked
    .split(' ')
    .filter(Boolean)
    .map(word => word.slice(1))
