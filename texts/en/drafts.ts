import { formatNumber } from '#texts/format/number.ts'

export const drafts = 'Drafts'
export const importRecipes = 'Import'
export const onlyYou = (count: number) =>
  `${formatNumber(count)}, only you see ${count === 1 ? 'it' : 'them'}`
export const notLoaded = 'Your drafts could not be loaded.'
export const untitled = 'No title yet'
export const typedByYou = 'Typed by you'
export const pastedByYou = 'Pasted by you'
export const from = (source: string) => `From ${source}`
/** How long ago it was changed. */
export const saved = <Node>(whereFrom: string, timeAgo: Node) => [`${whereFrom}, saved `, timeAgo] as const
export const ready = 'Ready to publish'
export const linesSoFar = (count: number) =>
  count === 0 ? 'No lines so far' : `${formatNumber(count)} ${count === 1 ? 'line' : 'lines'} so far`
export const goOn = 'Go on'
export const goOnWith = (title: string) => `Go on with ${title}`
export const throwAway = (title: string) => `Throw ${title} away`
export const throwAwayTitle = (title: string) => `Throw “${title}” away?`
export const throwAwayConsequences = 'The draft cannot be brought back.'
export const confirmThrowAway = 'Throw it away'
export const notThrownAway = 'The draft is still there. Please try again.'
export const isThrownAway = (title: string) => `“${title}” has been thrown away.`
