import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'

export const chooseRule = 'Please choose the rule that it breaks.'
export const notYours = 'This is your own. You can change or delete it yourself.'
export const reportingLimited = (until: Date) =>
  `You cannot report until ${formatDate(until)}, because several reports were not meant seriously.`
export const tooManyCases =
  'So much has been reported that those who look at it have to catch up first. Please try again tomorrow.'
export const tooManyReports = (count: number) =>
  count === 1
    ? 'You have reported one thing today. Tomorrow there is one again.'
    : `You have reported ${formatNumber(count)} things today. Tomorrow there are ${formatNumber(count)} again.`
