import { counted } from '#texts/counted.ts'
import { formatDuration } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'

// Logging in

export const welcomeBack = 'Karibu tena'
export const welcomeBackText = 'Welcome back. Your seat is still warm.'

export const email = 'Email'
export const password = 'Password'
export const forgotPassword = 'Forgot Password?'
export const login = 'Login'

export const or = 'or'
export const usePasskey = 'Use a passkey'

export const newAtTheTable = <Node>(signUpLink: Node) => ['New at the table? ', signUpLink] as const

// Signing up

export const takeSeat = 'Take a seat'
export const takeSeatText = 'Save recipes, rate them and share your own.'

export const username = 'Username'
export const createAccount = 'Create Account'
export const logInNow = 'Log in now'

export const alreadySeated = <Node>(signInLink: Node) => ['Already have a seat? ', signInLink] as const
export const signIn = 'Sign in'

// A new password

export const confirmPassword = 'Confirm Password'
export const atLeastCharacters = (count: number) => `At least ${formatNumber(count)} characters`

export const incompleteLink = 'The link is incomplete. Open it again from the email, or have a new one sent.'
export const newPasswordSet = 'Your new password is set. You have been signed out everywhere.'
export const saveNewPassword = 'Save the new password'

// Links in emails

export const linkNotChecked = 'The link could not be checked. Check your connection and try again.'
export const linkGoesThere = 'We will send a new link to this address.'
export const sendNewLink = 'Send a new link'

export const verified = 'Your email address is verified. Karibu.'
export const verifyOneClick = 'One click, and we know that this address is yours.'
export const verify = 'Verify'
export const alreadyVerified = 'Your email address is already verified. There is nothing more to do.'
/** The sentence is the same whether or not the address has an account. */
export const newLinkSent =
  'If this address has an account and is not verified yet, a new link is on its way to it.'

export const pleaseVerify = (email: string) =>
  `Please verify your address: open the link that we sent to ${email}.`
export const sendAgain = 'Send it again'
export const sentAgain = (email: string) => `A new link is on its way to ${email}.`
export const sendAgainFailed = 'The link could not be sent. Check your connection and try again.'

export const incompleteChangeLink = 'The link is incomplete. Open it again from the email.'
export const agreeOneClick = 'One click, and we know that it was you who asked.'
export const agreeToChange = 'Confirm'
export const toProfile = 'My Profile'
export const undoChangeExplained =
  'Was this not you? This gives your account its old address back, ends every session, and lets you choose a new password.'
export const undoChange = 'Keep my address'
export const choosePassword = 'Choose a new password'

// Sentences of the API

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
export const wrongCodeAtSignIn = (left: number) => `${wrongCode} ${counted(left, 'try', 'tries')} left.`
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

/** For administrators, who have no reset by email. */
export const tooManyWrongAdminPasswords = {
  forSeconds: (seconds: number) =>
    `Too many wrong passwords were tried. Please try again in ${formatNumber(seconds)} seconds. Whoever runs the site can set a new password at once.`,
  forMinutes: (minutes: number) =>
    `Too many wrong passwords were tried. Please try again in ${formatNumber(minutes)} minutes. Whoever runs the site can set a new password at once.`,
}

// Emails

type LinkMail = { url: string }

export const verificationSubject = 'Mezani: please verify your email address'
export const verificationMail = ({ url, hours }: LinkMail & { hours: number }) => `Karibu.

Open this link within ${formatDuration(hours, 'hour')} to verify your email address:

${url}

If you did not sign up at Mezani, you can ignore this email.
`

export const resetSubject = 'Mezani: choose a new password'
export const resetMail = ({ url, minutes }: LinkMail & { minutes: number }) => `Hello,

Open this link within ${formatNumber(minutes)} minutes to choose a new password. It works once:

${url}

If you did not ask for this, you can ignore this email; your password stays as it is.
`

type Change = {
  /** Empty if the old address is not verified, because it may then be a stranger's. */
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
export const askOldAddressMail = ({
  newEmail,
  url,
  hours,
  ...undo
}: Change & LinkMail & { hours: number } & Undo) => `Hello,

Somebody who is signed in to your account asked to change its email address ${changeTo(newEmail)}.

If it was you, open this link within ${formatDuration(hours, 'hour')}. We then write to the new address:

${url}

${undoParagraph(undo)}`

export const changeNoticeSubject = 'Mezani: your address is being changed'
export const changeNotice = ({ newEmail, ...undo }: Change & Undo) => `Hello,

Somebody who gave the password of your account asked to change its email address ${changeTo(newEmail)}. It will change once the
link that we sent there is opened. If it was you, there is nothing to do here.

${undoParagraph(undo)}`

export const confirmAddressSubject = 'Mezani: please confirm your new email address'
export const confirmAddressMail = ({ url, hours }: LinkMail & { hours: number }) => `Hello,

Open this link within ${formatDuration(hours, 'hour')} to make this the email address of your account at Mezani:

${url}

If you have no account there, you can ignore this email.
`

export const addressTakenSubject = 'Mezani: this address already has an account'
export const addressTakenMail = `Hello,

Somebody asked to make this the email address of their account at Mezani. It is already the address of yours, so nothing changes,
and they were not told.

If it was you, log in with this address.
`
