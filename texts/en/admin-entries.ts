import { formatNumber } from '#texts/format/number.ts'

export const statistics = 'Statistics'
export const comments = 'Comments'
export const findComment = 'Find a comment'
export const deleteComment = 'Delete'

export const lastBackup = (time: string, bytes: number) => `Last backup: ${time}, ${formatMegabytes(bytes)}`
export const backupFailed = (time: string) => `The last backup failed: ${time}`
export const noBackup = 'No backup yet'
export const lastRestore = (time: string) => `Last verified restore: ${time}`
export const restoreFailed = (time: string) => `The last verified restore failed: ${time}`
export const noRestore = 'No verified restore yet'

/** '3 MB', never less than 1. */
const formatMegabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1e6))} MB`

export const notAvailable = 'Not available'
export const noneYet = 'None yet'
export const noneWithTheseWords = 'Nothing matches these words'
/** Of a list that goes on. */
export const newest = (count: number) => `the newest ${formatNumber(count)}`
export const matchesOf = (matches: number, all: number) => `${formatNumber(matches)} of ${formatNumber(all)}`
