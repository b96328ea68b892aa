/** The second step of a sign-in, in both realms. */
export const secondFactorSignIns = ['loginSecondFactor', 'adminSigninSecondFactor'] as const

/** A member's and an administrator's second factor, the proof that they are asked for, and the way back without it. */
export const secondFactorChanges = [
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'proveOwner',
  'proveAdmin',
  'startAdminSecondFactor',
  'confirmAdminSecondFactor',
  'renewAdminRecoveryCodes',
  'removeAdminSecondFactor',
  'askRecovery',
  'confirmRecovery',
  'stopRecovery',
  'agreeToRecovery',
] as const
