import { formatDuration } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

export const introduction =
  'Who did what to cases, members and accounts. Entries are only ever added, never changed.'
export const about = <Node>(member: Node) =>
  ['What ', member, ' did, and what was done to this account.'] as const
export const oneMember = 'one member'
export const everything = 'The whole log'
export const whose = 'Whose entries'
/** By who did it. */
export const filters = {
  all: 'All',
  team: 'Moderators and administrators',
  members: 'Members and visitors',
}
export const nothing = 'Nothing here yet.'
export const notLoaded = 'The log could not be loaded. Check your connection and try again.'

export const caseNumber = (id: number) => `Case ${id}`
export const moderatorNamed = (name: string) => `by ${name}, moderator`
export const administratorNamed = (name: string) => `by ${name}, administrator`
export const memberNamed = (name: string) => `by ${name}`
export const byOperator = 'on the server'
export const byVisitor = 'by somebody who is not signed in'
export const bySite = 'by the site itself'
/** Who is not here any more. */
export const formerMember = 'a former member'
export const formerAdministrator = 'a former administrator'

/** By the action. */
export const actions = {
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
/** By what was lifted. */
export const lifted = { limit: 'Limit lifted', suspend: 'Suspension lifted' }
/** By the outcome. */
export const appeals = {
  upheld: 'Appeal decided: the decision stands',
  milder: 'Appeal decided: made milder',
  overturned: 'Appeal decided: overturned',
}
export const ruleNamed = (what: string, rule: number) => `${what}, rule ${formatNumber(rule)}`
export const withoutEnd = (what: string) => `${what}, indefinitely`
export const daysNamed = (what: string, days: number) => `${what}, ${formatDuration(days, 'day')}`
