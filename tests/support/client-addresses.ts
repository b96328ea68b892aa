import { randomBytes } from 'node:crypto'

/** For a site behind a proxy that it trusts: each call comes from elsewhere, so no rate limit speaks but the one meant. */
export const trustedProxy = { TRUST_PROXY: '127.0.0.1' }

/** The header with which such a proxy names a client. */
export const fromRandomAddress = (): { headers: { 'x-forwarded-for': string } } => ({
  headers: { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
})
