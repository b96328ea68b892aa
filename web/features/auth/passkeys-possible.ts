/** Whether this browser can have passkeys here: they need an encrypted connection and a name, not the number of an address. */
export const arePasskeysPossible = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && /^[^:]*[a-z][^:]*$/i.test(location.hostname)
