import { formatNumber } from '#texts/format/number.ts'

export const notADay = (first: string) => `The day must be a date like 2026-04-30, from ${first} to today.`
export const asWrittenHasNoChanges = 'What was cooked as written has no changes.'
export const tooManyChanges = (most: number) => `At most ${formatNumber(most)} lines can be changed.`
export const changesLineOnce = 'Each line can be changed once.'
export const lineIsMissing = 'Say which line was changed.'
export const addedHasNoLine = 'What was added has no line.'
export const whatIsMissing = 'Say what was taken instead, or what was added.'
export const lineIsNotThere = (line: string) => `The ingredients of this version have no line “${line}”.`
export const versionIsGone = 'This version of the recipe was not found. It may not be kept any more.'
export const tooManyToday = (most: number) =>
  most === 1
    ? 'You have reported 1 meal within a day, as many as one member can. Please go on tomorrow.'
    : `You have reported ${formatNumber(most)} meals within a day, as many as one member can. Please go on tomorrow.`
export const tooManyOfRecipe = (most: number) =>
  most === 1
    ? 'You have reported 1 meal of this recipe, as many as one member can. Delete it to report another.'
    : `You have reported ${formatNumber(most)} meals of this recipe, as many as one member can. Delete one to report another.`
export const tooMany = (most: number) =>
  most === 1
    ? 'Your diary has 1 meal, as many as the site keeps for one member. Delete it to report another.'
    : `Your diary has ${formatNumber(most)} meals, as many as the site keeps for one member. Delete one to report another.`
export const tooMuchText = (megabytes: number) =>
  `Your diary holds ${formatNumber(megabytes)} MB of text, as much as the site keeps for one member. Shorten or delete something first.`
export const wasRemoved =
  'The moderators removed the words and the photo of this entry. It can be deleted, and changed again once their decision is final.'
