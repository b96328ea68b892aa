import { formatNumber } from '#texts/format/number.ts'
import { photoState } from '#texts/not-shown.ts'

export const hiddenOnlyYou = 'Hidden. Only you see this page.'
export const waitsOnlyYou = 'Waiting for a moderator. Only you see this page.'
export const sameText = (dueDay: string) =>
  `You have published the same text several times within an hour. A moderator will look at it by ${dueDay}.`
export const hiddenSince = (day: string) => `Hidden since ${day}. Only you see this page.`
export const ruleAndReason = (rule: number, name: string, reason: string) =>
  `Rule ${formatNumber(rule)}, ${name}: “${reason}”`
export const quoted = (reason: string) => `“${reason}”`
export const readItAll = 'Read it all or appeal'
const coverInstead = 'The drawn cover takes its place.'
/** Without the day while that is not known. */
export function photoStateSince(isRemoved: boolean, day: string | undefined): string {
  if (!day) return `${photoState(isRemoved)}. ${coverInstead}`
  return isRemoved ? `Photo removed on ${day}. ${coverInstead}` : `Photo hidden since ${day}. ${coverInstead}`
}
export const anotherPhoto = 'Choose another photo'
export const mended = (day: string, dueDay: string) =>
  `Mended on ${day}. A moderator will look at it by ${dueDay}.`
export const mendedOn = (day: string) => `Mended on ${day}. A moderator will look at it.`
export const mend = 'Mend the recipe'
export const whatFollows =
  'The moderators will look at your saved changes. Until the recipe is shown again, it cannot be shared, rated or commented on.'
