import { formatNumber } from '#texts/format/number.ts'

export const changedElsewhere =
  'This draft was changed elsewhere since you opened it. What you typed is still here; open the draft again to see the other text.'
export const tooManyDrafts = (count: number) =>
  count === 1
    ? 'You have 1 draft, as many as the site keeps for one member. Publish or delete it first.'
    : `You have ${formatNumber(count)} drafts, as many as the site keeps for one member. Publish or delete some first.`
export const tooMuchDraftText = (megabytes: number) =>
  `Your drafts hold ${formatNumber(megabytes)} MB of text, as much as the site keeps for one member. Publish or delete some first.`
export const isNearCopy = (copied: number, count: number) =>
  `${formatNumber(copied)} of ${formatNumber(count)} sentences of the instructions are nearly word for word those of the source. Write them in your own words, or publish the recipe as adapted from somebody.`
