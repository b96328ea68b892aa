/** In the place of a part of the page whose code did not load. */
export const failed = 'This part did not load.'
export const failedAgain = 'This part is still missing.'
export const loadAgain = 'Load the page again'
/** Above a page that cannot be used yet, with something typed into it. */
export const pageFailed =
  'This page did not load completely. What you wrote is still here: copy it before you load the page again.'
/** A dialog whose code did not load. */
export const dialogFailed = 'This did not load. Check your connection and try again.'
