export const bookmarkRecipe = (title: string) => `Bookmark ${title}`
export const bookmark = 'Bookmark'
export const bookmarked = 'Bookmarked'
