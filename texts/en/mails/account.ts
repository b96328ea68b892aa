import { formatNumber } from '#texts/format/number.ts'

type Link = { url: string }

const inHours = (hours: number) => (hours === 1 ? '1 hour' : `${formatNumber(hours)} hours`)

export const verificationSubject = 'Mezani: please verify your e-mail address'
export const verification = ({ url, hours }: Link & { hours: number }) => `Karibu.

Open this link within ${inHours(hours)} to verify your e-mail address:

${url}

If you did not sign up at Mezani, you need do nothing.
`

export const resetSubject = 'Mezani: choose a new password'
export const reset = ({ url, minutes }: Link & { minutes: number }) => `Hello,

open this link within ${formatNumber(minutes)} minutes to choose a new password. It works once:

${url}

If you did not ask for it, you need do nothing; your password stays as it is.
`

type Change = {
  /** Empty where the old address is not verified: then it may be a stranger's. */
  newEmail: string
}
type Undo = { undoUrl: string; undoHours: number }

const changeTo = (newEmail: string) => (newEmail ? `to ${newEmail}` : 'to another one')

const undoParagraph = ({
  undoUrl,
  undoHours,
}: Undo) => `If it was not you, open this link within ${inHours(undoHours)}. It keeps this address for the account, ends every session
and lets you choose a new password:

${undoUrl}
`

export const askOldAddressSubject = 'Mezani: is your address to be changed?'
export const askOldAddress = ({
  newEmail,
  url,
  hours,
  ...undo
}: Change & Link & { hours: number } & Undo) => `Hello,

somebody who is signed in to your account asked to change its e-mail address ${changeTo(newEmail)}.

If it was you, open this link within ${inHours(hours)}. We then write to the new address:

${url}

${undoParagraph(undo)}`

export const noticeSubject = 'Mezani: your address is being changed'
export const notice = ({ newEmail, ...undo }: Change & Undo) => `Hello,

with the password of your account, somebody asked to change its e-mail address ${changeTo(newEmail)}. It changes once the link
that we sent there is opened. If it was you, you need do nothing.

${undoParagraph(undo)}`

export const confirmAddressSubject = 'Mezani: please confirm your new e-mail address'
export const confirmAddress = ({ url, hours }: Link & { hours: number }) => `Hello,

open this link within ${inHours(hours)} to make this the e-mail address of your account at Mezani:

${url}

If you have no account there, you need do nothing.
`

export const addressTakenSubject = 'Mezani: this address has an account already'
export const addressTaken = `Hello,

somebody asked to make this the e-mail address of their account at Mezani. It is the address of yours already, so nothing changes,
and they were not told.

If it was you, log in with this address.
`
