import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** A device that makes passkeys, as a browser speaks of it. */
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
  /** Where the browser says that it is. */
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

/** What `navigator.credentials.create` gives, without attestation. */
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

/** What `navigator.credentials.get` gives. */
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
