import { formatNumber } from '#texts/format/number.ts'

export const tooIntricate =
  'This page is too large or too intricate to be read. Send only the part of it with the recipe, or type it.'

const unreadableFile = {
  broken: 'This archive is damaged or not whole. Please export it again.',
  encrypted: 'This archive is encrypted. Please send it without a password.',
  escapingName: 'This archive has files that would be written outside of it. It was not opened.',
  tooManyEntries: 'This archive has too many files in it. Please export in several parts.',
  tooLarge: 'What is in this file is too large to be read. Please export in several parts.',
  tooCompressed: 'This archive unpacks to far more than recipes have. It was not opened.',
  unknownMethod: 'This archive is packed in a way that is not understood. Please pack it as a common ZIP.',
  noRecipes: 'There is nothing in this file that could be a recipe.',
} as const
export const cannotRead = (problem: keyof typeof unreadableFile) => unreadableFile[problem]
export const tooIntricateFile =
  'This file is too large or too intricate to be read. Please export in several parts.'
export const importRuns =
  'A file of yours is being imported already. Wait until that is done, or stop it, before you bring another.'
export const tooManyImports = (count: number) =>
  `You have imported ${formatNumber(count)} files today, which is as many as one may. Please go on tomorrow.`
export const noRoomForImports =
  'Too many files wait to be imported at this moment. Please try again in an hour.'
export const brokenRecipe = 'This recipe is damaged, or written in a way that is not understood.'
export const noRecipeInDocument = 'No recipe was found in it.'
export const emptyRecipe = 'It has neither a title nor ingredients nor steps.'
export const stoppedOften = 'Too many recipes of this file took too long to be read. The rest was left out.'
export const brokenOff =
  'Something went wrong here while this file was read, so the rest of it was left out. What was brought stays until you undo it; to have the rest, bring the file again.'
export const fileIsGone = 'The file was not there any more when its turn came. Please bring it again.'
export const tooManyRecipes = (count: number) =>
  `The first ${formatNumber(count)} recipes were brought; a file can have no more. Please bring the others in another file.`
export const onlyOpenWeb = 'Only addresses on the open web.'
export const doesNotAnswer = 'That page does not answer.'
export const doesNotWant = 'That page does not want to be read by us. Paste its text instead.'
export const isNoPage =
  'At that address is no page but something else, such as a picture or a PDF. Paste its text instead.'
export const tooLarge = 'That page is too large to be read. Paste its text instead.'
export const addressesRead = (count: number) =>
  `${formatNumber(count)} addresses are read for today. A text or a file still works.`
export const importFromWebIsOff = 'This site reads no addresses. A text or a file still works.'
