import { counted } from '#texts/counted.ts'
import { recipeFieldSubjects } from '#texts/fields.ts'
import { formatNumber } from '#texts/format/number.ts'

export const loading = 'Loading the case'
export const openCases = 'Open cases'
export const appeals = 'Appeals'
export const caseOf = (id: number, kind: string) => `Case ${id} · ${kind}`
export const appealOf = (id: number, kind: string) => `Appeal · Case ${id} · ${kind}`
export const titleBy = (title: string, name: string) => `${title}, by ${name}`
export const commentBy = (name: string) => `A comment by ${name}`
export const cookBy = (name: string) => `A cooking note by ${name}`
export const photoBy = (title: string, name: string) => `A photo with ${title}, by ${name}`
export const profileOf = (name: string) => `The profile of ${name}`
export const asksAgain = (name: string) => `${name} asks again`
export const notRead = 'The case could not be loaded.'

export const yoursUntil = (time: string) => `This case is yours until ${time}`
export const minutesLeft = (minutes: number) =>
  minutes > 1 ? `${formatNumber(minutes)} minutes left.` : 'Less than a minute left.'
export const keepIt = 'Keep it'
export const timeIsOver = 'The time is over. Your text is kept here.'
export const takeAgain = 'Take it again'
export const hasUntil = (name: string, time: string) => `${name} has this case until ${time}.`
export const nobodyHasIt = 'Nobody has it yet'
export const isDecided = 'Decided'
export const giveBack = 'Give it back'
export const goToDecide = 'Decide'
export const takeThis = 'Take this case'
export const takeThisText = 'Reading a case does not take it. Whoever takes it has fifteen minutes to decide.'

export const asReported = 'As it was reported'
export const asWritten = 'As it was written'
export const isHeld =
  'Only its author sees it. They are new here and published the same text several times within an hour. It will be shown once you find nothing wrong, or warn or limit them.'
export const copyKept = (time: string) => `a copy kept on ${time}`
export const servesCount = (servings: string) => `Serves ${servings}`
export const changedSince = 'Changed since'
export const notChanged = 'Not changed since.'
export const mendedBy = (name: string, time: string) => `${name} mended it on ${time}`
export const picture = 'Picture'
export const pictureNow = 'The picture as it is now'
export const noPictureNow = 'There is no picture any more.'
export const deletedSince = 'It has been deleted since.'
export const added = 'added'
export const deleted = 'deleted'
export const endOfChange = 'end of change'
export const step = (number: number) => `Step ${formatNumber(number)}`
export const fieldNames: Record<string, string> = {
  title: 'Title',
  name: 'Name',
  username: 'Username',
  aboutMe: 'About',
  chefName: recipeFieldSubjects.chefName,
  countryOfOrigin: recipeFieldSubjects.countryOfOrigin,
  dietType: recipeFieldSubjects.dietType,
  prepTime: recipeFieldSubjects.prepTime,
  servings: 'Serves',
  ingredients: recipeFieldSubjects.ingredients,
  url: recipeFieldSubjects.url,
  moreInfoUrl: recipeFieldSubjects.moreInfoUrl,
  content: 'Comment',
  note: 'Note',
  changes: 'What was changed',
  reports: 'Reports',
}
export const earlierVersions = 'Earlier versions'
export const isHiddenVersion = 'Hidden'
export const reports = 'Reports'
export const reportCount = (count: number) =>
  count === 1 ? '1, by a member' : `${formatNumber(count)}, by members`
export const moreReports = (count: number) => counted(count, 'more report')
export const memberPage = 'Page'
export const memberSince = 'Member since'
export const recipes = 'Recipes'
export const comments = 'Comments'
export const ownReportsUpheld = 'Own reports upheld'
export const actionsSoFar = 'Decisions'
export const none = 'none'
export const earlierAbout = (name: string) => `Earlier, about ${name}`
export const nothingEarlier = 'Nothing earlier.'
export const caseLink = (id: number) => `Case ${id}`
export const outcomes = {
  open: (kind: string) => `${kind} reported, open`,
  nothing_wrong: (kind: string) => `${kind} reported, nothing wrong`,
  hide: (kind: string) => `${kind} hidden`,
  remove: (kind: string) => `${kind} removed`,
  warn: (kind: string) => `${kind} reported, warned`,
  limit: (kind: string) => `${kind} reported, limited`,
  suspend: (kind: string) => `${kind} reported, suspended`,
}
export const asSentence = (words: string) => `${words}.`

export const decide = 'Decide'
export const whatHappens = 'What happens'
export const choices = {
  nothing_wrong: { label: () => 'Nothing is wrong', consequence: undefined },
  hide: { label: (thing: string) => `Hide the ${thing}`, consequence: undefined },
  hide_version: {
    label: () => 'Hide one version',
    consequence: 'The recipe stays, as it is now.',
  },
  remove: { label: () => 'Remove it', consequence: 'Cannot be undone after 30 days.' },
  warn: { label: (_: string, name: string) => `Warn ${name}`, consequence: undefined },
  limit: { label: (_: string, name: string) => `Limit ${name}`, consequence: 'No publishing for some days.' },
  suspend: { label: (_: string, name: string) => `Suspend ${name}`, consequence: undefined },
}
const nobodySeesIt = 'Nobody will see it.'
/** The name is missing if the author has left, because then there is nobody to tell. The buttons use the same texts. */
export const hideConsequences = {
  recipe: (name: string) => (name ? `${name} still sees it, marked, and can mend it.` : nobodySeesIt),
  comment: (name: string) => (name ? `${name} still sees it, marked.` : nobodySeesIt),
  photo: () => 'A drawn cover takes its place.',
  cook: (name: string) =>
    name ? `${name} still sees it, marked, and can mend it. The stars still count.` : nobodySeesIt,
  profile: (name: string) => `Only ${name} still sees it.`,
}
export const thingNames = {
  recipe: 'recipe',
  version: 'version',
  comment: 'comment',
  photo: 'photo',
  cook: 'cooking note',
  profile: 'profile',
}
export const buttons = {
  nothing_wrong: () => 'Close, nothing wrong',
  hide: (name: string) => (name ? `Hide and tell ${name}` : 'Hide it'),
  hide_version: (name: string) => (name ? `Hide and tell ${name}` : 'Hide it'),
  remove: (name: string) => (name ? `Remove and tell ${name}` : 'Remove it'),
  warn: (name: string) => `Warn ${name}`,
  limit: (name: string) => `Limit and tell ${name}`,
  suspend: (name: string) => `Suspend and tell ${name}`,
}
export const unserious = 'Not meant seriously'
export const unseriousFollows = ({ most, within, limit }: { most: number; within: number; limit: number }) =>
  `A member who sends ${formatNumber(most)} reports like this within ${formatNumber(within)} days cannot report anything for ${formatNumber(limit)} days, is told why, and may appeal.`
export const version = 'Version'
export const versionOf = (number: number, day: string) => `Version ${formatNumber(number)}, ${day}`
export const chooseFirst = 'Please choose what happens.'
export const rule = 'Rule'
export const ruleOption = (number: number, name: string) => `${formatNumber(number)} ${name}`
export const days = 'Days'
export const daysHint = (most: number) => `From 1 to ${formatNumber(most)}.`
export const suspendDaysHint = (most: number) => `From 1 to ${formatNumber(most)}, or empty for no end.`
export const reasonFor = (name: string) => `Reason, as ${name} will read it`
export const reasonForRecord = 'Reason, for other moderators'
export const reasonForReporters = 'Reason, as the reporters will read it'
export const whatFollows = (name: string, reports: number) =>
  `${name} may appeal once, to another moderator. ${toldTheOutcome(reports)}`
export const appealFollows = (name: string) => `${name} may appeal once, to another moderator.`
export const isPublished = 'Everybody will see it.'
export const toldTheOutcome = (reports: number) =>
  reports === 1
    ? 'The reporter will be told the outcome.'
    : `The ${formatNumber(reports)} reporters will be told the outcome.`
export const removeTitle = (thing: string) => `Remove this ${thing}?`
export const removeText =
  'It will be gone for everybody, its author too. It can be brought back within 30 days.'
export const remove = 'Remove'
export const notDecided = 'The decision could not be sent. Your text is kept here; please try again.'
export const decided = 'Decided. Everybody concerned has been told.'
export const notClaimed = 'That did not work. Please try again.'
export const leaveUndecided = 'Leave without deciding?'
export const reasonIsLost = 'What you have written here will be lost if you leave.'

export const decideAppeal = 'Decide the appeal'
export const thingTitles = {
  recipe: 'The recipe',
  comment: 'The comment',
  photo: 'The photo',
  cook: 'The cooking note',
  profile: 'The profile',
}
export const bothSides = 'Both sides'
export const someoneDecided = (name: string) => `${name} decided`
export const youDecided = 'You decided'
export const someoneAppeals = (name: string) => `${name} appeals`
export const stands = 'The decision stands'
export const mendedWaits = 'What was mended since needs a decision of its own.'
export const showAgain = (thing: string) => `Show the ${thing} again`
export const takeBackDecision = 'Take the decision back'
export const countsAsOverturned = (name: string) => `${name}’s decision counts as overturned.`
export const milder = 'Something milder'
export const milderConsequence = 'Choose another action.'
export const milderAction = 'Instead'
export const versionInstead = 'The recipe is shown again, as it is now.'
export const appealButtons = {
  upheld: (name: string) => `Let it stand and tell ${name}`,
  overturned: (name: string) => `Show it and tell ${name}`,
  takenBack: (name: string) => `Take it back and tell ${name}`,
  milder: (name: string) => `Make it milder and tell ${name}`,
}
export const isFinal = (name: string) =>
  `This is final. ${name} will see the outcome, and it counts in the public figures.`

export const notYours = 'Not yours to decide'
export const whyNotYours = {
  decided: 'You took the first decision, so a different moderator reads the appeal. You can read along.',
  reported: 'You reported it, so a different moderator decides. You can read along.',
  owned: 'It is about you, so a different moderator decides. You can read along.',
}

export const decisions = 'What was decided'
export const reportingLimited = 'Reporting limited'
export const versionWasHidden = (number: number) => `Version ${formatNumber(number)} hidden`
export const decidedUntil = (name: string, day: string) => `${name} until ${day}`
export const decidedBy = (name: string, time: string) => `by ${name}, ${time}`
export const endedOn = {
  overturned: (day: string) => `Overturned on appeal on ${day}`,
  milder: (day: string) => `Made milder on appeal on ${day}`,
  taken_back: (day: string) => `Taken back on ${day}`,
  mended: (day: string) => `Mended, and shown again on ${day}`,
  replaced: (day: string) => `Decided again on ${day}`,
}
export const takeBack = 'Take it back…'
export const takeBackNow = 'Take it back'
export const whyTakeBack = 'Why it is taken back'
export const takenBack = 'Taken back. The member has been told.'
