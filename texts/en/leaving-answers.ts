import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'

/** Who wrote what a member left to the site. */
export const formerCook = 'a former cook'

export const leaving = (leavesAt: Date) =>
  `You asked to leave. Your account goes for good on ${formatDate(leavesAt)}; to bring it back, log in on the site before then.`
export const left = (leavesAt: Date) =>
  `You are signed out everywhere. Your account goes for good on ${formatDate(leavesAt)}.`
export const returnExpired = 'That took too long. Please log in again.'
export const exportRequested = 'Your ZIP is being prepared. We will email you the link.'
export const noExport = 'There is no ZIP to download. Please have one prepared.'
export const tooManyExports = (most: number) =>
  `You have had ${formatNumber(most)} ZIPs prepared today. Please try again tomorrow.`
export const noRoomForExports = 'Many people are taking their ZIP right now. Please try again in a few hours.'
export const exportGone = 'This link has expired. Log in and have a new ZIP prepared.'
export const tooManyDownloads = 'Many people are downloading right now. Please try again in a minute.'
