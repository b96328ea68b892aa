export const by = (chef: string) => `by ${chef}`
