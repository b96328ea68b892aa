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

/** Returns, for example, 'Show confirm password' for the field's label. */
export const showPassword = (label: string) => `Show ${label.toLowerCase()}`

// Toasts

export const toasts = 'Notices'
export const toastTimer = 'notification timer'

// What failed

/** `status` is the HTTP status code. */
export const serverAnswered = (status: number) => `The server answered ${status}.`
export const serverUnreachable = 'The server could not be reached.'

/** Shown instead of a part of the page whose code did not load. */
export const partFailed = 'This part did not load.'
export const partFailedAgain = 'This part is still missing.'
export const loadPageAgain = 'Load the page again'
/** Shown above a page that cannot be used yet and into which something was typed. */
export const pageIncomplete =
  'This page did not load completely. What you wrote is still here: copy it before you load the page again.'
/** Shown for a dialog whose code did not load. */
export const dialogFailed = 'This did not load. Check your connection and try again.'

// Pages of a list

export const pageLinks = 'Pages'
export const newest = 'The newest'
export const older = 'Older'

// Figures, quotes, times and networks

/** Returns '3 of 10'. */
export const countOf = (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`
/** Returns '12 / 2,000' for a text that is being typed, in characters. */
export const lengthOf = (length: number, most: number) => `${formatNumber(length)} / ${formatNumber(most)}`
export const quoted = (words: string) => `“${words}”`

export const justNow = 'just now'

export const facebook = 'Facebook'
export const instagram = 'Instagram'
export const tiktok = 'TikTok'
export const twitter = 'X (Twitter)'
export const whatsapp = 'WhatsApp'
export const youtube = 'YouTube'
