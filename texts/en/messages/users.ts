/** The specification's sentences, word for word: constants, so that a page in the browser carries only what it shows. */
export const updateFailed = 'Error updating profile. Please try again.'
export const avatarFailed = 'Error uploading avatar. Please try again.'
