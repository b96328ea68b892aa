import { formatNumber } from '#texts/format/number.ts'

export const fromFile = 'From a file'
export const fileLabel = 'File with recipes'
export const chooseFile = 'Choose a file'
export const chooseAnother = 'Choose another'
export const orDrop = 'or drop one here'
export const noFileYet = 'No file chosen'
export const fileSize = (megabytes: number) =>
  `${formatNumber(Math.max(0.1, Math.round(megabytes * 10) / 10))} MB`
export const bringRecipes = 'Bring its recipes'
export const canBeUndone = 'They land in your drafts. You can undo it.'
export const fileIsMissing = 'Please choose a file.'
export const notSent = 'The file could not be sent. It is still chosen; please try again.'
export const filesWeRead = 'Files we read'
export const fileKinds =
  'Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cookmate, MealMaster, Cooklang, Markdown, JSON-LD, CSV, or a ZIP of any of them'
export const broughtBefore = 'Earlier imports'
export const report = 'Report'
export const reportOf = (file: string) => `Report of ${file}`

const recipes = (count: number) => (count === 1 ? '1 recipe' : `${formatNumber(count)} recipes`)
const drafts = (count: number) => (count === 1 ? '1 draft' : `${formatNumber(count)} drafts`)
export const title = (source: string, count: number) =>
  count === 0 ? `From ${source}` : `From ${source}, ${recipes(count)}`
export const summary = (
  day: string,
  { made, toLookAt, notRead }: Record<'made' | 'toLookAt' | 'notRead', number>,
) =>
  [
    day,
    drafts(made),
    ...(toLookAt > 0 ? [`${formatNumber(toLookAt)} to look at`] : []),
    ...(notRead > 0 ? [`${formatNumber(notRead)} not read`] : []),
  ].join(', ')
export const beingRead = (day: string) => `${day}, being read`
export const undoneOn = (day: string) => `${day}, undone`
export const goesOn = 'You can leave this page. We carry on, and tell you when it is done.'
export const reportUntil = (day: string) => `This report is kept until ${day}; the drafts stay.`
export const undoneReportUntil = (day: string) => `This report is kept until ${day}.`
export const stop = 'Stop'
export const readOf = (read: number, all: number) => `${formatNumber(read)} of ${formatNumber(all)} read`
export const percent = (share: number) => `${formatNumber(share)} %`
export const waits = 'It is waiting for its turn.'
export const minutesToGo = (count: number) =>
  count <= 1 ? 'about a minute to go' : `about ${formatNumber(count)} minutes to go`
export const done = (read: number, all: number) =>
  all - read === 0
    ? `All ${formatNumber(all)} read.`
    : `${formatNumber(read)} of ${formatNumber(all)} read, ${formatNumber(all - read)} not.`
export const stopped = 'Stopped. What was read until then stays.'
export const undone = 'Undone. The drafts that you had not changed are gone.'
export const filters = 'Which recipes are shown'
export const filterNames = {
  all: 'All',
  draft: 'Drafts',
  look: 'To look at',
  known: 'You have it',
  failed: 'Not read',
} as const
export const states = {
  draft: 'Draft',
  look: (count: number) => (count === 1 ? '1 thing to look at' : `${formatNumber(count)} things to look at`),
  changed: 'Changed by you',
  gone: 'Published or deleted',
  known: 'You have it, left out',
  failed: 'Not read',
} as const
export const withoutTitle = 'Without a title'
const linesOf = (count: number) => (count === 1 ? '1 line' : `${formatNumber(count)} lines`)
const stepsOf = (count: number) => (count === 1 ? '1 step' : `${formatNumber(count)} steps`)
export const contents = (lines: number, steps: number) => `${linesOf(lines)}, ${stepsOf(steps)}`
export const sameAsYours = 'Same lines as your own draft'
export const yours = 'Yours'
export const yoursOf = (name: string) => `Yours: ${name}`
export const review = 'Review'
export const reviewOf = (name: string) => `Review ${name}`
export const typeIt = 'Type it'
export const typeItOf = (name: string) => `Type it: ${name}`
export const none = 'None here.'
export const shown = (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`
export const undoHint = (unchanged: number, made: number) =>
  unchanged < made
    ? `Not what you wanted? Undo removes the ${drafts(unchanged)} that you have not changed or published.`
    : made === 1
      ? 'Not what you wanted? Undo removes the draft, as long as you have not changed or published it.'
      : `Not what you wanted? Undo removes all ${drafts(made)}, as long as you have not changed or published them.`
export const undo = 'Undo the import'
export const undoTitle = 'Undo this import?'
export const undoText = (count: number) =>
  `${drafts(count)} that you have not changed or published will be removed.`
export const undoFailed = 'It could not be undone. Please try again.'
export const stopFailed = 'It could not be stopped. Please try again.'
export const notRead = 'The report could not be loaded.'
export const loading = 'Loading the report'
export const formatNames: Record<string, string> = {
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  nextcloud: 'Nextcloud Cookbook',
  paprika: 'Paprika',
  recipesage: 'RecipeSage',
  'recipe-keeper': 'Recipe Keeper',
  'copy-me-that': 'Copy Me That',
  cookmate: 'Cookmate',
  'meal-master': 'MealMaster',
  cooklang: 'Cooklang',
}
