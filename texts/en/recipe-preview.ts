import { formatNumber } from '#texts/format/number.ts'

/** What link previews and search engines show of a recipe. */
export const serves = (servings: number) => `serves ${formatNumber(servings)}`
export const byChef = (name: string) => `by ${name}`
export const servingsYield = (servings: number) => (servings === 1 ? '1 serving' : `${servings} servings`)
