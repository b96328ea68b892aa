import { counted } from '#texts/counted.ts'
import { formatNumber } from '#texts/format/number.ts'

// List

export const drafts = 'Drafts'
export const importRecipes = 'Import'
export const onlyYou = (count: number) =>
  `${formatNumber(count)}, only you see ${count === 1 ? 'it' : 'them'}`
export const notLoaded = 'Your drafts could not be loaded.'
export const untitled = 'No title yet'
export const typedByYou = 'Typed by you'
export const pastedByYou = 'Pasted by you'
export const from = (source: string) => `From ${source}`
/** How long ago the draft was changed. */
export const savedAgo = <Node>(whereFrom: string, timeAgo: Node) => [`${whereFrom}, saved `, timeAgo] as const
export const ready = 'Ready to publish'
export const linesSoFar = (count: number) =>
  count === 0 ? 'No lines so far' : `${counted(count, 'line')} so far`
export const goOn = 'Go on'
export const goOnWith = (title: string) => `Go on with ${title}`
export const throwAway = (title: string) => `Throw ${title} away`
export const throwAwayTitle = (title: string) => `Throw “${title}” away?`
export const throwAwayConsequences = 'The draft cannot be brought back.'
export const confirmThrowAway = 'Throw it away'
export const notThrownAway = 'The draft is still there. Please try again.'
export const isThrownAway = (title: string) => `“${title}” has been thrown away.`

// Dialog

export const goOnWithDraft = 'Go on with your draft'
export const notOpened = 'This draft could not be opened'
export const notOpenedWhy = 'It may have been published or thrown away, or you may be offline.'
export const keepAsDraft = 'Keep as draft'
export const publish = 'Publish'

export const saving = 'Saving…'
export const savedOnlyYou = 'Saved, only you see it'
export const notSaved = 'Not saved yet. What you wrote is on this device.'
/** Shown after `notSaved`. */
export const isRetried = 'It will be sent again automatically.'
export const keptOnDevice =
  'What you wrote was not saved. It is kept on this device, and will be offered when you open the draft again.'
export const changedElsewhere =
  'This draft was changed elsewhere, in another tab or on another device, so what you write here will not be saved.'
export const saveThis = 'Save what is here instead'
export const showOther = 'Show what is there'
export const draftIsGone =
  'This draft was published or thrown away elsewhere, so what you write here will not be saved. Copy what you want to keep.'

// Publishing

export const whereIsItFrom = 'Where is it from?'
export const broughtFrom = (source: string) => `Brought from ${source}`
export const mine = 'It is mine'
export const mineHint = 'In your own words, from your own kitchen.'
export const nearCopy = (copied: number, count: number, source = 'the source') =>
  `Not yet: ${formatNumber(copied)} of ${counted(count, 'sentence')} ${copied === 1 ? 'is' : 'are'} nearly word for word the same as in ${source}. Ingredients may stay as they are.`
export const showSentences = 'Show the sentences'
export const hideSentences = 'Hide the sentences'
export const yours = 'Yours'
export const theirs = 'Theirs'
export const adapted = 'Adapted from somebody'
export const adaptedHint = 'The credit and the link stay with the recipe for good.'
export const publicDomain = 'Public domain'
export const publicDomainHint = 'Old enough, or given to everybody. We ask for the book or page.'
export const whoseIsIt = 'Whose is it?'
export const bookOrPage = 'Which book or page?'
export const link = 'Link'
export const sayWhose = 'Say whose it is.'
export const sayWhichBook = 'Say which book or page it is from.'
export const mustBeLink = 'A link starts with http:// or https://.'
export const notPublished = 'The recipe has not been published.'
export const isPublished = (title: string) => `“${title}” is published.`

// Sentences of the API

export const draftChangedElsewhere =
  'This draft was changed elsewhere since you opened it. What you typed is still here; open the draft again to see the other text.'
export const tooManyDrafts = (count: number) =>
  count === 1
    ? 'You have 1 draft, the most one member can keep. Publish or delete it first.'
    : `You have ${formatNumber(count)} drafts, the most one member can keep. Publish or delete some first.`
export const tooMuchDraftText = (megabytes: number) =>
  `Your drafts hold ${formatNumber(megabytes)} MB of text, the most one member can keep. Publish or delete some first.`
export const isNearCopy = (copied: number, count: number) =>
  `${formatNumber(copied)} of ${counted(count, 'sentence')} of the instructions ${copied === 1 ? 'is' : 'are'} nearly word for word the same as in the source. Write them in your own words, or publish the recipe as adapted from somebody.`
