import { formatDayMonth } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

export const find = 'Find a member'
export const findHint = 'Start of a name or email address'
export const order = 'Order'
/** By the sort. */
export const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-desc': 'Name, Z to A',
}
export const filter = 'Which members'
/** By the filter. */
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
