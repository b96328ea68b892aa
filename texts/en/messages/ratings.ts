/** The specification's sentences, word for word: constants, so that a page in the browser carries only what it shows. */
export const updated = 'Rating updated successfully!'
export const failed = 'Failed to update rating. Please try again.'
