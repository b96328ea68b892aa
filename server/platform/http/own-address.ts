/**
 * Returns an address of this site as a path, '/recipes/7', so that it stays right when the site moves. Returns other addresses unchanged.
 * `publicUrl` has no slash at its end.
 */
export const storableAddress = (address: string, publicUrl: string): string =>
  address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address

/** Returns a stored address as it is sent: absolute, or blank if it is blank. */
export const absoluteAddress = (stored: string, publicUrl: string): string =>
  stored.startsWith('/') ? publicUrl + stored : stored
