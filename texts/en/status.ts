export const loading = 'Loading...'
