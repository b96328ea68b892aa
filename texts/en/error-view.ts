export const pageFailed = 'This page did not come out right'
export const pageFailedText =
  'Something went wrong on our side while preparing it. Load it again, or start from the home page.'
export const loadAgain = 'Load it again'
export const goToHomePage = 'Go to the home page'
