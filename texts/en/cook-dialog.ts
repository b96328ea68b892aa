import { formatNumber } from '#texts/format/number.ts'

export const title = 'I cooked this'
export const ofVersion = (recipe: string, version: number) => `${recipe}, version ${version}`
export const editTitle = 'Your entry'

export const howCooked = 'How did you cook it?'
export const asWritten = 'As written'
export const asWrittenHint = 'Small slips count as written.'
export const changed = 'I changed it'
export const changedHint = 'More, less, swapped or left out.'
export const chooseHow = 'Choose one of the two.'

export const howWasIt = 'How was it?'
const words = ['not for me', 'needs work', 'good enough', 'would cook it again', 'again tomorrow']
export const starWords = (stars: number) => ` · ${words[stars - 1] ?? ''}`
export const chooseStars = 'Give it one to five stars.'

export const cookedToday = (day: string) => `Cooked today, ${day}`
export const cookedOn = (day: string) => `Cooked on ${day}`
export const anotherDay = 'Another day'
export const day = 'The day'
export const notADay = 'Choose today or an earlier day.'

export const done = 'Done'
export const next = 'Next'
export const skip = 'Skip'
export const finish = 'Finish'

export const whatChanged = 'What did you change?'
export const starCount = (count: number) => (count === 1 ? '1 star' : `${formatNumber(count)} stars`)
export const noted = (count: number) => `Noted: you cooked it, ${starCount(count)}`
export const notedChanges = (told: string) => `Noted: ${told}`
export const moreChanges = (count: number) => `${formatNumber(count)} more`
export const tapLines = 'Tap the lines you cooked differently'
export const whatYouDid = 'What you did with it'
export const verbs = {
  less: 'Less',
  more: 'More',
  swapped: 'Swapped',
  leftOut: 'Left out',
  added: 'Added',
}
/** Beside a line. */
export const didVerbs = {
  less: 'less',
  more: 'more',
  swapped: 'swapped',
  leftOut: 'left out',
  added: 'added',
}
/** Before the field that says how much, or what instead. */
export const toWhat = 'to'
export const forWhat = 'for'
export const addedLabel = 'You added'
export const addSomething = 'I added something'
export const removeAdded = 'Remove what was added'
export const sayWhatInstead = 'Say what you used instead.'
export const linesNotLoaded = 'The lines of this version could not be loaded.'

export const forNextCook = 'Anything for the next cook?'
export const note = 'A note'
export const photo = 'A photo of your table'
export const choosePhoto = 'Choose a photo'
export const anotherPhoto = 'Another one'
export const everyoneSees = 'Everyone can see it.'
export const removePhoto = 'Remove it'
export const photoFailed = 'The photo could not be uploaded. Choose it again to try again.'
export const howLong = 'How long it took'
export const itTookMe = 'It took me'
export const minutes = 'minutes'
export const minutesLabel = 'Minutes'
export const openFor = (count: number) =>
  `Cook mode was open for ${count === 1 ? '1 minute' : `${formatNumber(count)} minutes`}. No time is sent unless you tick this.`
export const withoutTick = 'No time is sent unless you tick this.'
export const notMinutes = (most: number) => `Enter whole minutes, from 1 to ${formatNumber(most)}.`
export const onlyForMe = 'Only for me'
export const onlyForMeHint = 'It stays in your diary and does not count in any figure or rating.'

/** By who has blocked whom. */
export const onlyForYou = {
  you: (author: string) => `You have blocked ${author}, so only you will see this.`,
  author: (author: string) => `${author} has blocked you, so only you will see this.`,
}

export const notSaved = 'It could not be saved. What you entered is still here.'
export const notedInDiary = 'Noted in your diary.'
export const deleteEntry = 'Delete this entry'
export const deleteTitle = 'Delete this entry?'
export const deleteText = 'It will be gone from your diary and the recipe’s page, with its photo.'
export const confirmDelete = 'Delete'
export const deleted = 'The entry has been deleted.'
export const notDeleted = 'The entry could not be deleted. Please try again.'
