export const title = 'Recipes'
export const loading = 'Loading recipes'
export const failed = 'The recipes did not come.'
export const none = 'Nothing on the table yet. Good things take time.'
