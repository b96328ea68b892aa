export const title = 'Comments'
/** Read out after their number. */
export const comments = (count: number | undefined) => (count === 1 ? ' comment' : ' comments')
/** The author of a comment that came without one. */
export const aCook = 'A cook'
export const olderFailed = 'Earlier comments could not be loaded. Please try again.'
export const none = 'Nobody has said anything yet.'

export const hiddenOnlyYou = 'Hidden, only you see it'
export const waits = 'Waits for a moderator, only you see it'
export const whyWaits = 'You have written the same several times within an hour.'
export const whyHidden = 'Why, and how to appeal'

export const comment = 'Comment'
export const placeholder = 'What would you tell the next cook?'
export const addComment = 'Add comment'
