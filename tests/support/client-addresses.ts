import { randomBytes } from 'node:crypto'

/** For a site behind a trusted proxy: each call has another address, so no rate limit by address is reached. */
export const trustedProxy = { TRUST_PROXY: '127.0.0.1' }

/** The header with which such a proxy names a client. */
export const fromRandomAddress = (): { headers: { 'x-forwarded-for': string } } => ({
  headers: { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
})
