/** The code that reads a recipe's amounts and times, in one chunk, because a page needs both. */
export { scalerFor } from './scale-ingredient.ts'
export { splitAtTimes } from './step-times.ts'
