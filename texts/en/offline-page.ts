export const title = 'This page is not on your device'
export const text =
  'You are offline, and this page has not been opened here before. Check your connection and try again. Recipes that you opened while you were signed in can still be read.'
export const recipes = 'Recipes'
