/** The specification's sentences, word for word: constants, so that a page in the browser carries only what it shows. */
export const unauthorized = 'Please log in to bookmark recipes.'
export const failed = 'Failed to update bookmark. Please try again.'
export const removeFailed = 'Failed to remove the bookmark. Please try again.'
