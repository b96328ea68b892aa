export const title = 'The rules of this table'
/** Read out before each number. */
export const rule = 'Rule'
export const whenBroken = 'When a rule is broken'
export const anybodyCanReport =
  'Any member can report it, from the menu beside a recipe, comment, photo or profile.'
export const neverSeesWho = 'The person who is reported never learns who reported them.'
export const theseRules = 'These rules'
export const inForceSince = (day: string) => `In force since ${day}.`
export const inForceFromTheBeginning = 'In force since this table was laid.'
export const whatChanged = 'What changed then'
export const changeNames = {
  added: (name: string) => `New: ${name}`,
  changed: (name: string) => `Changed: ${name}`,
  removed: (name: string) => `Removed: ${name}`,
}
export const notLoaded = 'The rules could not be loaded.'
