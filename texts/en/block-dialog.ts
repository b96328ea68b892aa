export const block = (name: string) => `Block ${name}…`
export const unblock = (name: string) => `Unblock ${name}`
export const question = (name: string) => `Block ${name}?`
export const explained = (name: string) =>
  `You and ${name} can no longer comment on each other’s recipes, follow each other or be notified about each other. If one of you follows the other, that ends. Everything published so far stays. ${name} is not notified, but will see on your recipes that you have blocked them. You can undo this in your profile, under Security.`
export const confirm = (name: string) => `Block ${name}`
export const blocked = (name: string) => `You have blocked ${name}.`
export const unblocked = (name: string) => `You have unblocked ${name}.`
export const notBlocked = 'That did not work. Check your connection and try again.'
