import { formatClock } from '#texts/format/clock.ts'
import { formatNumber } from '#texts/format/number.ts'

// Cook mode

export const cook = (recipe: string) => `Cook ${recipe}`
export const staysAwake = 'The screen stays awake'
export const leave = 'Leave cook mode'
export const stepsDone = 'Steps done'
export const timers = 'Timers'
export const back = 'Back'
export const next = 'Next'

export const ingredients = 'Ingredients'
export const ingredientsFor = (servings: number) => `Ingredients for ${formatNumber(servings)}`

export const step = 'Step'
export const stepOf = <Node>(step: number, renderCount: (words: string) => Node, count: number) =>
  [`Step ${step} `, renderCount(`of ${count}`)] as const
export const stepRead = (step: number, count: number, text: string) => `Step ${step} of ${count}: ${text}`
export const timerOfStep = <Node>(step: number, timer: Node) => [`Step ${step} `, timer] as const
export const timerOfRecipe = <Node>(recipe: Node, step: number, timer: Node) =>
  [`Step ${step} of `, recipe, ' ', timer] as const

export const allDone = 'All steps are done'
export const ready = 'Karibu chakula'
export const readyText =
  'It is ready, and that is how you call everybody to the table. Tell the next cook how it came out.'
export const rate = 'Rate it'
export const cookedThis = 'I cooked this'
export const backToRecipe = 'Back to the recipe'

export const noInstructions = 'No instructions are given.'
export const timersAreMissing = 'There are no timers for now: the part that reads the times did not load.'

// Timers

export const startTimer = (time: string) => `Start a timer: ${time}`
export const startTimerOf = (clock: string, range: string) => `Start a timer of ${clock}: ${range}`
export const pauseTimer = (time: string) => `Pause the timer: ${time}`
export const resumeTimer = (time: string) => `Resume the timer: ${time}`
export const resetTimer = (time: string) => `Reset the timer to ${time}`
export const timeLeft = (clock: string) => `${clock} left`

export const timeIsUp = 'Time is up'
export const finishedTimer = (time: string) => `${time}: Time is up`
type Finished = { label: string; seconds: number; isRange?: boolean; recipeTitle: string; step: number }
const timed = ({ label, seconds, isRange }: Finished) =>
  isRange ? `${formatClock(seconds * 1000)} of ${label}` : label
export const timeIsUpFor = (timer: Finished) =>
  `Time is up: ${timed(timer)}, step ${timer.step} of ${timer.recipeTitle}`
export const timeWasUpFor = (timer: Finished, ago: string) =>
  `Time was up ${ago}: ${timed(timer)}, step ${timer.step} of ${timer.recipeTitle}`

// Ingredients

export const servings = 'Servings'
export const fewerServings = 'Fewer servings'
export const moreServings = 'More servings'
export const serves = (servings: number) => `Serves ${formatNumber(servings)}`
export const amountsAreScaled = (servings: number, writtenFor: number) =>
  `Amounts for ${formatNumber(servings)}. The steps, with their times and pans, are still those for ${formatNumber(writtenFor)}.`
export const amountsAreNotScaled = (writtenFor: number) =>
  `The amounts are still as written, for ${formatNumber(writtenFor)}: the part that scales them did not load.`
export const noAmountIsUnderstood = (writtenFor: number) =>
  `The amounts are still as written, for ${formatNumber(writtenFor)}: no line could be scaled.`
/** Shown after a line, in small type. */
export const notScaled = 'not scaled'
export const asWritten = 'As written'

export const copyShoppingList = 'Copy the shopping list'

export const noIngredients = 'No ingredients are listed.'

// Shopping list

/** The text that is copied from a recipe for shopping. */

export const optional = (food: string) => `${food} (optional)`
export const lineNotScaled = (line: string) => `${line} (not scaled)`
export const headed = (title: string, servings: number | undefined) =>
  servings === undefined ? title : `${title}, for ${formatNumber(servings)}`
export const copied = 'The shopping list is copied.'
export const notCopied = 'The shopping list could not be copied.'
