import { formatNumber } from '#texts/format/number.ts'

export const tooIntricate =
  'This page is too large or too intricate to be read. Send only the part of it with the recipe, or type it.'

const unreadableFile = {
  broken: 'This archive is damaged or incomplete. Please export it again.',
  encrypted: 'This archive is encrypted. Please send it without a password.',
  escapingName: 'This archive has files that would be written outside of it. It was not opened.',
  tooManyEntries: 'This archive has too many files in it. Please export it in several parts.',
  tooLarge: 'What is in this file is too large to be read. Please export it in several parts.',
  tooCompressed: 'This archive unpacks to far more than recipes have. It was not opened.',
  unknownMethod:
    'This archive is compressed in a way that we cannot read. Please save it as an ordinary ZIP.',
  noRecipes: 'There is nothing in this file that could be a recipe.',
} as const
export const cannotRead = (problem: keyof typeof unreadableFile) => unreadableFile[problem]
export const tooIntricateFile =
  'This file is too large or too intricate to be read. Please export it in several parts.'
export const importRuns =
  'One of your files is already being imported. Wait until that is done, or stop it, before you bring another.'
export const tooManyImports = (count: number) =>
  `You have imported ${formatNumber(count)} files today, the most one member can. Please continue tomorrow.`
export const noRoomForImports =
  'Too many files are waiting to be imported right now. Please try again in an hour.'
export const brokenRecipe = 'This recipe is damaged, or written in a way that we cannot read.'
export const noRecipeInDocument = 'No recipe was found in it.'
export const emptyRecipe = 'It has no title, no ingredients and no steps.'
export const stoppedOften = 'Too many recipes in this file took too long to read. The rest was left out.'
export const brokenOff =
  'Something went wrong on our side while reading this file, so the rest of it was left out. What was brought stays until you undo it; to get the rest, bring the file again.'
export const fileIsGone = 'The file was no longer there when its turn came. Please bring it again.'
export const tooManyRecipes = (count: number) =>
  `The first ${formatNumber(count)} recipes were brought; one file can have no more. Please bring the others in another file.`
export const onlyOpenWeb = 'Only addresses on the open web can be read.'
export const doesNotAnswer = 'That page is not answering.'
export const doesNotWant = 'That page does not want to be read by us. Paste its text instead.'
export const isNoPage =
  'What is at that address is not a page but something else, such as a picture or a PDF. Paste its text instead.'
export const tooLarge = 'That page is too large to be read. Paste its text instead.'
export const addressesRead = (count: number) =>
  `You have had ${formatNumber(count)} addresses read today, which is the limit. A text or a file still works.`
export const importFromWebIsOff = 'This site does not read web addresses. A text or a file still works.'

// A page

export const noRecipe = 'We cannot see a recipe on that page.'
export const nothingMarked =
  'It has no recipe data, and no ingredients and steps under headings. Paste just the text of the recipe.'
export const needsBrowser = 'It can only be seen in a browser. Open it there, and paste its text.'
export const noIngredientsFound = 'No ingredients were found on this page.'
export const noInstructionsFound = 'No steps were found on this page.'
export const readByHeadings =
  'This page does not say which of its parts are the recipe, so it was read by headings and lists. Please compare it.'
export const pageShortened = 'The page has more text than a recipe here can have; the rest was left out.'
export const moreRecipes = (count: number) =>
  `The page has more than ${formatNumber(count)} recipes; the others were left out.`

// A recipe of a file

/** Parts that a recipe had elsewhere, and for which it has no place here. */
const lostParts = {
  nutrition: 'its nutrition facts',
  video: 'its video',
  'more pictures': 'its other pictures',
  favourite: 'that it was a favourite',
  difficulty: 'its difficulty',
  attachments: 'its attached files',
} as const

export const lost = (parts: readonly (keyof typeof lostParts)[]) =>
  `Left behind: ${parts.map(part => lostParts[part]).join(', ')}.`
export const lostTags = (tags: readonly string[]) => `Tags left behind: ${tags.join(', ')}.`
export const pictureMissing = 'Its picture is not in the file.'
export const pictureBroken = 'Its picture is damaged in the file.'
export const pictureRefused = (reason: string) => `Its picture was left behind. ${reason}`
export const picturesFull = 'Its picture was left behind: there is no room for more pictures.'
export const hasNoTitle = 'It has no title.'
export const hasNoIngredients = 'It has no ingredients.'
export const hasNoInstructions = 'It has no steps.'
export const recipeShortened = 'It has more text than a recipe here can have; the rest was left out.'
export const wrongAddress = 'The address of its source is too long, and was left out.'

/** Added after the steps of a draft, because a recipe here has no field for it. */
export const notesHeading = 'Notes:'
export const equipmentLine = (equipment: readonly string[]) => `Equipment: ${equipment.join(', ')}`
export const yieldLine = (made: string) => (/^\p{N}/u.test(made) ? `Makes ${made}` : `Yield: ${made}`)
export const groupHeading = (name: string) => `${name}:`

export const preparing = (time: string) => `${time} preparation`
export const cooking = (time: string) => `${time} cooking`
export const bothTimes = (first: string, second: string) => `${first} + ${second}`
export const minutesText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${formatNumber(hours).replace(/\D/g, '')} h` : '', rest > 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}
