export const title = 'Comments'
/** Read out after their number. */
export const comments = (count: number | undefined) => (count === 1 ? ' comment' : ' comments')
/** The author of a comment that came without one. */
export const aCook = 'A cook'
export const olderFailed = 'Earlier comments could not be loaded. Please try again.'
export const none = 'Nobody has said anything yet.'

export const comment = 'Comment'
export const placeholder = 'What would you tell the next cook?'
export const addComment = 'Add comment'
/** To where one ends one's own block. */
export const openSecurity = 'Open Security'
