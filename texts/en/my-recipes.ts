export const created = 'Your Culinary Creations'
export const loadingCreated = 'Loading Your Culinary Creations'
export const noneCreated = 'Your side of the table is free'
export const noneCreatedHint =
  'Write down the dish you could cook in your sleep. Somebody far away will cook it next.'
export const writeFirstRecipe = 'Write your first recipe'
export const editRecipe = (title: string) => `Edit ${title}`
export const deleteRecipe = (title: string) => `Delete ${title}`

export const bookmarked = 'Bookmarked Recipes'
export const loadingBookmarked = 'Loading Bookmarked Recipes'
export const noneBookmarked = 'Nothing bookmarked yet'
export const noneBookmarkedHint = 'A bookmark keeps a recipe here, however far down the list it slips.'
export const removeBookmark = (title: string) => `Remove the bookmark from ${title}`

/** The noun is only read out. */
export const recipeCount = <Node>(count: number, readOut: (noun: string) => Node) =>
  [count, readOut(count === 1 ? ' recipe' : ' recipes')] as const
