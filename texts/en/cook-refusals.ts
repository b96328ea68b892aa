import { formatNumber } from '#texts/format/number.ts'

export const notADay = (first: string) => `The day must be a date like 2026-04-30, from ${first} to today.`
export const asWrittenHasNoChanges = 'A meal cooked as written has no changes.'
export const tooManyChanges = (most: number) => `At most ${formatNumber(most)} lines can be changed.`
export const changesLineOnce = 'Each line can be changed once.'
export const lineIsMissing = 'Say which line was changed.'
export const addedHasNoLine = 'Something added has no line of its own.'
export const whatIsMissing = 'Say what was used instead, or what was added.'
export const lineIsNotThere = (line: string) => `The ingredients of this version have no line “${line}”.`
export const versionIsGone = 'This version of the recipe was not found. It may no longer be kept.'
export const tooManyToday = (most: number) =>
  most === 1
    ? 'You have noted 1 meal in a day, the most one member can. Please continue tomorrow.'
    : `You have noted ${formatNumber(most)} meals in a day, the most one member can. Please continue tomorrow.`
export const tooManyOfRecipe = (most: number) =>
  most === 1
    ? 'You have noted 1 meal of this recipe, the most one member can. Delete it to note another.'
    : `You have noted ${formatNumber(most)} meals of this recipe, the most one member can. Delete one to note another.`
export const tooMany = (most: number) =>
  most === 1
    ? 'Your diary has 1 meal, the most one member can keep. Delete it to note another.'
    : `Your diary has ${formatNumber(most)} meals, the most one member can keep. Delete one to note another.`
export const tooMuchText = (megabytes: number) =>
  `Your diary holds ${formatNumber(megabytes)} MB of text, the most one member can keep. Shorten or delete something first.`
export const wasRemoved =
  'The moderators removed the words and the photo of this entry. You can delete it now, and change it once their decision is final.'
