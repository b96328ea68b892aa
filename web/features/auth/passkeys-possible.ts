/** Checks whether this browser can use passkeys here. They need an encrypted connection and a host name rather than an IP address. */
export const arePasskeysPossible = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && /^[^:]*[a-z][^:]*$/i.test(location.hostname)
