/** A recipe as the screens use it: every field there, whatever a backend leaves out or sends in another shape. */
export type Recipe = {
  id: string
  title: string
  chefName: string
  chefImage: string
  image: string
  /** One a line. */
  ingredients: string
  instructions: string
  url: string
  moreInfoUrl: string
  rating: number
  ratingCount: number | undefined
  commentCount: number | undefined
  prepTime: string
  servings: number | undefined
  countryOfOrigin: string
  dietType: string
  author: { id: string; name: string } | undefined
  cover: Cover | undefined
  /** Undefined for a visitor, and where the backend does not say it with the recipe. */
  bookmarked: boolean | undefined
  /** Whether the backend says it with the recipe to those who are signed in; where not, it has to be asked. */
  isBookmarkIncluded: boolean
  myRating: number | undefined
}

/** What our own server draws for a recipe. */
export type Cover = {
  url: string
  color: string
  /** Where the dish lies, from 0 (left) to 1. */
  focusX: number
}

type Fields = Record<string, unknown>

export function readRecipe(wire: unknown): Recipe {
  const fields = asFields(wire)
  const cover = coverOf(fields.cover)
  return {
    id: String(fields.id ?? ''),
    title: textOf(fields.title),
    chefName: textOf(fields.chefName),
    chefImage: textOf(fields.chefImage),
    image: textOf(fields.image),
    ingredients: linesOf(fields.ingredients),
    instructions: linesOf(fields.instructions),
    url: textOf(fields.url),
    moreInfoUrl: textOf(fields.moreInfoUrl),
    rating: numberOf(fields.rating) ?? 0,
    ratingCount: numberOf(fields.ratingCount),
    commentCount: numberOf(fields.commentCount),
    prepTime: textOf(fields.prepTime),
    servings: numberOf(fields.servings),
    countryOfOrigin: textOf(fields.countryOfOrigin),
    dietType: textOf(fields.dietType),
    author: authorOf(fields.author),
    cover,
    bookmarked: typeof fields.bookmarked === 'boolean' ? fields.bookmarked : undefined,
    // Who draws covers is our own server.
    isBookmarkIncluded: cover !== undefined,
    myRating: numberOf(fields.myRating),
  }
}

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const linesOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join('\n') : textOf(value)

function numberOf(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

function authorOf(value: unknown): Recipe['author'] {
  const { id, name } = asFields(value)
  return id === undefined ? undefined : { id: String(id), name: textOf(name) }
}

function coverOf(value: unknown): Cover | undefined {
  const { color, url, focusX } = asFields(value)
  if (typeof color !== 'string' || typeof url !== 'string') return undefined
  return { color, url, focusX: numberOf(focusX) ?? 0.5 }
}
