import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/**
 * `u1_`: a member's session, `a1_`: an administrator's, `l1_`: a mailed link, `t1_`: the ticket of a sign-in that is not finished. None is
 * valid in place of another.
 */
export type TokenPrefix = 'u1_' | 'a1_' | 'l1_' | 't1_'

/** 256 random bits, which the server does not store. */
export const newToken = (prefix: TokenPrefix): string =>
  prefix + randomBytes(tokenBytes).toString('base64url')

/** The stored form of a token. Plain SHA-256 is enough for a 256-bit secret, and a lookup by hash leaks no timing. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
