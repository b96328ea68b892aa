import { formatNumber } from '#texts/format/number.ts'
import { formatDateTime } from '#texts/format/time.ts'

// The pages of a ZIP

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

// A recipe as Markdown

/** Labels by which an exported recipe can be read again. What they introduce stands after them. */
export const ingredients = 'Ingredients'
export const instructions = 'Steps'
export const byChef = (chef: string) => `By ${chef}`
const servesLabel = 'Serves '
export const servesCount = (servings: number) => servesLabel + formatNumber(servings)
export const readServes = (written: string): number | undefined =>
  written.startsWith(servesLabel) ? Number(written.slice(servesLabel.length).replaceAll(',', '')) : undefined
export const time = (words: string) => `Time: ${words}`
export const fromCountry = (country: string) => `From: ${country}`
export const diet = (name: string) => `Diet: ${name}`
export const source = (address: string) => `Source: ${address}`
export const moreAt = (address: string) => `More: ${address}`
/** Shown if there is no photo. */
export const drawn = 'Drawn'

// Sentences of the API

export const exportRequested = 'Your ZIP is being prepared. We will email you the link.'
export const noExport = 'There is no ZIP to download. Please have one prepared.'
export const tooManyExports = (most: number) =>
  `You have had ${formatNumber(most)} ZIPs prepared today. Please try again tomorrow.`
export const noRoomForExports = 'Many people are taking their ZIP right now. Please try again in a few hours.'
export const exportGone = 'This link has expired. Log in and have a new ZIP prepared.'
export const tooManyDownloads = 'Many people are downloading right now. Please try again in a minute.'

// Email

export const exportSubject = 'Mezani: your ZIP is ready'
export const exportReady = ({ url, until }: { url: string; until: Date }) => `Hello,

Everything that is yours at Mezani is in one ZIP, with a page that opens in any browser. You can download it until ${formatDateTime(until)}:

${url}

Anyone who has this link can download it too, so keep it to yourself. If you did not ask for it, change your password.
`
