import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import * as t from '#texts/requests.ts'
import { Refusal } from '../http/problems.ts'
import { openQueue } from '../work/queue.ts'

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. `2` is argon2id; the library's enum is ambient. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Unbounded hashing starves the thread pool: with forty logins at once, a file read waited 1.8 s. One processor is left to all other work.
 */
const running = Math.max(1, availableParallelism() - 1)
const queue = openQueue({ running, waiting: 32 })

const tooBusy = () =>
  new Refusal('unavailable', t.tooManySigningIn, {
    retryAfter: 1 + Math.floor(Math.random() * 5),
  })

/** Makes a password the same however a keyboard composes it (RFC 8265, OpaqueString). */
const prepared = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

export const hashPassword = (password: string): Promise<string> =>
  queue(() => hash(prepared(password), parameters), tooBusy)

/** Makes the same hash with a given salt, to find what was stored by the hash. */
export const slowHash = (secret: string, salt: Buffer): Promise<Buffer> =>
  queue(() => hashRaw(secret, { ...parameters, salt }), tooBusy)

let unknown: Promise<string> | undefined

/** The hash of a password that nobody knows, for an account that has to choose a new one. */
export const unknownPasswordHash = (): Promise<string> => {
  unknown ??= hash(randomBytes(32).toString('base64url'), parameters)
  return unknown
}

let decoy: Promise<string> | undefined

/** True for the right password. Without a hash (no such account) it takes as long and returns false. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash('nobody has this password', parameters)
  const against = passwordHash ?? (await decoy)
  // Earlier versions hashed a password as it was typed.
  const spellings = new Set([prepared(password), password, password.normalize('NFD')])
  const isRight = await queue(async () => {
    for (const spelling of spellings) if (await verify(against, spelling)) return true
    return false
  }, tooBusy)
  return isRight && passwordHash !== undefined
}
