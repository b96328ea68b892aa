import { formatNumber } from '#texts/format/number.ts'

export const loading = 'Loading the cases'
export const introduction = (open: number, late: number) => {
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
/** What was decided; and what became of it, once it no longer stands. */
export const decidedAndEnded = (decision: string, ending: keyof typeof endings | null) =>
  ending ? `${decision}, ${endings[ending]}` : decision
export const photoWith = (title: string) => `A photo with ${title}`
export const formerCook = 'a former cook'
export const by = (name: string) => `by ${name}`
export const byUnder = (name: string, title: string) => `by ${name} under ${title}`
export const reports = (count: number) =>
  count === 0 ? 'no reports' : count === 1 ? '1 report' : `${formatNumber(count)} reports`
export const since = (day: string) => `since ${day}`
export const sinceYesterday = 'since yesterday'
export const dueIn = (time: string) => `Due in ${time}`
export const lateBy = (time: string) => `Late by ${time}`
export const has = (name: string, minutes: string) => `${name} has it, ${minutes}`
export const youHave = (minutes: string) => `You have it, ${minutes}`
export const shown = (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`
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
export const notRead = 'The queue could not be loaded.'
export const nothingFree = 'Nothing is waiting that you may decide.'
export const notTaken = 'The case could not be taken. Please try again.'
export const needsSecondFactor = 'Moderators need a second factor. It takes two minutes.'
export const setItUp = 'Set it up'
