import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'

export const reasonTooShort = (min: number) =>
  `Please give the reason in a sentence of at least ${formatNumber(min)} characters.`
export const chooseDays = (most: number) => `Please choose from 1 to ${formatNumber(most)} days.`
export const chooseRule = 'Please choose the rule that it breaks.'
export const chooseMilder = 'Please choose something that is milder than the first decision.'
export const notPossible = 'That cannot be done to what was reported. Please choose something else.'
export const noSuchVersion = 'That is not an earlier version that is shown. Please choose another one.'
export const wereRight = 'You found something wrong, so the reports were meant seriously.'
export const caseNotFound = 'This case was not found. It may have been deleted.'
export const nothingFree = 'Nothing is waiting that you may decide.'
export const notWaiting = 'Somebody has decided this in the meantime. Load the page again to see how.'
export const claimed = (name: string) => `${name} has this case. Please take another one.`
export const claimOver = 'Your time with this case is over. Take it again, and then decide.'
export const notYours = {
  decided: 'Not yours to decide: the first decision was yours.',
  reported: 'Not yours to decide: you reported it.',
  owned: 'Not yours to decide: it is about you.',
}
export const needsSecondFactor = 'Moderators need a second factor. Set it up in your profile, under Security.'
export const actionNotFound = 'This decision was not found. It may have been deleted.'
export const alreadyUndone = 'This decision has already been taken back.'
export const tooLateToUndo = (days: number) =>
  `What was removed can be brought back within ${formatNumber(days)} days. That time is over.`
export const nothingToUndo = 'There is nothing here to take back.'
export const noticeNotFound = 'This notice was not found. It may have been deleted.'
export const alreadyAppealed = 'You have already appealed. The answer will be here.'
export const appealOver = (until: Date) => `The time to appeal ended on ${formatDate(until)}.`
export const nothingToAppeal = 'This decision no longer stands, so there is nothing to appeal.'
export const limited = (until: Date | null) =>
  until
    ? `You cannot publish until ${formatDate(until)}. Your notice says why.`
    : 'You cannot publish for now. Your notice says why.'
export const limitedModerator = (until: Date | null) =>
  until
    ? `You cannot publish or moderate until ${formatDate(until)}. Your notice says why.`
    : 'You cannot publish or moderate for now. Your notice says why.'
export const suspended = (until: Date | null) =>
  until
    ? `Your account is suspended until ${formatDate(until)}. Your notice says why.`
    : 'Your account is suspended. Your notice says why.'
