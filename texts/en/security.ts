import { formatDate } from '#texts/format/date.ts'

export const loading = 'Loading your security settings'

export const change = 'Change'
export const changeThePassword = 'Change the password'
export const changeTheEmail = 'Change the email'

export const email = 'Email address'
export const emailNote = 'Where we reach you, and what you sign in with.'
export const confirmed = 'Confirmed'
export const confirmedOn = (date: Date) => `Confirmed ${formatDate(date)}`
export const notConfirmed = 'Not confirmed yet. The link is in the email we sent there.'
export const newEmail = 'New email'
export const passwordForEmail = 'We tell both addresses. This one stays until the new one is confirmed.'
export const changeEmail = 'Change email'
export const emailUnchanged = 'This is already your address.'
export const emailNotChanged = 'The email address could not be changed. Check your connection and try again.'
export const waitingFor = (address: string) => `Waiting for ${address}`
export const openLinkThere =
  'Open the link we sent there. Until then you sign in with the address above. We told both.'
export const openLinkHere = 'Open the link we sent to the address above. After that we ask the new one.'

export const password = 'Password'
export const passwordSet = 'Set'
export const changedOn = (date: Date) => `Changed ${formatDate(date)}`
export const passwordNote = 'Changing it ends every other session. You stay signed in here.'
export const currentPassword = 'Current password'
export const forgotIt = 'Forgotten? Log out, and use “Forgot Password?” where you log in.'
export const changePassword = 'Change password'
export const passwordChanged = 'Your password has been changed. Your other sessions have ended.'
export const notChanged = 'The password could not be changed. Check your connection and try again.'

export const sessions = 'Where you are signed in'
export const sessionsNote = 'Something here that is not you? End it, then change your password.'
export const thisOne = 'This one'
export const nowhereElse = 'Nowhere else.'
export const sessionsNotLoaded =
  'Where you are signed in could not be loaded. Check your connection and try again.'
/** Of a session, by what its browser said of itself. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'An unknown device'
export const now = 'now'
export const fromPlace = <Node>(place: string, time: Node) => [`From ${place}, `, time] as const
export const used = <Node>(time: Node) => ['Used ', time] as const
export const since = (date: Date) => `Signed in ${formatDate(date)}`
export const end = 'End'
export const endDevice = (device: string) => `End ${device}`
export const ended = 'Ended.'
export const notEnded = 'The session could not be ended. Check your connection and try again.'
export const endOthers = 'End all the others'
export const endOthersQuestion = 'End all the others?'
export const endOthersExplained =
  'Every other device that is signed in to this account will have to log in again. This one stays signed in.'
export const logOutEverywhere = 'Log out everywhere'
export const logOutEverywhereQuestion = 'Log out everywhere?'
export const logOutEverywhereExplained =
  'Every device that is signed in to this account will have to log in again, this one too.'
export const othersNotEnded = 'The sessions could not be ended. Check your connection and try again.'
