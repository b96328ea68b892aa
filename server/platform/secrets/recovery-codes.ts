import { randomBytes, randomInt } from 'node:crypto'
import { slowHash } from './passwords.ts'

/** Without 0, O, 1, I and L, because people copy the codes by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

export const showRecoveryCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/**
 * Hashes a code like a password, because 40 bits are few against an attacker who has the table. An account's codes have one salt, so that a
 * typed code is hashed only once.
 */
export const recoveryCodeHash = (typed: string, salt: Buffer): Promise<Buffer> =>
  slowHash(typed.toUpperCase(), salt)

export type RecoveryCodes = { codes: string[]; salt: Buffer; hashes: Buffer[] }

/** Makes new codes to show, and what is stored of them. */
export async function newRecoveryCodes(count: number): Promise<RecoveryCodes> {
  const salt = randomBytes(16)
  const codes = [...new Set(Array.from({ length: count * 2 }, newCode))].slice(0, count)
  const hashes: Buffer[] = []
  for (const code of codes) hashes.push(await recoveryCodeHash(code, salt))
  return { codes: codes.map(showRecoveryCode), salt, hashes }
}
