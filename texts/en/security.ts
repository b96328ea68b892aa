import { formatDate } from '#texts/format/date.ts'

export const loading = 'Loading how your account is kept'

export const change = 'Change'
export const changeThePassword = 'Change the password'
export const changeTheEmail = 'Change the e-mail'

export const email = 'E-mail'
export const emailNote = 'Where we reach you, and what you sign in with.'
export const confirmed = 'Confirmed'
export const confirmedOn = (date: Date) => `Confirmed ${formatDate(date)}`
export const notConfirmed = 'Not confirmed yet. The link is in the mail we sent there.'
export const newEmail = 'New e-mail'
export const passwordForEmail = 'We tell both addresses. This one stays until the new one is confirmed.'
export const changeEmail = 'Change e-mail'
export const emailUnchanged = 'This is your address already.'
export const emailNotChanged = 'The e-mail could not be changed. Look at your connection and try again.'
export const waitingFor = (address: string) => `Waiting for ${address}`
export const openLinkThere =
  'Open the link we sent there. Until then you sign in with the address above. We told both.'
export const openLinkHere = 'Open the link we sent to the address above. After that we ask the new one.'

export const password = 'Password'
export const passwordSet = 'Set'
export const changedOn = (date: Date) => `Changed ${formatDate(date)}`
export const passwordNote = 'Changing it ends every other session. This one stays.'
export const currentPassword = 'Password now'
export const forgotIt = 'Forgotten? Log out, and use “Forgot Password?” where you log in.'
export const changePassword = 'Change password'
export const passwordChanged = 'Your password is changed. Your other sessions have ended.'
export const notChanged = 'The password could not be changed. Look at your connection and try again.'

export const sessions = 'Where you are signed in'
export const sessionsNote = 'Something here that is not you? End it, then change your password.'
export const thisOne = 'This one'
export const nowhereElse = 'Nowhere else.'
export const sessionsNotLoaded =
  'Where you are signed in could not be loaded. Look at your connection and try again.'
/** Of a session, by what its browser said of itself. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'A device that does not say what it is'
export const now = 'now'
export const fromPlace = <Node>(place: string, time: Node) => [`From ${place}, `, time] as const
export const used = <Node>(time: Node) => ['Used ', time] as const
export const since = (date: Date) => `Signed in ${formatDate(date)}`
export const end = 'End'
export const endDevice = (device: string) => `End ${device}`
export const ended = 'Ended.'
export const notEnded = 'The session could not be ended. Look at your connection and try again.'
export const endOthers = 'End all the others'
export const endOthersQuestion = 'End all the others?'
export const endOthersExplained =
  'Every other device that is signed in to this account has to log in again. This one stays.'
export const logOutEverywhere = 'Log out everywhere'
export const logOutEverywhereQuestion = 'Log out everywhere?'
export const logOutEverywhereExplained =
  'Every device that is signed in to this account has to log in again, this one too.'
export const othersNotEnded = 'The sessions could not be ended. Look at your connection and try again.'
