/** What reads the amounts and times of a recipe, in one chunk, since a page needs both. */
export { scalerFor } from './scale-ingredient.ts'
export { splitAtTimes } from './step-times.ts'
