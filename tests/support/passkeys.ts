import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/passkeys.ts'
import { createChallenge } from '#server/features/auth/passkeys/challenges.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'

/** A device that makes passkeys, in the browser's terms. */
export type Authenticator = {
  id: string
  privateKey: KeyObject
  /** COSE, as the server stores it. */
  publicKey: Buffer
}

const bytesOf = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])

export function newAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = Buffer.concat([
    // A map of kty: EC2, alg: ES256, crv: P-256, x and y.
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytesOf(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytesOf(Buffer.from(y, 'base64url')),
  ])
  return { id: randomBytes(32).toString('base64url'), privateKey, publicKey: cose }
}

type Signing = {
  challenge: string
  /** The origin that the browser reports. */
  origin: string
  rpId?: string
  counter?: number
  isUserVerified?: boolean
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

function authenticatorData({ origin, rpId, counter = 0, isUserVerified = true }: Signing, rest?: Buffer) {
  const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (rest ? 0x40 : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const party = sha256(rpId ?? new URL(origin).hostname)
  return Buffer.concat([party, Buffer.from([flags]), count, rest ?? Buffer.alloc(0)])
}

const clientDataOf = (type: 'create' | 'get', { challenge, origin }: Signing) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

/** Returns what `navigator.credentials.create` returns, without attestation. */
export function register({ id, publicKey }: Authenticator, signing: Signing) {
  const rawId = Buffer.from(id, 'base64url')
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, publicKey])
  const authData = authenticatorData(signing, attested)
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const attestationObject = Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
    ...[text('authData'), bytesOf(authData)],
  ])
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: {
      clientDataJSON: clientDataOf('create', signing).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    },
  }
}

/** Returns what `navigator.credentials.get` returns. */
export function sign({ id, privateKey }: Authenticator, signing: Signing) {
  const data = authenticatorData(signing)
  const clientData = clientDataOf('get', signing)
  const signature = createSign('sha256')
    .update(Buffer.concat([data, sha256(clientData)]))
    .sign(privateKey)
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    },
  }
}

/** Gives a member a passkey of this device, and returns its id. */
export async function givePasskey(
  { db }: { db: Database },
  userId: number,
  { id, publicKey }: Authenticator = newAuthenticator(),
): Promise<number> {
  const given = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: id,
      public_key: publicKey,
      transports: ['internal'],
      kind: 'device',
      name: 'Phone',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return given.id
}

type Site = { db: Database; url: string }

/** Returns the body of a valid request that signs in as this member, or proves that the account is the member's. */
export async function signedFor(
  { db, url }: Site,
  userId: number,
  purpose: 'sign_in' | 'prove',
): Promise<PasskeyAssertion> {
  const device = newAuthenticator()
  await givePasskey({ db }, userId, device)
  const asked = purpose === 'prove' ? { purpose, userId } : { purpose, userId: null }
  return sign(device, { challenge: await createChallenge(db, asked, defaultLimits), origin: url })
}

/** Returns the body of a valid request that adds a passkey to this member's account. */
export async function registeredFor({ db, url }: Site, userId: number): Promise<PasskeyRegistration> {
  const challenge = await createChallenge(db, { purpose: 'add', userId }, defaultLimits)
  return register(newAuthenticator(), { challenge, origin: url })
}
