import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'

/** Who wrote what a member left to the site. */
export const formerCook = 'a former cook'

export const leaving = (leavesAt: Date) =>
  `You asked to leave. Your account goes for good on ${formatDate(leavesAt)}; log in on the site before to bring it back.`
export const left = (leavesAt: Date) =>
  `You are signed out everywhere. Your account goes for good on ${formatDate(leavesAt)}.`
export const returnExpired = 'That took a while. Please log in again.'
export const exportRequested = 'Your ZIP is being prepared. We mail you the link.'
export const noExport = 'There is no ZIP to download. Have one prepared.'
export const tooManyExports = (most: number) =>
  `You have had ${formatNumber(most)} ZIPs prepared today. Please try again tomorrow.`
export const noRoomForExports = 'Many are taking their ZIP just now. Please try again in some hours.'
export const exportGone = 'This link has expired. Log in and have a new ZIP prepared.'
export const tooManyDownloads = 'Many are downloading just now. Please try again in a minute.'
