import { formatNumber } from '#texts/format/number.ts'

export const yourRecipe = 'your recipe'

/** The beginning of a comment that is longer. */
export const shortened = (beginning: string) => `${beginning}…`

/** By the kind of the notification. */
export const notificationSentences = {
  comment: (actor: string, recipe: string) => `${actor} commented on ${recipe}.`,
  rating: (actor: string, recipe: string) => `${actor} rated ${recipe}.`,
  bookmark: (actor: string, recipe: string) => `${actor} bookmarked ${recipe}.`,
  follow: (actor: string) => `${actor} now follows you.`,
}

/** Of a recipe that its reader has bookmarked; `change`: what tells most of it, as 'Salt halved.' */
export const newVersion = (actor: string, recipe: string, change: string | null) =>
  change ? `${actor} changed ${recipe}. ${change}` : `${actor} changed ${recipe}.`

const recipes = (count: number) => (count === 1 ? '1 recipe' : `${formatNumber(count)} recipes`)
const becameDrafts = (count: number) => `became ${count === 1 ? 'a draft' : 'drafts'}`

/** Of a file that a member imported, once it has been read. */
export const importRead = (file: string, made: number, all: number) =>
  `“${file}” has been read: ${whichOf(made, all)} ${becameDrafts(made || 1)}.`
function whichOf(made: number, all: number): string {
  if (made === 0) return 'no recipe'
  if (made < all) return `${formatNumber(made)} of ${recipes(all)}`
  return all === 1 ? 'its recipe' : `all ${recipes(all)}`
}

export const importBrokenOff = (file: string, made: number) =>
  made === 0
    ? `“${file}” could not be read.`
    : `“${file}” could not be read to the end: ${recipes(made)} ${becameDrafts(made)}.`
