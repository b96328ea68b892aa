import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'

export const heading = 'Blocked members'
export const note = 'No comments on each other’s recipes, no follows and no notifications, either way.'
export const nobody = 'Nobody.'
export const since = (date: Date) => `Since ${formatDate(date)}`
export const unblock = 'Unblock'
export const members = (count: number) => (count === 1 ? '1 member' : `${formatNumber(count)} members`)
export const notLoaded =
  'The members you have blocked could not be loaded. Check your connection and try again.'
export const moreNotLoaded = 'The others could not be loaded. Check your connection and try again.'
