/** One and many, of the units that are written in several ways; the others stay in the words of their line. */
export const unitWords: Partial<Record<string, readonly [one: string, many: string]>> = {
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  dessertspoon: ['dessertspoon', 'dessertspoons'],
  cup: ['cup', 'cups'],
}
export const rangeOf = (from: string, to: string) => `${from} to ${to}`
