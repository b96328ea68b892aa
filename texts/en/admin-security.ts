export const notLoaded = 'This could not be loaded. Check your connection and try again.'
export const needed =
  'There is more than one administrator or moderator here, so administrators need a second factor. It takes two minutes. Until then, nothing else is open to you.'
