/** Letters that carry no separable accent, and what people type for them. */
const plainLetters: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
}

/** Lower case, accents off: 'Crème Brûlée' → 'creme brulee'. Both sides compare only folded text. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ıłøđðþßæœ’]/g, letter => plainLetters[letter] ?? letter)

/** The words of a search box, folded, each once; a recipe matches when it contains every one of them. */
export const searchTerms = (query: string): string[] => [
  ...new Set(foldText(query).split(/\s+/).filter(Boolean)),
]

type Searched = {
  title: string
  chefName: string
  countryOfOrigin: string
  dietType: string
  ingredients: string
  instructions: string
}

/** Everything of a recipe that the search box looks into, folded, one field a line. */
export const searchDocument = (recipe: Searched): string =>
  foldText(
    [
      recipe.title,
      recipe.chefName,
      recipe.countryOfOrigin,
      recipe.dietType,
      recipe.ingredients,
      recipe.instructions,
    ].join('\n'),
  )
