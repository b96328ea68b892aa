const notYou = `If it was not you, choose a new password now, by “Forgot Password?” where you log in, and write to the team.
`

/** What a member is told of their second factor and passkeys, by what was changed. */
export const notices = {
  on: {
    subject: 'Mezani: the second factor is on',
    text: `Hello,

from now on we ask for six digits from your authenticator app after your password. Keep the ten recovery codes in a safe place: each
lets you in once without the app.

${notYou}`,
  },
  off: {
    subject: 'Mezani: the second factor is off',
    text: `Hello,

the second factor of your account is switched off. The password alone lets in now.

${notYou}`,
  },
  codes: {
    subject: 'Mezani: you have new recovery codes',
    text: `Hello,

your account has ten new recovery codes. The earlier ones no longer work.

${notYou}`,
  },
  passkeyAdded: {
    subject: 'Mezani: a passkey was added',
    text: `Hello,

your account has a new passkey. Whoever holds its device signs in with it, without the password. You see and remove passkeys in your
profile, under Security.

If it was not you, remove it there, choose a new password by “Forgot Password?” where you log in, and write to the team.
`,
  },
  passkeyRemoved: {
    subject: 'Mezani: a passkey was removed',
    text: `Hello,

a passkey of your account was removed. Its device no longer signs in with it.

${notYou}`,
  },
  identityAdded: {
    subject: 'Mezani: another way into your account',
    text: `Hello,

your account is connected with one at another site, which now signs you in here without the password. You see and disconnect such in your
profile, under Security.

If it was not you, disconnect it there, choose a new password by “Forgot Password?” where you log in, and write to the team.
`,
  },
  identityRemoved: {
    subject: 'Mezani: a way into your account is gone',
    text: `Hello,

your account is no longer connected with one at another site, which therefore no longer signs you in here.

${notYou}`,
  },
} as const

const notYouAdmin = `If it was not you, whoever runs the site sets a new password on its machine at once: npm run admin -- create, with your address.
`

/** What an administrator is told of their second factor. */
export const adminNotices = {
  on: {
    subject: 'Mezani: the second factor of your administrator account is on',
    text: `Hello,

from now on /admin/signin asks for six digits from your authenticator app after your password. Keep the ten recovery codes in a safe place:
each lets you in once without the app.

${notYouAdmin}`,
  },
  off: {
    subject: 'Mezani: the second factor of your administrator account is off',
    text: `Hello,

the second factor of your administrator account is switched off. The password alone lets in now.

${notYouAdmin}`,
  },
  codes: {
    subject: 'Mezani: your administrator account has new recovery codes',
    text: `Hello,

your administrator account has ten new recovery codes. The earlier ones no longer work.

${notYouAdmin}`,
  },
} as const
