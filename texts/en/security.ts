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
export const passwordNotChanged = 'The password could not be changed. Check your connection and try again.'

export const sessions = 'Where you are signed in'
export const sessionsNote = 'Something here that is not you? End it, then change your password.'
export const thisOne = 'This one'
export const nowhereElse = 'Nowhere else.'
export const sessionsNotLoaded =
  'Where you are signed in could not be loaded. Check your connection and try again.'
/** Names a session's device, by what its browser said about itself. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'An unknown device'
export const usedNow = 'now'
export const fromPlace = <Node>(place: string, time: Node) => [`From ${place}, `, time] as const
export const usedAgo = <Node>(time: Node) => ['Used ', time] as const
export const signedInSince = (date: Date) => `Signed in ${formatDate(date)}`
export const endSession = 'End'
export const endSessionOn = (device: string) => `End ${device}`
export const sessionEnded = 'Ended.'
export const sessionNotEnded = 'The session could not be ended. Check your connection and try again.'
export const endOthers = 'End all the others'
export const endOthersQuestion = 'End all the others?'
export const endOthersExplained =
  'Every other device that is signed in to this account will have to log in again. This one stays signed in.'
export const logOutEverywhere = 'Log out everywhere'
export const logOutEverywhereQuestion = 'Log out everywhere?'
export const logOutEverywhereExplained =
  'Every device that is signed in to this account will have to log in again, this one too.'
export const othersNotEnded = 'The sessions could not be ended. Check your connection and try again.'

// Passkeys

export const passkeys = 'Passkeys'
export const passkeysNote = 'Sign in with your fingerprint, face or screen lock, without a password.'
export const noPasskeys = 'None yet. A phone, a computer or a security key will do.'
export const addPasskey = 'Add a passkey'
export const passkeyAdded = 'Added. Give it a name that you will recognise.'
export const passkeysNotLoaded = 'Your passkeys could not be loaded. Check your connection and try again.'
export const passkeyFailed = 'That did not work. Check your connection and try again.'
export const knownDevice = 'This device already has a passkey for this account.'
export const addedNeverUsed = (date: Date) => `Added ${formatDate(date)}, never used`
export const addedAndUsed = <Node>(date: Date, time: Node) =>
  [`Added ${formatDate(date)}, used `, time] as const
export const rename = 'Rename'
export const renameOne = (name: string) => `Rename ${name}`
export const passkeyName = 'Name'
export const save = 'Save'
export const passkeyRenamed = 'Renamed.'
export const remove = 'Remove'
export const removeOne = (name: string) => `Remove ${name}`
export const removePasskeyQuestion = (name: string) => `Remove ${name}?`
export const removePasskeyExplained = 'It will no longer let you in. We will confirm this by email.'
export const passkeyRemoved = 'Removed.'

// Emails

export const emails = 'Emails'
export const emailsNote = 'What we write to you. You can read all of it here too.'
export const emailKinds = {
  reportOutcome: 'What became of your reports',
  heldPublished: 'When something of yours that waited for a moderator is published',
}
/** Mails that nobody can refuse. */
export const emailsAlwaysSent =
  'Notices from the moderators, emails about your address and the security of your account, and anything you ask for yourself are always sent.'
export const emailsNotLoaded =
  'Your choice of emails could not be loaded. Check your connection and try again.'
export const emailsNotChanged = 'That could not be changed. Check your connection and try again.'
