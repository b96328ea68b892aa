export const pageIsComing =
  'The site is very busy right now. This page should appear in a few seconds; if it does not, please load it again.'
export const tooManyPages =
  'A great many pages have been opened from this network in a short time. Please try again in a few minutes.'
