import { formatNumber } from '#texts/format/number.ts'

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
