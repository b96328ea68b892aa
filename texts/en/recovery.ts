import { formatDayAndTime, formatDayMonth, formatDuration } from '#texts/format/day.ts'
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

export const lostSecondFactors = 'Lost second factors'
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

// Sentences of the API

export const asked =
  'We have sent an email to the address of this account. Open its link to ask the people who run the site; nobody is asked before that.'
export const confirmed =
  'Two of the people who run the site have now been asked. You will get an email at each step, with a link that stops it.'
export const stopped =
  'It has been stopped, and your second factor stays. Whoever asked knew your password, so choose a new one: use “Forgot Password?” where you log in.'
export const invalidLink = 'This link has been used or is too old. Log in and ask again if you still need to.'
export const onePerson =
  'Two people have to agree, and only one runs this site. Write to the team: it can be done on the server, with npm run admin -- remove-second-factor.'
export const recoveryNotFound = 'This request is no longer open.'
export const cannotAgree = {
  own: 'Not yours to decide: it is about you.',
  agreed: 'You have already agreed. Another person has to agree too.',
  administrators: 'Two administrators decide about this.',
  enough: 'Enough people have already agreed.',
}

// Emails

type Link = { url: string; days: number }
type Stop = { stopUrl: string }

const stopLine = (
  stopUrl: string,
) => `If it was not you, stop it here, with one click, and choose a new password:

${stopUrl}
`

export const confirmMailSubject = 'Mezani: have you lost your app and codes?'
export const confirmMail = ({ url, days }: Link) => `Hello,

Somebody who gave the password of your account says that the authenticator app and the recovery codes are lost, and asks for the second
factor to be removed. If that is you, this link asks the people who run the site. It works for ${formatDuration(days, 'day')}:

${url}

If it was not you, do not open it, and choose a new password now, with “Forgot Password?” where you log in: whoever asked knows yours.
`

/** What the member is told at each step. */
export const stepMails = {
  asked: {
    subject: 'Mezani: a request to remove your second factor',
    text: ({ stopUrl }: Stop) => `Hello,

Two of the people who run the site have been asked whether the second factor of your account may be removed. You will get an email at
each step.

${stopLine(stopUrl)}`,
  },
  agreed: {
    subject: 'Mezani: one person has agreed to remove your second factor',
    text: ({ stopUrl }: Stop) => `Hello,

One of the people who run the site has agreed to remove the second factor of your account. Another one has to agree as well.

${stopLine(stopUrl)}`,
  },
  due: {
    subject: 'Mezani: your second factor will soon be removed',
    text: ({ stopUrl, hours }: Stop & { hours: number }) => `Hello,

Two of the people who run the site have agreed. In ${formatDuration(hours, 'hour')} the second factor of your account will be removed, and every session will end.
After that, your password alone is enough to get in.

${stopLine(stopUrl)}`,
  },
}

export const endMails = {
  done: {
    subject: 'Mezani: your second factor has been removed',
    text: `Hello,

As you asked, and as two of the people who run the site agreed, the second factor of your account has been removed, and every session has
ended. Log in with your password, and set up a new second factor under Security.
`,
  },
  stopped: {
    subject: 'Mezani: your second factor stays',
    text: `Hello,

The request was stopped: the second factor of your account stays. If you did not ask for it, choose a new password now, with “Forgot
Password?” where you log in: whoever asked knows yours.
`,
  },
}
