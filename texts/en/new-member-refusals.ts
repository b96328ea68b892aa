import { counted } from '#texts/counted.ts'
import { formatDuration } from '#texts/format/day.ts'

type Limit = { most: number; hoursLeft: number; hours: number }

export const repeatedTexts =
  'You have published the same text several times within an hour. Please write something different.'

const ends = (hours: number) =>
  `The limit ends once you have been a member for ${formatDuration(hours, 'hour')} and your email address is confirmed.`

/** What a new member has published in a day, and when they can go on. */
export const tooMany = {
  recipe: ({ most, hoursLeft, hours }: Limit) =>
    `New members can publish ${counted(most, 'recipe', 'recipes')} a day. You can publish the next one in ${formatDuration(hoursLeft, 'hour')}. ${ends(hours)}`,
  comment: ({ most, hoursLeft, hours }: Limit) =>
    `New members can write ${counted(most, 'comment', 'comments')} a day. You can write the next one in ${formatDuration(hoursLeft, 'hour')}. ${ends(hours)}`,
  cook: ({ most, hoursLeft, hours }: Limit) =>
    `New members can note ${counted(most, 'meal', 'meals')} a day. You can note the next one in ${formatDuration(hoursLeft, 'hour')}. ${ends(hours)}`,
}
