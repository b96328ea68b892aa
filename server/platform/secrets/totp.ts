import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** RFC 4226 recommends 160 bits, the length of the HMAC. */
const secretBytes = 20
/** A code of the step before or after is accepted too, because clocks differ and typing takes time. */
const tolerance = [0, -1, 1]

export const newTotpSecret = (): Buffer => randomBytes(secretBytes)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes by RFC 4648 without padding, which authenticator apps accept. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map(group => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

/** Returns the code of a step of 30 seconds since 1970 (RFC 6238, with SHA-1, which every app has). */
export function totpOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds)

/** Returns the step near this time that the code belongs to; undefined if the code matches no nearby step. */
export function stepOfCode(secret: Buffer, code: string, time: Date): number | undefined {
  const given = Buffer.from(code)
  if (given.length !== digits) return undefined
  return tolerance
    .map(difference => stepAt(time) + difference)
    .find(step => timingSafeEqual(Buffer.from(totpOfStep(secret, step)), given))
}

/** Returns the URI that an app reads from a QR code. */
export const totpUri = (secret: Buffer, account: string): string =>
  `otpauth://totp/Mezani:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=Mezani`
