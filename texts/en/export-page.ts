import { formatNumber } from '#texts/format/number.ts'
import { formatDateTime } from '#texts/format/time.ts'

export const pageTitle = (name: string) => `${name} · Mezani`
export const madeAt = (date: Date) =>
  `Everything that is yours at Mezani, as it was on ${formatDateTime(date)}.`
export const recipes = 'Recipes'
export const recipesHint =
  'Each folder has the recipe as schema.org/Recipe (recipe.json), which other systems can read, as Markdown (recipe.md) and as Cooklang (recipe.cook), with its picture. Any Mezani site can import this file as it is.'
export const drafts = 'Drafts'
export const untitled = 'No title yet'
export const comments = 'Comments'
export const on = (recipe: string) => `on ${recipe}`
export const cooks = 'What you cooked'
export const cooked = (recipe: string, day: string, stars: number) =>
  `${recipe}, on ${day}: ${formatNumber(stars)} of 5`
export const ratings = 'Ratings'
export const rated = (recipe: string, stars: number) => `${recipe}: ${formatNumber(stars)} of 5`
export const bookmarks = 'Bookmarks'
export const following = 'Cooks you follow'
export const blocked = 'Members you have blocked'
export const none = 'None.'
export const files = 'All data'
export const filesHint =
  'Everything the site stores about you, each kind in a file of its own for programs to read. Secrets such as your password are not included: the site has only unreadable forms of them.'
export const goneRecipe = 'a recipe that is no longer here'
