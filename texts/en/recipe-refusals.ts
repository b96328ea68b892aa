export const notYourRecipe = 'Only the member who published this recipe can change or delete it.'
export const unknownPage = 'This page of the list cannot be found. Start again from its first page.'
export const unknownCursor = 'The cursor is not one that this list gave out.'
