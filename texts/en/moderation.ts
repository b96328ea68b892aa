import { counted } from '#texts/counted.ts'
import { formatDate } from '#texts/format/date.ts'
import { formatDuration } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

// Reporting

export const reportTitles = {
  recipe: 'Report this recipe',
  photo: 'Report this photo',
  comment: 'Report this comment',
  cook: 'Report this cooking note',
  profile: 'Report this profile',
}
/** The beginning of the reported text, if it is longer. */
export const beginningOf = (beginning: string) => `${beginning}…`
export const whichRule = 'Which rule does it break?'
export const whatToKnow = 'What should the moderator know?'
export const oneSentence = (name: string) => `One sentence is enough. ${name} never sees it, nor your name.`
export const sayWhatIsWrong = 'Please say in a sentence what is wrong.'
export const sendReport = 'Send report'
export const reportsLeft = (reports: number) => `${counted(reports, 'report')} left today.`
export const readWhy = 'Read why'
export const reportSent = 'Reported. You will read the outcome in your notifications.'
export const reportNotSent = 'The report could not be sent. Check your connection and try again.'
export const rulesNotLoaded = 'The rules could not be loaded.'

export const chooseRule = 'Please choose the rule that it breaks.'
export const ownNotReported = 'This is yours. You can change or delete it yourself.'
export const reportingLimited = (until: Date) =>
  `You cannot report anything until ${formatDate(until)}, because several of your reports were not meant seriously.`
export const tooManyCases =
  'So much has been reported that the moderators have to catch up first. Please try again tomorrow.'
export const tooManyReports = (count: number) =>
  count === 1
    ? 'You have reported one thing today, which is the limit. You can report again tomorrow.'
    : `You have reported ${formatNumber(count)} things today, which is the limit. You can report again tomorrow.`

// Queue

export const casesLoading = 'Loading the cases'
export const queueIntroduction = (open: number, late: number) => {
  const cases = open === 1 ? 'One case is waiting' : `${formatNumber(open)} cases are waiting`
  if (late === 0) return `Worst and oldest first. ${cases}.`
  if (open === 1) return `Worst and oldest first. ${cases}, and has been for too long.`
  return `Worst and oldest first. ${cases}, ${late === 1 ? 'one' : formatNumber(late)} of them for too long.`
}
export const takeNext = 'Take the next case'
export const views = 'Which cases'
export const viewNames = { open: 'Open', appeals: 'Appeals', mine: 'Yours', decided: 'Decided' }
export const kindsOfCases = 'Kinds of cases'
export const filterNames = {
  all: 'All',
  recipe: 'Recipes',
  comment: 'Comments',
  photo: 'Photos',
  cook: 'Cooking notes',
  profile: 'Profiles',
}
export const kindNames = {
  recipe: 'Recipe',
  comment: 'Comment',
  photo: 'Photo',
  cook: 'Cooking note',
  profile: 'Profile',
}
export const stageNames = {
  report: (kind: string) => kind,
  appeal: (kind: string) => `Appeal · ${kind}`,
  mended: (kind: string) => `Mended · ${kind}`,
  held: (kind: string) => `The same text again · ${kind}`,
}
export const decisions = {
  nothing_wrong: 'Nothing wrong',
  hide: 'Hidden',
  remove: 'Removed',
  warn: 'Warned',
  limit: 'Limited',
  suspend: 'Suspended',
}
const endings = {
  overturned: 'overturned on appeal',
  milder: 'made milder on appeal',
  taken_back: 'taken back',
  mended: 'mended and shown again',
  replaced: 'decided again',
}
/** What was decided, and how it ended if it no longer applies. */
export const decidedAndEnded = (decision: string, ending: keyof typeof endings | null) =>
  ending ? `${decision}, ${endings[ending]}` : decision
export const photoWith = (title: string) => `A photo with ${title}`
export const formerCook = 'a former cook'
export const by = (name: string) => `by ${name}`
export const byUnder = (name: string, title: string) => `by ${name} under ${title}`
export const reportCount = (count: number) => (count === 0 ? 'no reports' : counted(count, 'report'))
export const waitingSince = (day: string) => `since ${day}`
export const waitingSinceYesterday = 'since yesterday'
export const dueIn = (time: string) => `Due in ${time}`
export const lateBy = (time: string) => `Late by ${time}`
export const someoneHas = (name: string, minutes: string) => `${name} has it, ${minutes}`
export const youHave = (minutes: string) => `You have it, ${minutes}`
export const nothingWaits = 'Nothing is waiting'
export const allAnswered = 'Every report has been answered.'
export const nothingDecided = 'Nothing decided yet'
export const decidedStandHere = 'What the moderators decide will be listed here, the latest first.'
export const noneOfTheseDecided = 'No case of this kind has been decided.'
export const allAbout = (name: string) => `All cases about ${name}, newest first.`
export const allCases = 'All open cases'
export const nothingAbout = 'No cases'
export const casesStandHere = 'Nothing about this member has been reported.'
export const noneOfTheseAbout = 'No case of this kind is about this member.'
export const noneOfThese = 'No case of this kind is waiting.'
export const queueNotLoaded = 'The queue could not be loaded.'
export const nothingFree = 'Nothing is waiting that you may decide.'
export const notTaken = 'The case could not be taken. Please try again.'
export const secondFactorNeeded = 'Moderators need a second factor. It takes two minutes.'
export const setItUp = 'Set it up'

// Sentences of the API

export const reasonTooShort = (min: number) =>
  `Please give the reason in a sentence of at least ${formatNumber(min)} characters.`
export const chooseDays = (most: number) => `Please choose from 1 to ${formatNumber(most)} days.`
export const chooseMilder = 'Please choose something that is milder than the first decision.'
export const notPossible = 'That cannot be done to what was reported. Please choose something else.'
export const noSuchVersion = 'That is not an earlier version that is shown. Please choose another one.'
export const wereRight = 'You found something wrong, so the reports were meant seriously.'
export const caseNotFound = 'This case was not found. It may have been deleted.'
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

export const readNotice = 'Read the notice'

// New members

type DayLimit = { most: number; hoursLeft: number; hours: number }

export const repeatedTexts =
  'You have published the same text several times within an hour. Please write something different.'

const limitEnds = (hours: number) =>
  `The limit ends once you have been a member for ${formatDuration(hours, 'hour')} and your email address is confirmed.`

/** How much a new member has published in a day, and when they can go on. */
export const tooManyPublished = {
  recipe: ({ most, hoursLeft, hours }: DayLimit) =>
    `New members can publish ${counted(most, 'recipe')} a day. You can publish the next one in ${formatDuration(hoursLeft, 'hour')}. ${limitEnds(hours)}`,
  comment: ({ most, hoursLeft, hours }: DayLimit) =>
    `New members can write ${counted(most, 'comment')} a day. You can write the next one in ${formatDuration(hoursLeft, 'hour')}. ${limitEnds(hours)}`,
  cook: ({ most, hoursLeft, hours }: DayLimit) =>
    `New members can note ${counted(most, 'meal')} a day. You can note the next one in ${formatDuration(hoursLeft, 'hour')}. ${limitEnds(hours)}`,
}
