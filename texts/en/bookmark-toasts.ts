export const added = 'Recipe bookmarked'
export const removed = 'Bookmark removed'
