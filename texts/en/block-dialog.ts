export const block = (name: string) => `Block ${name}…`
export const unblock = (name: string) => `Unblock ${name}`
export const question = (name: string) => `Block ${name}?`
export const explained = (name: string) =>
  `${name} can no longer comment on your recipes or follow you, nor you theirs, and neither of you is notified of the other. If one of you follows the other, that ends. Recipes and what was said until now stay. ${name} is not notified, but sees on your recipes that you have blocked them. You can undo it in your profile, under Security.`
export const confirm = (name: string) => `Block ${name}`
export const blocked = (name: string) => `You have blocked ${name}.`
export const unblocked = (name: string) => `You have unblocked ${name}.`
export const notBlocked = 'That did not work. Look at your connection and try again.'
