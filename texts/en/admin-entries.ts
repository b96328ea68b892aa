import { formatNumber } from '#texts/format/number.ts'

export const statistics = 'Statistics'
export const comments = 'Comments'
export const findComment = 'Find a comment'
export const deleteComment = 'Delete'

export const notAvailable = 'Not available'
export const noneYet = 'None yet'
export const noneWithTheseWords = 'None with these words'
export const matchesOf = (matches: number, all: number) => `${formatNumber(matches)} of ${formatNumber(all)}`
