import { counted } from '#texts/counted.ts'
import { formatNumber } from '#texts/format/number.ts'

const inWords = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Returns the heading, without the number while it is not known. */
export const versionsCount = (count: number | undefined) => {
  if (count === undefined) return 'Versions'
  return `${inWords[count - 1] ?? formatNumber(count)} ${count === 1 ? 'version' : 'versions'}`
}
export const documentTitle = (recipe: string) => `Versions of ${recipe}`
export const theRecipe = 'The recipe'
export const loading = 'Loading the versions'
export const notLoaded = 'The versions could not be loaded.'

export const newestFirst = 'Versions, newest first'
export const firstVersion = 'First laid on the table'
export const hiddenByModerators = 'Hidden by the moderators'
export const afterHidden = 'Changed from what is hidden'
export const onlyYouSeeIt = 'Hidden by the moderators, only you see it'
export const byAndWhen = (author: string, day: string) => `${author}, ${day}`
export const compareWith = (number: number) => `Compare with ${number}`
export const notKept = (from: number, to: number) =>
  from === to ? `Version ${from} is no longer kept.` : `Versions ${from} to ${to} are no longer kept.`
export const onlyOne = (author: string) =>
  `When ${author} changes what you cook, both versions will stand here side by side.`

export const from = 'From'
export const to = 'To'
export const changeSides = 'Swap sides'
export const besideEachOther = (one: number, other: number) => `Version ${one} beside version ${other}`
export const oneOnBothSides = 'It is the same version on both sides. Choose another one to compare.'
export const notCompared = 'The two versions could not be loaded.'

export const onVersion = (author: string, number: number) => `${author}, on version ${number}.`
export const countOfLines = (differing: number, same: number) => {
  if (differing === 0) return 'No line differs.'
  const differ = counted(differing, 'line differs', 'lines differ')
  if (same === 0) return `${differ}.`
  return `${differ}, ${counted(same, 'is', 'are')} the same.`
}

export const isCurrent = (day: string) => `${day}, the one to cook`
export const serves = (servings: number | null) =>
  servings === null ? 'Servings not given' : `Serves ${formatNumber(servings)}`
export const takes = (prepTime: string) => (prepTime ? `Prep time ${prepTime}` : 'Prep time not given')
export const ingredients = 'Ingredients'
export const instructions = 'Instructions'

export const was = 'Was:'
export const isNow = 'Now:'
export const notThere = 'not there'
export const gone = 'gone'
export const inStep = (number: number) => `Step ${number},`

/** A button: what it folds, and what it does with it. */
export const sameLines = (count: number) => `${counted(count, 'line')} the same`
export const sameSteps = (first: number, last: number) => {
  if (first === last) return `Step ${first} the same`
  return last === first + 1 ? `Steps ${first} and ${last} the same` : `Steps ${first} to ${last} the same`
}
export const show = 'show'
export const hide = 'hide'
