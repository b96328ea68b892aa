/** What members sign in with in place of the password: what of it is written for themselves alone. */
export const ownKeySignIns = [
  'startPasskeyLogin',
  'loginPasskey',
  'startProviderLogin',
  'loginByProvider',
] as const

export const ownKeyChanges = [
  'startPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'startPasskeyProof',
  'provePasskey',
  'startIdentity',
  'addIdentity',
  'removeIdentity',
] as const
