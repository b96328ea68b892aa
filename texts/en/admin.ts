import { formatDuration } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

// The first administrator

export const setupHeading = 'Who looks after this table?'
export const setupIntroduction = 'Create the first administrator. This link works once.'
export const setupEmail = 'Email'
export const createAdministrator = 'Create administrator'
export const passwordTooShort = (minLength: number) =>
  `The password must have at least ${formatNumber(minLength)} characters.`
export const administratorCreated = 'The administrator’s account is ready. Sign in with it.'
export const administratorNotCreated =
  'The account could not be created. Check your connection and try again.'
export const setupLinkIsDead =
  'This link no longer works. It was used, is more than a day old, or the site was started again since. Open the link that the last start printed, or run “npm run admin -- create EMAIL”.'

// Signing in

export const signInEmail = 'Email:'
export const signInPassword = 'Password:'
export const signIn = 'Sign In'

export const securityNotLoaded = 'This could not be loaded. Check your connection and try again.'
export const secondFactorNeeded =
  'There is more than one administrator or moderator here, so administrators need a second factor. It takes two minutes. Until then, nothing else is open to you.'

// Dashboard

export const administration = 'Administration'
export const reports = 'Reports'
export const messages = 'Messages'
export const messagesWaiting = 'waiting'
export const log = 'Log'
export const logOut = 'Logout'
export const security = 'Security'
export const rules = 'The rules'
export const allMembers = 'All members'
export const users = 'Users'
export const findUser = 'Find a user'
export const recipes = 'Recipes'
export const findRecipe = 'Find a recipe'

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

/** Returns '3 MB', never less than 1. */
const formatMegabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1e6))} MB`

export const notAvailable = 'Not available'
export const noneYet = 'None yet'
export const noneWithTheseWords = 'Nothing matches these words'
/** For a list that has more entries. */
export const newestOf = (count: number) => `the newest ${formatNumber(count)}`

// Why a comment is deleted

export const ruleAndReason = 'Rule and reason'
export const usualOnes = 'The usual ones'
export const ownReason = 'Your reason'
export const whatHappens =
  'When you delete a comment, its author is told which rule it broke and why, and may appeal. What you choose here applies to every comment you delete until you change it.'
export const usualRule = (mildest: number | undefined) =>
  mildest === undefined
    ? 'The rule reported, or else the mildest'
    : `The rule reported, or else rule ${mildest}`
export const usualRuleNamed = (mildest: string) => `${mildest}, or the rule it was reported for`
export const deletionReason = 'Reason'
export const deletionReasonHint = 'You may leave it empty. Anyone who reported the comment reads it too.'
export const whatAuthorReads = 'What the author reads'

// Messages

export const messagesIntroduction = 'What people wrote to the team on the contact page, newest first.'
export const whichMessages = 'Which messages'
/** The labels of the filters, by whether a message is answered. */
export const messageFilters = { all: 'All', waiting: 'Not answered', answered: 'Answered' }
/** The sentences for an empty list, by filter. */
export const noMessages = {
  all: 'Nobody has written yet.',
  waiting: 'Every message is answered.',
  answered: 'No message is marked as answered.',
}
export const messagesNotLoaded = 'The messages could not be loaded. Check your connection and try again.'

export const answeredOn = (day: string) => `Answered on ${day}`
export const replyTo = (subject: string) => `Re: ${subject}`
export const reply = 'Reply by email'
export const markAnswered = 'Mark as answered'
export const markNotAnswered = 'Mark as not answered'
export const notMarked = 'The message could not be marked. Check your connection and try again.'

// Log

export const logIntroduction =
  'Who did what to cases, members and accounts. Entries are only ever added, never changed.'
export const logAbout = <Node>(member: Node) =>
  ['What ', member, ' did, and what was done to this account.'] as const
export const oneMember = 'one member'
export const wholeLog = 'The whole log'
export const whoseEntries = 'Whose entries'
/** The labels of the filters, by who did something. */
export const logFilters = {
  all: 'All',
  team: 'Moderators and administrators',
  members: 'Members and visitors',
}
export const logIsEmpty = 'Nothing here yet.'
export const logNotLoaded = 'The log could not be loaded. Check your connection and try again.'

export const caseNumber = (id: number) => `Case ${id}`
export const moderatorNamed = (name: string) => `by ${name}, moderator`
export const administratorNamed = (name: string) => `by ${name}, administrator`
export const memberNamed = (name: string) => `by ${name}`
export const byOperator = 'on the server'
export const byVisitor = 'by somebody who is not signed in'
export const bySite = 'by the site itself'
/** The name of somebody who is no longer a member or an administrator. */
export const formerMember = 'a former member'
export const formerAdministrator = 'a former administrator'

/** What was done, by action. */
export const loggedActions = {
  'sign up': 'Signed up',
  'sign in': 'Signed in',
  'refuse sign-in': 'Sign-in refused',
  'refuse code': 'Second step of the sign-in refused',
  'sign out': 'Signed out',
  'end session': 'One session ended',
  'end other sessions': 'All other sessions ended',
  'sign out everywhere': 'Signed out everywhere',
  'reset password': 'Password reset by a link',
  'change password': 'Password changed',
  'ask for address': 'Change of email address requested',
  'change address': 'Email address changed',
  'undo address': 'Change of email address undone',
  'add second factor': 'Second factor set up',
  'remove second factor': 'Second factor removed',
  'renew recovery codes': 'New recovery codes made',
  'ask for recovery': 'Removal of a lost second factor requested',
  'confirm recovery': 'Removal of a lost second factor confirmed by email',
  'agree to recovery': 'Removal of a lost second factor agreed to',
  'stop recovery': 'Removal of a lost second factor stopped',
  'add passkey': 'Passkey added',
  'remove passkey': 'Passkey removed',
  'connect provider': 'Provider connected',
  'disconnect provider': 'Provider disconnected',
  'ask for export': 'Copy of own data requested',
  leave: 'Left the site',
  'come back': 'Came back',
  erase: 'Account erased',
  'delete comment': 'Comment deleted from the dashboard',
  'publish rules': 'New rules published',
  'set administrator': 'Administrator set up',
  suspend: 'Suspended',
  restore: 'Suspension lifted',
  'name moderator': 'Made a moderator',
  'remove moderator': 'Moderator role ended',
  restrict: 'Limited or suspended',
  lift: 'Limit or suspension lifted',
  'limit reporting': 'Reporting limited',
  decide: 'Case decided',
  appeal: 'Appealed',
  'decide appeal': 'Appeal decided',
  undo: 'Decision taken back',
  close: 'Case closed',
}
/** The sentence for a lifted restriction, by its kind. */
export const lifted = { limit: 'Limit lifted', suspend: 'Suspension lifted' }
/** The sentence for a decided appeal, by its outcome. */
export const appeals = {
  upheld: 'Appeal decided: the decision stands',
  milder: 'Appeal decided: made milder',
  overturned: 'Appeal decided: overturned',
}
export const ruleNamed = (what: string, rule: number) => `${what}, rule ${formatNumber(rule)}`
export const withoutEnd = (what: string) => `${what}, indefinitely`
export const daysNamed = (what: string, days: number) => `${what}, ${formatDuration(days, 'day')}`
