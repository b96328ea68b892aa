/** What link previews and search engines show of a recipe. */
export const serves = (servings: number) => `serves ${servings}`
export const byChef = (name: string) => `by ${name}`
export const servingsYield = (servings: number) => `${servings} servings`
