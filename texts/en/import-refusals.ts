export const tooIntricate =
  'This page is too large or too intricate to be read. Send only the part of it with the recipe, or type it.'
