export const none = 'No bookmarks yet'
export const noneHint = 'Bookmark what you would like to cook, and find it again here.'
export const failed = 'Your bookmarks could not be loaded.'
export const loading = 'Loading bookmarks'
/** The title is only read out. */
export const viewRecipe = <Node>(title: string, readOut: (title: string) => Node) =>
  ['View', readOut(` ${title}`)] as const
