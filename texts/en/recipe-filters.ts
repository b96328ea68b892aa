import { formatNumber } from '#texts/format/number.ts'

export const search = 'Search'
export const searchPlaceholder = 'Search recipes, chefs, ingredients...'
export const clearSearch = 'Clear the search'
export const country = 'Country'
export const diet = 'Diet'
export const all = 'All'
export const showFilters = 'Show Filters'
export const hideFilters = 'Hide Filters'
export const recipesFound = (count: number, isEstimate: boolean) => {
  const recipes = count === 1 ? '1 recipe' : `${formatNumber(count)} recipes`
  return isEstimate ? `about ${recipes}` : recipes
}

export const minimumRating = 'Minimum Rating'
export const minimumServings = 'Minimum Servings'
export const maximumPrepTime = 'Maximum Prep Time (minutes)'
export const any = 'Any'
export const anyRating = 'Any rating'

export const activeFilters = 'Active filters'
export const removeFilter = (filter: string) => `Remove the filter ${filter}`
export const searchedWords = (words: string) => `“${words}”`
export const ratingAndUp = (rating: number) => `${formatNumber(rating)} and up`
export const servingsAndUp = (servings: number) =>
  servings === 1 ? '1 serving and up' : `${formatNumber(servings)} servings and up`
export const minutesAtMost = (minutes: number) =>
  minutes === 1 ? '1 minute at most' : `${formatNumber(minutes)} minutes at most`
