export const onTheTableNow = 'On the table now'
export const allRecipes = 'All recipes'
