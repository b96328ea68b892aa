/** Of buttons that many pages have. */
export const cancel = 'Cancel'
export const close = 'Close'
export const tryAgain = 'Try again'
