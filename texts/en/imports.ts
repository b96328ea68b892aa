import { counted } from '#texts/counted.ts'
import { formatNumber } from '#texts/format/number.ts'

// An address or a text

export const myRecipes = 'My Recipes'
export const sessionEnded = 'Your session has ended.'
export const bringRecipe = 'Bring a recipe to the table'
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
export const sourceNotRead = 'It could not be read. What you entered is still here; please try again.'
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

// A file

export const fromFile = 'From a file'
export const fileLabel = 'File with recipes'
export const chooseFile = 'Choose files'
export const chooseAnother = 'Choose others'
export const orDrop = 'or drop them here'
export const noFileYet = 'No file chosen'
export const severalFiles = (count: number) => counted(count, 'file')
export const fileSize = (megabytes: number) =>
  `${formatNumber(Math.max(0.1, Math.round(megabytes * 10) / 10))} MB`
export const bringRecipes = 'Bring the recipes'
export const canBeUndone = 'They land in your drafts. You can undo it.'
export const archiveAlone = 'An archive brings all of its recipes at once. Please choose it alone.'
export const filesNotRead = 'These files could not be read on this device. Please choose them again.'
export const fileIsMissing = 'Please choose a file.'
export const fileNotSent = 'The file could not be sent. It is still chosen; please try again.'
export const filesWeRead = 'Files we read'
export const fileKinds =
  'Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cookmate, MealMaster, Cooklang, Markdown, JSON, CSV, or a ZIP of any of them'
export const broughtBefore = 'Earlier imports'
export const batchReport = 'Report'
export const reportOf = (file: string) => `Report of ${file}`

const recipes = (count: number) => counted(count, 'recipe')
const drafts = (count: number) => counted(count, 'draft')
export const batchTitle = (source: string, count: number) =>
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
export const stopBatch = 'Stop'
export const readOf = (read: number, all: number) => `${formatNumber(read)} of ${formatNumber(all)} read`
export const percent = (share: number) => `${formatNumber(share)} %`
export const batchWaits = 'It is waiting for its turn.'
export const minutesToGo = (count: number) =>
  count <= 1 ? 'about a minute to go' : `about ${formatNumber(count)} minutes to go`
export const batchDone = (read: number, all: number) =>
  all - read === 0
    ? `All ${formatNumber(all)} read.`
    : `${formatNumber(read)} of ${formatNumber(all)} read, ${formatNumber(all - read)} not.`
export const batchStopped = 'Stopped. What was read until then stays.'
export const batchUndone = 'Undone. The drafts that you had not changed are gone.'
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
  look: (count: number) => `${counted(count, 'thing')} to look at`,
  changed: 'Changed by you',
  gone: 'Published or deleted',
  known: 'You have it, left out',
  failed: 'Not read',
} as const
export const withoutTitle = 'Without a title'
const linesOf = (count: number) => counted(count, 'line')
const stepsOf = (count: number) => counted(count, 'step')
export const contents = (lines: number, steps: number) => `${linesOf(lines)}, ${stepsOf(steps)}`
export const sameAsYours = 'Same lines as your own draft'
export const yours = 'Yours'
export const yoursOf = (name: string) => `Yours: ${name}`
export const review = 'Review'
export const reviewOf = (name: string) => `Review ${name}`
export const typeIt = 'Type it'
export const typeItOf = (name: string) => `Type it: ${name}`
export const noneHere = 'None here.'
export const undoHint = (unchanged: number, made: number) =>
  unchanged < made
    ? `Not what you wanted? Undo removes the ${drafts(unchanged)} that you have not changed or published.`
    : made === 1
      ? 'Not what you wanted? Undo removes the draft, as long as you have not changed or published it.'
      : `Not what you wanted? Undo removes all ${drafts(made)}, as long as you have not changed or published them.`
export const undoBatch = 'Undo the import'
export const undoBatchTitle = 'Undo this import?'
export const undoBatchText = (count: number) =>
  `${drafts(count)} that you have not changed or published will be removed.`
export const undoBatchFailed = 'It could not be undone. Please try again.'
export const stopBatchFailed = 'It could not be stopped. Please try again.'
export const reportNotLoaded = 'The report could not be loaded.'
export const reportLoading = 'Loading the report'
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

// Review of what was read

export const noTitleYet = 'No title yet'
export const readFrom = <Node>(site: Node) => ['Read from ', site, '.'] as const
export const readFromText = 'Read from your text.'
export const clearLines = (clear: number, all: number) =>
  clear === all
    ? `All ${formatNumber(all)} ingredient lines are clear.`
    : `${formatNumber(clear)} of ${formatNumber(all)} ingredient lines are clear, ${formatNumber(all - clear)} ${all - clear === 1 ? 'wants' : 'want'} a look.`
export const oneOf = (at: number, count: number) => `Recipe ${formatNumber(at)} of ${formatNumber(count)}.`
export const sourceSays = 'The source says'
export const weUnderstood = 'We understood'
export const orderOnPhone = 'First what the source says, below it what we understood.'
export const titleLabel = 'Title'
export const serves = 'Serves'
export const prepTime = 'Prep time'
export const licence = 'Licence'
export const nothingSaid = 'Nothing'
export const yieldInSource = (words: string) => `the source says ${words}`
/** Each part is a time in words, or undefined if the source does not say it. */
export const times = ({ prep, cook, total }: Record<'prep' | 'cook' | 'total', string | undefined>) => {
  const said = [prep && `prep ${prep}`, cook && `cook ${cook}`, total && `total ${total}`]
  return said
    .filter(Boolean)
    .join(', ')
    .replace(/^./u, first => first.toUpperCase())
}
export const time = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const inHours = counted(hours, 'hour')
  if (hours === 0) return `${formatNumber(rest)} min`
  return rest === 0 ? inHours : `${inHours} ${rest} min`
}
export const noLicence = 'Licence: none named'
export const licenceAdvice = 'Not named. To publish it, name the source and use your own words.'
export const ingredients = 'Ingredients'
export const steps = 'Steps'
export const noIngredients = 'None found.'
export const noSteps = 'None found.'
export const asWritten = 'As written'
export const columns = { amount: 'Amount', unit: 'Unit', food: 'Food', remark: 'Remark' } as const
export const cell = (column: string, line: number) => `${column} of line ${formatNumber(line)}`
export const heading = 'Heading'
export const note = 'Note'
export const step = (number: number) => `Step ${formatNumber(number)}`
export const keptAsWritten = 'Kept as written'
export const splitUp = 'Split it up'
export const twoFoods = 'Two foods in one line?'
export const makeTwo = 'Make it two lines'
export const leaveIt = 'Leave it'
export const leftOut = 'Left out, not a step'
export const lineLeftOut = 'Left out, not an ingredient'
export const takeIn = 'Include it'
export const keepAsDraft = 'Keep as draft'
export const linesWantALook = (count: number) => counted(count, 'line wants a look', 'lines want a look')
export const allClear = 'Every line is clear'
export const nextOne = 'Next one'
export const throwAwayTitle = 'Throw this recipe away?'
export const throwAwayText =
  'What we read and what you changed will be gone. The source itself stays as it is.'
export const kept = 'Kept in your drafts.'
export const staysHere = 'What was read stays on this device until you come back.'
export const notKept = 'It could not be kept. What you see here stays on this device; please try again.'

/** The singular and plural of units that are written in several ways. Other units stay in the words of their line. */
export const unitWords: Partial<Record<string, readonly [one: string, many: string]>> = {
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  dessertspoon: ['dessertspoon', 'dessertspoons'],
  cup: ['cup', 'cups'],
}
export const rangeOf = (from: string, to: string) => `${from} to ${to}`
