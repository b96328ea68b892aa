export const title = 'This page is not on your device'
export const text =
  'The network cannot be reached, and this page was not opened here before. Check your connection and try again. The recipes that you have opened while you were signed in can still be read.'
export const recipes = 'Recipes'
