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

somebody who gave the password of your account has lost the authenticator app and the recovery codes, and asks that the second factor goes.
If that is you, this link, good for ${formatDuration(days, 'day')}, asks those who run the site:

${url}

If it was not you, do not open it, and choose a new password now, by “Forgot Password?” where you log in: whoever asked knows yours.
`

/** What the member is told at each step. */
export const steps = {
  asked: {
    subject: 'Mezani: we ask whether your second factor may go',
    text: ({ stopUrl }: Stop) => `Hello,

two of those who run the site are asked whether the second factor of your account may go. You get a mail at each step.

${stopLine(stopUrl)}`,
  },
  agreed: {
    subject: 'Mezani: one has agreed that your second factor goes',
    text: ({ stopUrl }: Stop) => `Hello,

one of those who run the site has agreed that the second factor of your account goes. Another one has to agree as well.

${stopLine(stopUrl)}`,
  },
  due: {
    subject: 'Mezani: your second factor goes soon',
    text: ({ stopUrl, hours }: Stop & { hours: number }) => `Hello,

two of those who run the site have agreed. In ${formatDuration(hours, 'hour')} the second factor of your account goes, and every session ends. From then on the
password alone lets in.

${stopLine(stopUrl)}`,
  },
}

export const ends = {
  done: {
    subject: 'Mezani: your second factor is gone',
    text: `Hello,

as you asked, and as two of those who run the site agreed, the second factor of your account is gone, and every session has ended. Log in with
your password, and set up a new second factor under Security.
`,
  },
  stopped: {
    subject: 'Mezani: your second factor stays',
    text: `Hello,

it was stopped: the second factor of your account stays. If you have not asked for it, choose a new password now, by “Forgot Password?” where you
log in: whoever asked knows yours.
`,
  },
}
