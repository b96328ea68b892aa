import type { BlockSentences } from '#texts/blocks.ts'
import { counted } from '#texts/counted.ts'
import { formatNumber } from '#texts/format/number.ts'
import { ordinalKind } from '#texts/format/ordinal.ts'

// Dialog

export const iCookedThis = 'I cooked this'
export const ofVersion = (recipe: string, version: number) => `${recipe}, version ${version}`
export const editTitle = 'Your entry'

export const howCooked = 'How did you cook it?'
export const asWritten = 'As written'
export const asWrittenHint = 'Small slips count as written.'
export const iChangedIt = 'I changed it'
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
export const chooseDay = 'Choose today or an earlier day.'

export const done = 'Done'
export const next = 'Next'
export const skip = 'Skip'
export const finish = 'Finish'

export const whatChanged = 'What did you change?'
export const starCount = (count: number) => counted(count, 'star')
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
/** Shown beside a line. */
export const didVerbs = {
  less: 'less',
  more: 'more',
  swapped: 'swapped',
  leftOut: 'left out',
  added: 'added',
}
/** Shown before the field that says how much, or what instead. */
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
  `Cook mode was open for ${counted(count, 'minute')}. No time is sent unless you tick this.`
export const withoutTick = 'No time is sent unless you tick this.'
export const notMinutes = (most: number) => `Enter whole minutes, from 1 to ${formatNumber(most)}.`
export const onlyForMe = 'Only for me'
export const onlyForMeHint = 'It stays in your diary and does not count in any figure or rating.'

/** Why only the member sees it, by who has blocked whom. */
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

// What members cooked, among the comments, beside the rating and in the diary

export const showWhich = 'Show'
export const cookChoices = {
  everyone: 'Everyone',
  all: 'Cooked it',
  changed: 'Changed it',
  withPhoto: 'With a photo',
}
export const nobodySoFar = 'Nobody so far.'
export const cooksNotLoaded = 'This list could not be loaded.'
export const moreCooksFailed = 'Earlier entries could not be loaded. Please try again.'

export const cookedAsWritten = 'cooked it as written'
export const cookedAndChanged = 'cooked it and changed it'
export const aPhoto = 'A photo'
export const version = (number: number) => `Version ${number}`

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
export const nthTime = (count: number) => `${formatNumber(count)}${endings[ordinalKind(count)] ?? 'th'} time`
export const took = (minutes: number) => `took ${formatNumber(minutes)} min`
export const ofOlderVersion = (version: number, told: string | undefined) =>
  told ? `About version ${version}; since then: ${told}` : `About version ${version}, before it was changed`

export const howItWent = 'How it went'
export const changed = 'Changed'
export const cookCount = (count: number) => counted(count, 'cook')
export const whatTheyChanged = 'What they changed'

type Told = { line: string; verb: keyof typeof didVerbs; what: string }
export const toldChange = ({ line, verb, what }: Told) => {
  if (verb === 'added') return `Added ${what}`
  if (verb === 'leftOut') return `Left out: ${line}`
  if (verb === 'swapped') return what ? `${what} for ${line}` : `Swapped: ${line}`
  const told = verb === 'less' ? 'Less' : 'More'
  return what ? `${told}: ${line}, to ${what}` : `${told}: ${line}`
}

export const tookMinutes = (author: string, count: number, lower: number, upper: number) => {
  const range = lower === upper ? formatNumber(lower) : `${formatNumber(lower)}–${formatNumber(upper)}`
  const told = `${formatNumber(count)} cooks took ${range}${author ? '' : ' min'}.`
  return author ? `The author says ${author}; ${told}` : told
}

// Diary

export const meals = (count: number) => counted(count, 'meal')
export const diaryLoading = 'Loading your diary'
export const diaryNotLoaded = 'Your diary could not be loaded.'
export const moreMealsFailed = 'Earlier meals could not be loaded. Please try again.'
export const noMeals = 'Nothing cooked yet'
export const noMealsHint = 'Press “I cooked this” on a recipe’s page, and it will appear here.'
export const outOfSight = 'A recipe that cannot be seen right now'
export const wasAsWritten = 'as written'
export const wasChanged = 'changed'
export const ofOneVersion = (number: number) => `version ${number}`
export const wasOnlyForMe = 'only for me'
export const editMeal = 'Edit'
export const editMealOf = (recipe: string, day: string) => ` ${recipe}, ${day}`
export const changedSince = (told: string | undefined) =>
  told ? `${told} since` : 'The recipe has changed since'
export const compare = 'Compare'

// Sentences of the API

export const dayOutOfRange = (first: string) =>
  `The day must be a date like 2026-04-30, from ${first} to today.`
export const asWrittenHasNoChanges = 'A meal cooked as written has no changes.'
export const tooManyChanges = (most: number) => `At most ${formatNumber(most)} lines can be changed.`
export const changesLineOnce = 'Each line can be changed once.'
export const lineIsMissing = 'Say which line was changed.'
export const addedHasNoLine = 'Something added has no line of its own.'
export const whatIsMissing = 'Say what was used instead, or what was added.'
export const lineIsNotThere = (line: string) => `The ingredients of this version have no line “${line}”.`
export const versionIsGone = 'This version of the recipe was not found. It may no longer be kept.'
export const tooManyToday = (most: number) =>
  `You have noted ${counted(most, 'meal')} in a day, the most one member can. Please continue tomorrow.`
export const tooManyOfRecipe = (most: number) =>
  most === 1
    ? 'You have noted 1 meal of this recipe, the most one member can. Delete it to note another.'
    : `You have noted ${formatNumber(most)} meals of this recipe, the most one member can. Delete one to note another.`
export const tooManyMeals = (most: number) =>
  most === 1
    ? 'Your diary has 1 meal, the most one member can keep. Delete it to note another.'
    : `Your diary has ${formatNumber(most)} meals, the most one member can keep. Delete one to note another.`
export const tooMuchText = (megabytes: number) =>
  `Your diary holds ${formatNumber(megabytes)} MB of text, the most one member can keep. Shorten or delete something first.`
export const wasRemoved =
  'The moderators removed the words and the photo of this entry. You can delete it now, and change it once their decision is final.'

export const blockedFromSharing = (name: string): BlockSentences => ({
  you: `You have blocked ${name}. To share here how you cooked this recipe, unblock them in your profile, under Security.`,
  author: `You cannot share here how you cooked this recipe, because ${name} has blocked you. You can still note it for yourself.`,
})
