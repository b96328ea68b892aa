export const addRecipe = 'Add a recipe'
export const created = 'Your Culinary Creations'
export const loadingCreated = 'Loading Your Culinary Creations'
export const noneCreated = 'Your side of the table is free'
export const noneCreatedHint =
  'Write down the dish you could cook in your sleep. Somebody far away will cook it next.'
export const writeFirstRecipe = 'Write your first recipe'
export const editRecipe = (title: string) => `Edit ${title}`
export const deleteRecipe = (title: string) => `Delete ${title}`
export const bookmarkedRecipes = 'Bookmarked Recipes'
export const loadingBookmarked = 'Loading Bookmarked Recipes'
export const nothingBookmarked = 'Nothing bookmarked yet'
export const nothingBookmarkedHint = 'A bookmark keeps a recipe here, however far down the list it slips.'
export const removeBookmark = (title: string) => `Remove the bookmark from ${title}`
/** The noun is only read aloud. */
export const recipeCount = <Node>(count: number, readOut: (noun: string) => Node) =>
  [count, readOut(count === 1 ? ' recipe' : ' recipes')] as const
export const deleteQuestion = (recipe: string) => `Delete “${recipe}”?`
export const deleteConsequences = 'Its comments, ratings and bookmarks go with it. This cannot be undone.'
export const confirmDelete = 'Delete'
export const recipeIsDeleted = (recipe: string) => `“${recipe}” has been deleted.`

// The list of bookmarks on the profile

export const noBookmarks = 'No bookmarks yet'
export const noBookmarksHint = 'Bookmark what you would like to cook, and find it again here.'
export const bookmarksFailed = 'Your bookmarks could not be loaded.'
export const bookmarksLoading = 'Loading bookmarks'
/** The title is only read aloud. */
export const viewBookmarked = <Node>(title: string, readOut: (title: string) => Node) =>
  ['View', readOut(` ${title}`)] as const
