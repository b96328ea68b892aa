export const title = 'Recipes'
export const featuredFailed = (reason: string) => `Error: ${reason}`
