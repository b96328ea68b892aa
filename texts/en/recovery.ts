import { formatDayAndTime, formatDayMonth } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

export const haveNeither = 'I have neither the app nor a code'
export const notAsked = 'That could not be sent. Look at your connection and try again.'

export const askExplained =
  'One click, and two of those who run the site are asked whether your second factor may go.'
export const ask = 'Ask them'
export const stopExplained =
  'Was it not you? This stops it, and your second factor stays. Whoever asked knows your password, so choose a new one then.'
export const stop = 'Stop it'
export const toLogin = 'Login'

export const title = 'Lost second factors'
export const askedOn = (date: Date) => `asked on ${formatDayMonth(date)}`
export const agreed = (count: number) =>
  count === 0 ? 'nobody has agreed yet' : `${formatNumber(count)} agreed, another one has to`
export const goesOn = (date: Date) =>
  `The second factor goes on ${formatDayAndTime(date)}, unless the member stops it.`
export const agree = 'Agree…'
export const agreeQuestion = (name: string) => `Has ${name} lost app and codes?`
export const agreeText = (name: string) =>
  `${name} has given the password and opened the mail. Make sure in another way that it is ${name} who asks, such as by a call. Once another person has agreed too, the second factor goes after a while, and ${name} can stop it until then.`
export const agreeNow = 'I agree'
export const youAgreed = (name: string) => `You have agreed. ${name} is told.`
export const whyNot = {
  own: 'About you',
  agreed: 'You have agreed',
  administrators: 'Two administrators decide',
  enough: 'Agreed',
}
