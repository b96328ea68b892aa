export const title = 'Recipes'
export const loading = 'Loading recipes'
export const failed = 'The recipes could not be loaded.'
export const none = 'Nothing on the table yet. Good things take time.'
