/** The second step of a sign-in, in both realms. */
export const secondFactorSignIns = ['loginSecondFactor', 'adminSigninSecondFactor'] as const

/** What a member's own profile shows. */
export const secondFactorChanges = [
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
] as const

/** Who has given the password, and all of an administrator's. */
export const secondFactorSessionWrites = [
  'proveOwner',
  'proveAdmin',
  'startAdminSecondFactor',
  'confirmAdminSecondFactor',
  'renewAdminRecoveryCodes',
  'removeAdminSecondFactor',
] as const

/** The way back without it. */
export const recoveryWrites = ['askRecovery', 'confirmRecovery', 'stopRecovery', 'agreeToRecovery'] as const
