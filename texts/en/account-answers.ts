import { formatNumber } from '#texts/format/number.ts'

export const signedOut = 'You are signed out.'
export const passwordChanged = 'Your password has been changed. Please log in with the new one.'
export const emailVerified = 'Your email address is verified. Karibu mezani.'
export const verificationSent = 'If your address is not verified yet, the link is on its way.'
export const suspended = 'This account has been suspended. Write to the team if you think this is a mistake.'
export const verifyFirst =
  'Please verify your email address first: open the link in the email we sent you. To get a new link, ask for a new password.'
export const usernameTaken = 'That username is taken, or looks like one that is. Please choose another one.'
export const linkExpired = 'This link has expired or was used already. Please ask for a new one.'
export const wrongPassword = 'That is not the password for this account.'
export const ownPasswordChanged = 'Your password has been changed. Your other sessions have ended.'
export const signedOutEverywhere = 'You are signed out on every device.'
export const newAddressAsked =
  'Thank you. Your address will change once you open the link we have sent to the new one.'
export const addressChanged = 'This is now the address of your account.'
export const addressRestored =
  'Your account has this address again, and every session has ended. Please choose a new password.'
export const tooManyAddressChanges =
  'You have changed your address too often today. Please try again tomorrow.'
export const notYourProfile = 'You can only change your own profile.'
export const cannotFollowYourself = 'You cannot follow yourself.'

export const secondFactorRequired =
  'This account asks for six digits from an authenticator app after the password. If you see no field for them, log in on the site itself, in a browser.'
export const ticketExpired = 'That took too long. Please log in again.'
export const wrongCode = 'That is not the right code, or it has just changed. Type the one you see now.'
export const wrongCodeAtSignIn = (left: number) => `${wrongCode} ${triesLeft(left)}`
const triesLeft = (count: number) => (count === 1 ? '1 try left.' : `${formatNumber(count)} tries left.`)
export const passwordAgain = 'Please enter your password again first.'
export const proved = 'Thank you.'
export const secondFactorIsOn = 'Your second factor is already on.'
export const secondFactorIsOff = 'Your second factor is off.'
export const adminNeedsSecondFactor =
  'Administrators need a second factor here, since there is more than one administrator or moderator. Set one up at /admin/security first.'
export const secondFactorNotStarted = 'This set-up has expired. Please start again.'

export const unknownPasskey = 'That passkey is not known here. Sign in with your password and add it.'
export const passkeyNotYours =
  'That passkey does not belong to this account. Use another one, or your password.'
export const passkeyNotRead = 'Your device’s answer could not be checked. Please try again.'
export const passkeyKnown = 'This passkey has already been added.'
export const passkeyGone = 'This passkey is no longer there.'
export const tooManyPasskeys = (count: number) =>
  `You already have ${formatNumber(count)} passkeys. Remove one that you no longer use first.`
export const securityKey = 'Security key'
export const somePasskey = 'Passkey'

export const tooManyWrongCodes = {
  forSeconds: (seconds: number) =>
    `Too many wrong codes were tried. Please try again in ${formatNumber(seconds)} seconds.`,
  forMinutes: (minutes: number) =>
    `Too many wrong codes were tried. Please try again in ${formatNumber(minutes)} minutes.`,
}

export const tooManyWrongPasswords = {
  forSeconds: (seconds: number) =>
    `Too many wrong passwords were tried. Please try again in ${formatNumber(seconds)} seconds, or choose a new password by email: that lets you in at once.`,
  forMinutes: (minutes: number) =>
    `Too many wrong passwords were tried. Please try again in ${formatNumber(minutes)} minutes, or choose a new password by email: that lets you in at once.`,
}

/** Of administrators, who have no reset by email. */
export const tooManyWrongAdminPasswords = {
  forSeconds: (seconds: number) =>
    `Too many wrong passwords were tried. Please try again in ${formatNumber(seconds)} seconds. Whoever runs the site can set a new password at once.`,
  forMinutes: (minutes: number) =>
    `Too many wrong passwords were tried. Please try again in ${formatNumber(minutes)} minutes. Whoever runs the site can set a new password at once.`,
}
