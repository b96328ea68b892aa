export const versionNumber = (number: number) => `Version ${number}`
export const toldOn = (change: string, day: string) => ` · ${change} on ${day}`
