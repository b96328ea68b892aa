import { formatNumber } from '#texts/format/number.ts'

export const changedElsewhere =
  'This draft was changed elsewhere since you opened it. What you typed is still here; open the draft again to see the other text.'
export const tooManyDrafts = (count: number) =>
  count === 1
    ? 'You have 1 draft, the most one member can keep. Publish or delete it first.'
    : `You have ${formatNumber(count)} drafts, the most one member can keep. Publish or delete some first.`
export const tooMuchDraftText = (megabytes: number) =>
  `Your drafts hold ${formatNumber(megabytes)} MB of text, the most one member can keep. Publish or delete some first.`
export const isNearCopy = (copied: number, count: number) =>
  `${formatNumber(copied)} of ${formatNumber(count)} ${count === 1 ? 'sentence' : 'sentences'} of the instructions ${copied === 1 ? 'is' : 'are'} nearly word for word the same as in the source. Write them in your own words, or publish the recipe as adapted from somebody.`
