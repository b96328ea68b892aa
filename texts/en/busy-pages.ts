export const pageIsComing =
  'The site is very busy at this moment. This page will be here in a few seconds; if it is not, please load it again.'
export const tooManyPages =
  'Very many pages were opened from this network in a short time. Please try again in a few minutes.'
