import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'

export const chooseRule = 'Please choose the rule that it breaks.'
export const notYours = 'This is yours. You can change or delete it yourself.'
export const reportingLimited = (until: Date) =>
  `You cannot report anything until ${formatDate(until)}, because several of your reports were not meant seriously.`
export const tooManyCases =
  'So much has been reported that the moderators have to catch up first. Please try again tomorrow.'
export const tooManyReports = (count: number) =>
  count === 1
    ? 'You have reported one thing today, which is the limit. You can report again tomorrow.'
    : `You have reported ${formatNumber(count)} things today, which is the limit. You can report again tomorrow.`
