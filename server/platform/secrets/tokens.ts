import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** `u1_` a member's session, `a1_` an administrator's, `l1_` a link in a mail: no one stands in for another. */
export type TokenPrefix = 'u1_' | 'a1_' | 'l1_'

/** 256 random bits that only the bearer keeps. */
export const newToken = (prefix: TokenPrefix): string =>
  prefix + randomBytes(tokenBytes).toString('base64url')

/** What we keep of a token. Plain SHA-256 is enough for a 256-bit secret, and a lookup by hash leaks no timing. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
