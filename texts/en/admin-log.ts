import { formatDuration } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

export const introduction =
  'Who did what about cases, members and accounts. Entries are added, and never changed.'
export const about = <Node>(member: Node) =>
  ['What ', member, ' did, and what was done about this account.'] as const
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
export const notLoaded = 'The log could not be loaded. Look at your connection and try again.'

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
  'reset password': 'New password chosen by a link',
  'change password': 'Password changed',
  'ask for address': 'Change of the e-mail address asked for',
  'change address': 'E-mail address changed',
  'undo address': 'Change of the e-mail address undone',
  'add second factor': 'Second factor set up',
  'remove second factor': 'Second factor removed',
  'renew recovery codes': 'New recovery codes made',
  'ask for recovery': 'Removal of a lost second factor asked for',
  'confirm recovery': 'Removal of a lost second factor confirmed by mail',
  'agree to recovery': 'Removal of a lost second factor agreed to',
  'stop recovery': 'Removal of a lost second factor stopped',
  'add passkey': 'Passkey added',
  'remove passkey': 'Passkey removed',
  'connect provider': 'Provider connected',
  'disconnect provider': 'Provider disconnected',
  'ask for export': 'Own data asked for',
  leave: 'Account given up',
  'come back': 'Came back',
  erase: 'Account erased',
  'delete comment': 'Comment deleted from the dashboard',
  'publish rules': 'New rules published',
  'set administrator': 'Administrator set up',
  suspend: 'Suspended',
  restore: 'Suspension lifted',
  'name moderator': 'Made a moderator',
  'remove moderator': 'Role of moderator ended',
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
  upheld: 'Appeal decided: it stands',
  milder: 'Appeal decided: made milder',
  overturned: 'Appeal decided: overturned',
}
export const ruleNamed = (what: string, rule: number) => `${what}, rule ${formatNumber(rule)}`
export const withoutEnd = (what: string) => `${what}, without an end`
export const daysNamed = (what: string, days: number) => `${what}, ${formatDuration(days, 'day')}`
