import { formatNumber } from '#texts/format/number.ts'
import { photoHidden, photoRemoved } from '#texts/recipes.ts'

export const loading = 'Loading the notice'
export const notRead = 'The notice could not be loaded.'
export const notifications = 'Notifications'
export const fromModerators = 'From the moderators'
export const notReadYet = 'Not read yet'
export const appealWaits = 'With another moderator'
export const mayAppealUntil = (day: string) => `You may appeal until ${day}.`
export const titles = {
  nothing_wrong: 'Nothing was wrong',
  warn: 'A warning',
  suspend: 'Your account is suspended',
  hide: {
    recipe: 'Your recipe was hidden',
    version: 'A version of your recipe was hidden',
    comment: 'Your comment was hidden',
    photo: 'Your photo was hidden',
    cook: 'Your cooking note was hidden',
    profile: 'Your profile was hidden',
  },
  remove: {
    recipe: 'Your recipe was removed',
    version: 'A version of your recipe was removed',
    comment: 'Your comment was removed',
    photo: 'Your photo was removed',
    cook: 'Your cooking note was removed',
    profile: 'Your profile was removed',
  },
}
export const cannotPublishUntil = (day: string) => `You cannot publish until ${day}`
export const cannotReportUntil = (day: string) => `You cannot report until ${day}`
export const limitOfReports = 'You can do everything as before, except report.'
export const cannotPublish = 'You cannot publish for now'
export const shownAgain = {
  recipe: 'Your recipe is shown again',
  version: 'The version is shown again',
  comment: 'Your comment is shown again',
  photo: 'Your photo is shown again',
  cook: 'Your cooking note is shown again',
  profile: 'Your profile is shown again',
}
export const takenBackTitle = 'The decision was taken back'
export const stands = 'The decision stands'
export const madeMilder = 'The decision was made milder'
export const cameToDifferent = 'Another moderator read it all and came to a different decision.'
export const cameToSame = 'Another moderator read it all and came to the same decision.'
export const theRule = 'The rule'
export const allTheRules = 'All the rules'
export const why = 'Why'
export const whatItMeans = 'What it means'
export const until = 'Until'
export const mended = 'Mended'
export const onDay = (day: string) => `On ${day}.`
export const mendedWaits = (dueDay: string) => `A moderator will look at it by ${dueDay}.`
export const mendedWithAppeal = 'The moderator who reads your appeal will see what you changed.'
export const decidedTerm = 'Decided'
export const decidedByModerator = (time: string) => `${time}, by a moderator`
export const meanings = {
  nothing_wrong: 'Everything stays as it is.',
  warn: 'Nothing is hidden, and your account is as it was.',
  limit: 'You can read, cook and bookmark as before, but not publish recipes, comments or pictures.',
  limitOfModerator:
    'You can read, cook and bookmark as before, but not publish recipes, comments or pictures, and not moderate.',
  suspend: 'You can read this, appeal, take everything with you and leave. Nothing else.',
  remove: 'Nobody sees it. Your account is as it was.',
  hide: {
    recipe: 'Nobody but you sees the recipe, and you can mend it. Your account is as it was.',
    version:
      'Nobody but you sees this version. The recipe stays as it is now, and your account is as it was.',
    comment: 'Nobody but you sees the comment, and you can write another. Your account is as it was.',
    photo: 'Nobody but you sees the photo, and you can choose another. Your account is as it was.',
    cook: 'Nobody but you sees the words and the photo, and you can mend them. Your stars and your account are as they were.',
    profile: 'Nobody but you sees the texts and the picture of your profile. Your account is as it was.',
  },
}
export const onlyYouSeeIt = 'Hidden, only you see it'
export const theThing = {
  recipe: 'The recipe',
  comment: 'What you wrote',
  photo: 'The photo',
  cook: 'What you wrote',
  profile: 'Your profile',
}
export const hiddenVersion = (number: number) => `Version ${number} is hidden, only you see it`
export const versionHidden = (number: number) => `Version ${number} hidden`
export const seeVersions = 'See the versions'
export const under = <Node>(recipe: Node) => ['under ', recipe] as const
export const underRecipe = (title: string) => `Under ${title}`
export const seeDiary = 'See your diary'
export const seeThing = {
  recipe: 'See the recipe',
  comment: 'See the comment',
  photo: 'See the photo',
  cook: 'See the recipe',
  profile: 'See your profile',
}
export const seeItDifferently = 'See it differently?'
export const youMayAppeal = (days: number) =>
  `You may appeal once. A different moderator will read everything again and decide within ${formatNumber(days)} days.`
export const yourAppeal = 'Your appeal'
export const untilDay = (day: string) => `Until ${day}`
export const sendAppeal = 'Send appeal'
export const saySomething = 'Please say in a sentence how you see it.'
export const notSent = 'The appeal could not be sent. Your text is kept here; please try again.'
export const withAnother = (day: string) =>
  `Your appeal is with another moderator. You will read the outcome here by ${day}.`
export const appealEnded = (day: string) => `The time to appeal ended on ${day}.`
export const byRule = {
  nothing_wrong: () => 'Nothing wrong',
  hide: (rule: number | undefined) => (rule ? `Hidden, by rule ${rule}` : 'Hidden'),
  remove: (rule: number | undefined) => (rule ? `Removed, by rule ${rule}` : 'Removed'),
  warn: (rule: number | undefined) => (rule ? `Warned, by rule ${rule}` : 'Warned'),
  limit: (rule: number | undefined) => (rule ? `Limited, by rule ${rule}` : 'Limited'),
  suspend: (rule: number | undefined) => (rule ? `Suspended, by rule ${rule}` : 'Suspended'),
}
export const youMended = 'You mended it'
export const youAppealed = 'You appealed'
export const hiddenAgain = 'Hidden again'
export const shownAgainShort = 'Shown again'
export const takenBackShort = 'Taken back'
export const decidedByAnother = 'Decided by another moderator'
export const noLongerCounts = 'The decision no longer counts in your record.'
export const countsAsOverturned = <Node>(link: Node) =>
  ['The first decision no longer counts in your record. It counts as overturned in the ', link, '.'] as const
export const publicFigures = 'public figures'
export const whatYouCanDo = 'What you can still do'

// A page that only its author sees

export const hiddenOnlyYou = 'Hidden. Only you see this page.'
export const waitsOnlyYou = 'Waiting for a moderator. Only you see this page.'
export const sameText = (dueDay: string) =>
  `You have published the same text several times within an hour. A moderator will look at it by ${dueDay}.`
export const hiddenSince = (day: string) => `Hidden since ${day}. Only you see this page.`
export const ruleAndReason = (rule: number, name: string, reason: string) =>
  `Rule ${formatNumber(rule)}, ${name}: “${reason}”`
export const readItAll = 'Read it all or appeal'
const coverInstead = 'The drawn cover takes its place.'
/** The day is left out while it is not known. */
export function photoStateSince(isRemoved: boolean, day: string | undefined): string {
  if (!day) return `${isRemoved ? photoRemoved : photoHidden}. ${coverInstead}`
  return isRemoved ? `Photo removed on ${day}. ${coverInstead}` : `Photo hidden since ${day}. ${coverInstead}`
}
export const anotherPhoto = 'Choose another photo'
export const mendedUntil = (day: string, dueDay: string) =>
  `Mended on ${day}. A moderator will look at it by ${dueDay}.`
export const mendedOn = (day: string) => `Mended on ${day}. A moderator will look at it.`
export const mend = 'Mend the recipe'
export const whatFollows =
  'The moderators will look at your saved changes. Until the recipe is shown again, it cannot be shared, rated or commented on.'
