export const viewRecipe = 'View Recipe'
