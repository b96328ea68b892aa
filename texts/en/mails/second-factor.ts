const notYou = `If it was not you, choose a new password now, with “Forgot Password?” where you log in, and write to the team.
`

/** What a member is told of their second factor and passkeys, by what was changed. */
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

/** What an administrator is told of their second factor. */
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
