export const recipes = 'Recipes'
export const followers = 'Followers'
export const following = 'Following'
export const loading = 'Loading the cook'
