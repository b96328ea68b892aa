/** What `startAuthentication` and `startRegistration` throw where a person has changed their mind, or took too long. */
export const isCancelled = (failure: Error): boolean =>
  failure.name === 'NotAllowedError' || failure.name === 'AbortError'

/** Whether passkeys of this name are valid at the address that the page was loaded from. */
export const isPartyOf = (rpId: string): boolean =>
  location.hostname === rpId || location.hostname.endsWith(`.${rpId}`)
