/** Checks whether `startAuthentication` or `startRegistration` failed because the person cancelled or took too long. */
export const isCancelled = (failure: Error): boolean =>
  failure.name === 'NotAllowedError' || failure.name === 'AbortError'

/** Checks whether passkeys for this domain are valid at the page's address. */
export const isPartyOf = (rpId: string): boolean =>
  location.hostname === rpId || location.hostname.endsWith(`.${rpId}`)
