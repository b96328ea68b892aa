import { counted } from '#texts/counted.ts'
import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'

export const secondFactor = 'Second factor'
export const secondFactorNote = 'With it, a stolen password is not enough to get in.'
export const off = 'Off'
export const offNote = 'It takes two minutes, with any authenticator app.'
export const setItUp = 'Set it up'
export const on = 'On'
export const onSince = (since: Date, left: number, all: number) =>
  `Since ${formatDate(since)}. ${formatNumber(left)} of ${formatNumber(all)} recovery codes left.`
export const newCodes = 'New codes'
export const switchOff = 'Switch off'
export const switchOffQuestion = 'Switch the second factor off?'
export const switchOffExplained =
  'After that, your password alone is enough to get in. We will confirm this by email.'
export const switchedOff = 'The second factor is off.'
export const failed = 'That did not work. Check your connection and try again.'

export const proofTitle = 'Your password, once more'
export const proofText =
  'This decides who gets into your account, so we check that it is you. We will not ask again for ten minutes.'
export const passwordNow = 'Current password'
export const goOn = 'Go on'

export const backToSecurity = 'Security'
export const setUpTitle = 'A second factor'
export const setUpText = 'After your password we ask for six digits that only your device knows.'
export const youNeed = 'You need'
export const needDevice = <Node>(one: Node) => [one, ' phone or computer with an authenticator app'] as const
export const needMinutes = <Node>(two: Node) => [two, ' minutes'] as const
export const needPlace = <Node>(one: Node) => [one, ' safe place for ten recovery codes'] as const
export const steps = 'Steps'
export const scan = 'Scan this with your app'
export const qrCode = 'QR code of the key, for an authenticator app'
export const anyApp = <Node>(link: Node) =>
  ['Any app that makes six-digit codes will do. On this very device? ', link] as const
export const openTheApp = 'Open the app'
export const orTypeKey = 'Or type this key:'
export const copy = 'Copy'
export const copied = 'Copied.'
export const notCopied = 'Your browser did not let us copy it.'
export const typeDigits = 'Type the six digits it shows'
export const sixDigits = 'Six digits'
export const checkIt = 'Check it'
export const changeEvery = 'They change every 30 seconds. A code that has just changed still works.'
export const keepCodes = 'Keep ten recovery codes'
export const keepCodesLater = 'You get them after step 2. Without them a lost phone is a lost account.'

export const scanned = 'Scanned'
export const appKnows = 'Your app knows this account'
export const digitsRight = 'The six digits were right'
export const factorOn = 'The second factor is on'
export const keepThese = 'Keep these ten codes'
export const worksOnce = 'Each works once, when your device is lost or broken. We show them only now.'
export const save = 'Save'
export const print = 'Print'
export const haveKept = 'I have put them where I will find them without this device.'
export const done = 'Done'
export const tickFirst = 'Put them in a safe place first, and tick the box.'
export const codesOf = (site: string, email: string, date: Date) =>
  `Recovery codes for ${email} at ${site}, ${formatDate(date)}`
export const fileName = 'mezani-recovery-codes.txt'
export const leaveQuestion = 'Leave without the codes?'
export const leaveExplained = 'They are shown only now. You can make new ones under Security.'

export const knock = 'Hodi hodi'
export const knockText = 'One more knock: the six digits from your authenticator app.'
export const recoveryHint = 'One of the codes you kept when you set up the second factor.'
export const recoveryCode = 'Recovery code'
export const comeIn = 'Come in'
export const useRecoveryCode = 'Use a recovery code'
export const useDigits = 'Use the six digits'
export const logInAgain = 'Log in again'
export const codesLeft = (count: number) => `${counted(count, 'code')} left.`

// Emails

const notYou = `If it was not you, choose a new password now, with “Forgot Password?” where you log in, and write to the team.
`

/** What a member is told about their second factor and passkeys, by what was changed. */
export const notices = {
  on: {
    subject: 'Mezani: the second factor is on',
    text: `Hello,

From now on, we ask for six digits from your authenticator app after your password. Keep the ten recovery codes in a safe place: each
lets you in once without the app.

${notYou}`,
  },
  off: {
    subject: 'Mezani: the second factor is off',
    text: `Hello,

The second factor of your account has been switched off. Your password alone is now enough to get in.

${notYou}`,
  },
  codes: {
    subject: 'Mezani: you have new recovery codes',
    text: `Hello,

Your account has ten new recovery codes. The earlier ones no longer work.

${notYou}`,
  },
  passkeyAdded: {
    subject: 'Mezani: a passkey was added',
    text: `Hello,

Your account has a new passkey. Anyone who can unlock its device can sign in with it, without the password. You can see and remove your
passkeys in your profile, under Security.

If it was not you, remove it there, choose a new password with “Forgot Password?” where you log in, and write to the team.
`,
  },
  passkeyRemoved: {
    subject: 'Mezani: a passkey was removed',
    text: `Hello,

A passkey of your account has been removed. Its device can no longer sign in with it.

${notYou}`,
  },
  identityAdded: {
    subject: 'Mezani: another way into your account',
    text: `Hello,

Your account has been connected to one at another site, which can now sign you in here without the password. You can see and disconnect
connected accounts in your profile, under Security.

If it was not you, disconnect it there, choose a new password with “Forgot Password?” where you log in, and write to the team.
`,
  },
  identityRemoved: {
    subject: 'Mezani: a way into your account is gone',
    text: `Hello,

Your account is no longer connected to one at another site, so that site can no longer sign you in here.

${notYou}`,
  },
} as const

const notYouAdmin = `If it was not you, whoever runs the site can set a new password on the server at once: npm run admin -- create, with your address.
`

/** What an administrator is told about their second factor. */
export const adminNotices = {
  on: {
    subject: 'Mezani: the second factor of your administrator account is on',
    text: `Hello,

From now on, /admin/signin asks for six digits from your authenticator app after your password. Keep the ten recovery codes in a safe place:
each lets you in once without the app.

${notYouAdmin}`,
  },
  off: {
    subject: 'Mezani: the second factor of your administrator account is off',
    text: `Hello,

The second factor of your administrator account has been switched off. Your password alone is now enough to get in.

${notYouAdmin}`,
  },
  codes: {
    subject: 'Mezani: your administrator account has new recovery codes',
    text: `Hello,

Your administrator account has ten new recovery codes. The earlier ones no longer work.

${notYouAdmin}`,
  },
} as const
