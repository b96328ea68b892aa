/** In the form of a recipe that is edited: which version it will be. */

export const willBeVersion = (number: number) => `This will be version ${number}.`
export const whoIsTold = 'Everybody who has bookmarked it is told once.'
export const correction = 'A small correction.'
export const staysVersion = (number: number) =>
  `Version ${number} stays version ${number}, and nobody is told.`

export const whatChanged = 'What changed?'
export const mayStayEmpty = 'In your own words, shown beside the version. You may leave it empty.'
