export const title = 'There is always room for one more plate'
export const nameMeaning = <Node>(name: Node) =>
  [
    name,
    ' means “at the table” in Swahili. It is where the day is told, where guests become family, and where recipes are really passed on: by hand, by taste, with an argument about the salt.',
  ] as const
export const openTable =
  'We keep that table open to everyone. Bring the dish you know best, try the one you have never heard of, and tell the cook how it went.'

export const laidTablePicture = 'A table laid with injera and stews, chapati, coffee and a salad'
export const spicesPicture = 'Five bowls of ground spices and two sticks of cinnamon'
export const doughPicture = 'Dough and a rolling pin on a board, and the print of a hand in flour'

export const mission = 'Mission'
export const missionText =
  'To help people cook what other people really eat at home, by putting every cook’s own words, measures and shortcuts within reach.'
export const vision = 'Vision'
export const visionText =
  'A world in which no family dish is lost because nobody wrote it down, and no kitchen is too small or too far away to teach us something.'
export const culture = 'Culture'
export const cultureText =
  'We say karibu to beginners, we credit the cook, we taste before we judge, and we keep the table free of noise and of anything that is not about food.'
