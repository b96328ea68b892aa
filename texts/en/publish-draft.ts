import { formatNumber } from '#texts/format/number.ts'

export const whereIsItFrom = 'Where is it from?'
export const broughtFrom = (source: string) => `Brought from ${source}`
export const mine = 'It is mine'
export const mineHint = 'In your own words, from your own kitchen.'
export const nearCopy = (copied: number, count: number, source = 'the source') =>
  `Not yet: ${formatNumber(copied)} of ${formatNumber(count)} ${count === 1 ? 'sentence' : 'sentences'} ${copied === 1 ? 'is' : 'are'} nearly word for word the same as in ${source}. Ingredients may stay as they are.`
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
export const keepAsDraft = 'Keep as draft'
export const publish = 'Publish'
export const notPublished = 'The recipe has not been published.'
export const isPublished = (title: string) => `“${title}” is published.`
