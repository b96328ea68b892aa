import { formatNumber } from '#texts/format/number.ts'

export const none = 'No notifications yet'
export const noneText =
  'When somebody comments on a recipe of yours, rates it or bookmarks it, you will read it here.'
export const exploreRecipes = 'Explore Recipes'
export const loading = 'Loading notifications'
export const failed = 'Your notifications could not be loaded.'
/** Before a line of a recipe as it was, and as it is: read out. */
export const was = 'Was:'
export const isNow = 'Now:'
/** Read out after the number of notifications that have not been seen. */
export const unseen = 'new'
/** The same, where it stands alone. */
export const unseenNotifications = (count: number) =>
  count === 1 ? '1 new notification' : `${formatNumber(count)} new notifications`
