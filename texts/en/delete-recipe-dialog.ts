export const title = (recipe: string) => `Delete “${recipe}”?`
export const consequences = 'Its comments, ratings and bookmarks go with it. This cannot be undone.'
export const confirm = 'Delete'
export const isDeleted = (recipe: string) => `“${recipe}” has been deleted.`
