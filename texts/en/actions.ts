/** Of buttons that many pages have. */
export const cancel = 'Cancel'
export const clearAll = 'Clear all'
export const close = 'Close'
export const discoverRecipes = 'Discover Recipes'
export const showMore = 'Show more'
export const tryAgain = 'Try again'
