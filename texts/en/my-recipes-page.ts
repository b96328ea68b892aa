export const addRecipe = 'Add a recipe'
