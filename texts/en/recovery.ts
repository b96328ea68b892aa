import { formatDayAndTime, formatDayMonth } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

export const haveNeither = 'I have neither the app nor a code'
export const notAsked = 'That could not be sent. Check your connection and try again.'

export const askExplained =
  'One click, and two of the people who run the site are asked whether your second factor may be removed.'
export const ask = 'Ask them'
export const stopExplained =
  'Was this not you? This stops it, and your second factor stays. Whoever asked knows your password, so choose a new one afterwards.'
export const stop = 'Stop it'
export const toLogin = 'Login'

export const title = 'Lost second factors'
export const askedOn = (date: Date) => `asked on ${formatDayMonth(date)}`
export const agreed = (count: number) =>
  count === 0 ? 'nobody has agreed yet' : `${formatNumber(count)} has agreed, one more has to`
export const goesOn = (date: Date) =>
  `The second factor will be removed on ${formatDayAndTime(date)}, unless the member stops it.`
export const agree = 'Agree…'
export const agreeQuestion = (name: string) => `Has ${name} lost both app and codes?`
export const agreeText = (name: string) =>
  `${name} has given the password and opened the email. Make sure in another way, such as a phone call, that it really is ${name} who is asking. Once another person has agreed too, the second factor is removed after a while, and ${name} can stop it until then.`
export const agreeNow = 'I agree'
export const youAgreed = (name: string) => `You have agreed. ${name} has been told.`
export const whyNot = {
  own: 'About you',
  agreed: 'You have agreed',
  administrators: 'Two administrators decide',
  enough: 'Agreed',
}
