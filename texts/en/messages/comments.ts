/** The specification's sentences, word for word: constants, so that a page in the browser carries only what it shows. */
export const added = 'Comment added successfully!'
export const failed = 'Failed to add comment. Please try again.'
