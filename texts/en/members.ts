import { formatDate } from '#texts/format/date.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

// The list

export const find = 'Find a member'
export const findHint = 'Start of a name or email address'
export const order = 'Order'
/** The labels of the sort orders. */
export const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-desc': 'Name, Z to A',
}
export const filter = 'Which members'
/** The labels of the filters. */
export const filters = {
  all: 'All',
  moderators: 'Moderators',
  administrators: 'Administrators',
  limited: 'Limited',
  suspended: 'Suspended',
  unconfirmed: 'Not confirmed',
}
export const name = 'Name'
export const role = 'Role'
export const roles = { member: 'Member', moderator: 'Moderator', administrator: 'Administrator' }
export const state = 'State'
export const recipes = 'Recipes'
export const joined = 'Joined'
export const actions = 'Actions'
export const actionsAbout = (name: string) => `Actions for ${name}`
export const suspended = 'Suspended'
export const limitedTo = (until: Date | null) =>
  until ? `Limited until ${formatDayMonth(until)}` : 'Limited'
export const leaves = (date: Date) => `Leaves ${formatDayMonth(date)}`
export const notConfirmed = 'Not confirmed'
export const count = (members: number, isExact: boolean) =>
  isExact ? formatNumber(members) : `about ${formatNumber(members)}`
export const found = (members: number, isExact: boolean) =>
  isExact
    ? `${formatNumber(members)} found`
    : `More than ${formatNumber(members - 1)} found. Type more of the name.`
export const nobody = 'Nobody by that name.'
export const nobodyOfThese = 'No member matches this filter.'
export const clear = 'Clear'
export const before = 'Previous'
export const next = 'Next'
export const notLoaded = 'The members could not be loaded. Check your connection and try again.'

// What an administrator decides about a member

export const memberPage = (name: string) => `Page of ${name}`
export const memberCases = (name: string) => `Cases about ${name}`
export const memberLog = (name: string) => `Log of ${name}`
export const actionNames = {
  nameModerator: 'Make moderator…',
  endModerator: 'End moderator role…',
  endSessions: 'Sign out everywhere…',
  limit: 'Limit…',
  suspend: 'Suspend…',
  liftLimit: 'Lift the limit…',
  liftSuspension: 'Lift the suspension…',
}
export const isOwnAccount = 'This is your own account. Only another administrator can decide about it.'
export const isOnlyAdministrator =
  'This is the only administrator’s account: there is nobody else to decide about it.'
export const isLeaving = 'This member is leaving, so nothing more can be decided about the account.'
export const suspendedByOperator =
  'Suspended on the server by the people who run the site. It can only be lifted there: npm run admin -- restore.'

export const nameQuestion = (name: string) => `Make ${name} a moderator?`
export const nameText = (name: string, hasSecondFactor: boolean) =>
  hasSecondFactor
    ? `${name} can then read every report and decide on it.`
    : `${name} has no second factor yet and will be asked to set one up. Until then nothing changes.`
export const youNeedOneToo =
  'You will need a second factor too, straight away: with a moderator here, you are no longer alone. Until you have set it up under Security, nothing else is open to you. It takes two minutes.'
export const nameNow = 'Make moderator and notify'
export const named = (name: string) => `${name} is now a moderator and has been told.`
export const endQuestion = (name: string) => `End ${name}’s role as a moderator?`
export const endText = (name: string) =>
  `${name} stays a member. Their decisions stand, and any cases they have taken are free again.`
export const endNow = 'End the role and notify'
export const ended = (name: string) => `${name} is no longer a moderator and has been told.`

export const endSessionsQuestion = (name: string) => `Sign ${name} out everywhere?`
export const endSessionsText = (name: string) =>
  `${name} will have to log in again on every device. Nothing else changes: anyone who knows the password can still log in.`
export const endSessionsNow = 'Sign out and notify'
export const sessionsEnded = (name: string) => `${name} is signed out everywhere and has been told.`

export const limitQuestion = (name: string) => `Limit ${name}?`
export const limitText =
  'This account will be able to read, rate and bookmark, but not to publish anything until the limit ends.'
export const limitNow = 'Limit and notify'
export const limited = (name: string) => `${name} is limited and has been told.`
export const suspendQuestion = (name: string) => `Suspend ${name}?`
export const suspendText =
  'This account will only be able to read the notice, appeal once, take its data and leave.'
export const suspendNow = 'Suspend and notify'
export const isSuspended = (name: string) => `${name} is suspended and has been told.`
export const howLong = 'For how long'
export const forDays = (days: number) => `${days} days`
export const untilDay = (date: Date) => `Until ${formatDate(date)}`
export const untilLifted = 'Until somebody lifts it'
export const reason = 'Reason, as the member will read it'
export const willRead = (name: string) => `What ${name} will read`
export const ruleNamed = (number: number, name: string) => `Rule ${number}, ${name}`
export const meaningUntil = (meaning: string, day: string) => `${meaning} Until ${day}.`

export const liftLimitQuestion = (name: string) => `Lift the limit on ${name}?`
export const liftSuspensionQuestion = (name: string) => `Lift ${name}’s suspension?`
export const liftText = 'The account will be as it was before, straight away.'
export const liftNow = 'Lift and notify'
export const lifted = (name: string) => `Lifted. ${name} has been told.`
export const notChanged = 'That could not be sent. What you wrote is still here; please try again.'
