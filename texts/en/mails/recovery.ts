import { formatDuration } from '#texts/format/day.ts'

type Link = { url: string; days: number }
type Stop = { stopUrl: string }

const stopLine = (
  stopUrl: string,
) => `If it was not you, stop it here, with one click, and choose a new password:

${stopUrl}
`

export const confirmSubject = 'Mezani: have you lost your app and codes?'
export const confirm = ({ url, days }: Link) => `Hello,

Somebody who gave the password of your account says that the authenticator app and the recovery codes are lost, and asks for the second
factor to be removed. If that is you, this link asks the people who run the site. It works for ${formatDuration(days, 'day')}:

${url}

If it was not you, do not open it, and choose a new password now, with “Forgot Password?” where you log in: whoever asked knows yours.
`

/** What the member is told at each step. */
export const steps = {
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

export const ends = {
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
