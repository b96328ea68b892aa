import { formatNumber } from '#texts/format/number.ts'

export const myRecipes = 'My Recipes'
export const title = 'Bring a recipe to the table'
export const introduction =
  'From a page, a text or another recipe keeper. It lands in your drafts, where only you see it.'
export const ways = 'Where the recipe is'
export const fromAddress = 'From an address'
export const fromText = 'From a text'
export const addressLabel = 'Address of the page'
export const addressHint = (left: number, perDay: number) =>
  `We ask the page once, and politely. ${formatNumber(left)} of ${formatNumber(perDay)} addresses left today.`
export const addressIsMissing = 'Please enter the address of a page.'
export const notAnAddress = 'Only addresses on the open web can be read.'
export const textLabel = 'Text of the recipe'
export const textHint = 'Paste the recipe, with or without its web page.'
export const textIsMissing = 'Please paste a recipe.'
export const sourceLabel = 'Where it is from, if it has an address'
export const readIt = 'Read it'

export const readTextAnyway = 'Read its text anyway'
export const notRead = 'It could not be read. What you entered is still here; please try again.'
export const whatHappens = 'What happens'
export const happenings = [
  'We read it and show line by line what we understood, beside the original.',
  'You correct what we got wrong.',
  'It waits in your drafts. When you publish, you say where it is from.',
] as const
export const unfinished = 'Not kept yet'
export const unfinishedFrom = (title: string) => `${title}, as you left it`
export const goOn = 'Go on'
export const throwAway = 'Throw away'
