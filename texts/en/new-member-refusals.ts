import { formatNumber } from '#texts/format/number.ts'

type Limit = { most: number; hoursLeft: number; hours: number }

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`

export const repeatedTexts =
  'You have published the same text several times within an hour. Please write one of its own.'

/** What a new member has published in a day, and when they can go on. */
export const tooMany = {
  recipe: ({ most, hoursLeft, hours }: Limit) =>
    `New members publish ${counted(most, 'recipe', 'recipes')} a day. You can publish the next one in ${counted(hoursLeft, 'hour', 'hours')}; the limit ends ${counted(hours, 'hour', 'hours')} after you have joined, once your address is confirmed.`,
  comment: ({ most, hoursLeft, hours }: Limit) =>
    `New members write ${counted(most, 'comment', 'comments')} a day. You can write the next one in ${counted(hoursLeft, 'hour', 'hours')}; the limit ends ${counted(hours, 'hour', 'hours')} after you have joined, once your address is confirmed.`,
  cook: ({ most, hoursLeft, hours }: Limit) =>
    `New members report ${counted(most, 'meal', 'meals')} a day. You can report the next one in ${counted(hoursLeft, 'hour', 'hours')}; the limit ends ${counted(hours, 'hour', 'hours')} after you have joined, once your address is confirmed.`,
}
