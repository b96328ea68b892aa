import { formatDuration } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

type Link = { url: string }

export const verificationSubject = 'Mezani: please verify your email address'
export const verification = ({ url, hours }: Link & { hours: number }) => `Karibu.

Open this link within ${formatDuration(hours, 'hour')} to verify your email address:

${url}

If you did not sign up at Mezani, you can ignore this email.
`

export const resetSubject = 'Mezani: choose a new password'
export const reset = ({ url, minutes }: Link & { minutes: number }) => `Hello,

Open this link within ${formatNumber(minutes)} minutes to choose a new password. It works once:

${url}

If you did not ask for this, you can ignore this email; your password stays as it is.
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
}: Undo) => `If it was not you, open this link within ${formatDuration(undoHours, 'hour')}. It keeps this address for the account, ends every session
and lets you choose a new password:

${undoUrl}
`

export const askOldAddressSubject = 'Mezani: do you want to change your email address?'
export const askOldAddress = ({
  newEmail,
  url,
  hours,
  ...undo
}: Change & Link & { hours: number } & Undo) => `Hello,

Somebody who is signed in to your account asked to change its email address ${changeTo(newEmail)}.

If it was you, open this link within ${formatDuration(hours, 'hour')}. We then write to the new address:

${url}

${undoParagraph(undo)}`

export const noticeSubject = 'Mezani: your address is being changed'
export const notice = ({ newEmail, ...undo }: Change & Undo) => `Hello,

Somebody who gave the password of your account asked to change its email address ${changeTo(newEmail)}. It will change once the
link that we sent there is opened. If it was you, there is nothing to do here.

${undoParagraph(undo)}`

export const confirmAddressSubject = 'Mezani: please confirm your new email address'
export const confirmAddress = ({ url, hours }: Link & { hours: number }) => `Hello,

Open this link within ${formatDuration(hours, 'hour')} to make this the email address of your account at Mezani:

${url}

If you have no account there, you can ignore this email.
`

export const addressTakenSubject = 'Mezani: this address already has an account'
export const addressTaken = `Hello,

Somebody asked to make this the email address of their account at Mezani. It is already the address of yours, so nothing changes,
and they were not told.

If it was you, log in with this address.
`
