import { formatNumber } from '#texts/format/number.ts'

// Buttons and fields

export const cancel = 'Cancel'
export const clearAll = 'Clear all'
export const close = 'Close'
export const discoverRecipes = 'Discover Recipes'
export const showMore = 'Show more'
export const tryAgain = 'Try again'

export const loading = 'Loading...'

export const needsJavaScript =
  'This form needs JavaScript. Switch it on in your browser and load the page again.'

/** For example 'Show confirm password', of the field's label. */
export const showPassword = (label: string) => `Show ${label.toLowerCase()}`

// Toasts

export const toasts = 'Notices'
export const toastTimer = 'notification timer'

// What failed

/** `status` is the code of HTTP. */
export const serverAnswered = (status: number) => `The server answered ${status}.`
export const serverUnreachable = 'The server could not be reached.'

/** In the place of a part of the page whose code did not load. */
export const partFailed = 'This part did not load.'
export const partFailedAgain = 'This part is still missing.'
export const loadPageAgain = 'Load the page again'
/** Above a page that cannot be used yet, with something typed into it. */
export const pageIncomplete =
  'This page did not load completely. What you wrote is still here: copy it before you load the page again.'
/** A dialog whose code did not load. */
export const dialogFailed = 'This did not load. Check your connection and try again.'

// Pages of a list

export const pageLinks = 'Pages'
export const newest = 'The newest'
export const older = 'Older'

// Figures, quotes, times and networks

/** '3 of 10' */
export const countOf = (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`
/** Of a text that is typed, in characters: '12 / 2,000'. */
export const lengthOf = (length: number, most: number) => `${formatNumber(length)} / ${formatNumber(most)}`
export const quoted = (words: string) => `“${words}”`

export const justNow = 'just now'

export const facebook = 'Facebook'
export const instagram = 'Instagram'
export const tiktok = 'TikTok'
export const twitter = 'X (Twitter)'
export const whatsapp = 'WhatsApp'
export const youtube = 'YouTube'
