/**
 * An address of this site as a path, '/recipes/7': stored so, it stays right when the site moves. Other addresses stay as they are.
 * `publicUrl` has no slash at its end.
 */
export const storableAddress = (address: string, publicUrl: string): string =>
  address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address

/** A stored address as it is sent, absolute; blank stays blank. */
export const absoluteAddress = (stored: string, publicUrl: string): string =>
  stored.startsWith('/') ? publicUrl + stored : stored
