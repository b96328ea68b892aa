/** The specification's sentences, word for word: constants, so that a page in the browser carries only what it shows. */
export const sent = 'Your message is sent successfully!'
export const failed = 'Failed to send message.'
