import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { authRoutes, session } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { idParam, requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

/** Bytes as browsers send them, in base64url. */
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/)
const credentialId = bytes(limits.maxCredentialIdLength)
const clientDataJSON = bytes(limits.maxPasskeyResponseLength)
const publicKey = z.literal('public-key')
const transports = z.array(z.string().max(limits.maxTransportLength)).max(limits.maxTransports)

/** What `PublicKeyCredential.toJSON()` returns. Its other fields are not read. */
const registration = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(limits.maxPasskeyResponseLength),
    transports: transports.optional(),
  }),
})
export const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(limits.maxPasskeyResponseLength),
    signature: bytes(limits.maxPasskeyResponseLength),
    userHandle: bytes(limits.maxCredentialIdLength).optional(),
  }),
})

const credentialExample = 'Y2hhbGxlbmdlIG9yIGlkLCBhcyBiYXNlNjR1cmwgICAg'
const bytesExample = 'Ynl0ZXMgb2YgdGhlIGRldmljZSwgYXMgYmFzZTY0dXJs'
const exampleRegistration = {
  id: credentialExample,
  rawId: credentialExample,
  type: 'public-key',
  response: { clientDataJSON: bytesExample, attestationObject: bytesExample, transports: ['internal'] },
} as const satisfies z.input<typeof registration>
const exampleAssertion = {
  id: credentialExample,
  rawId: credentialExample,
  type: 'public-key',
  response: { clientDataJSON: bytesExample, authenticatorData: bytesExample, signature: bytesExample },
} as const satisfies z.input<typeof assertion>

export type PasskeyRegistration = z.infer<typeof registration>
export type PasskeyAssertion = z.infer<typeof assertion>

const descriptor = z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })
const preferred = z.literal('preferred')

const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: preferred,
    allowCredentials: z
      .array(descriptor)
      .meta({ description: 'Empty at a sign-in: whichever the device offers.' }),
  })
  .meta({ id: 'PasskeyRequest', description: 'For `navigator.credentials.get`, bytes as base64url.' })

const creationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: preferred,
    }),
    excludeCredentials: z.array(descriptor),
  })
  .meta({ id: 'PasskeyCreation', description: 'For `navigator.credentials.create`, bytes as base64url.' })

const passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: z.enum(['device', 'key']).meta({ description: 'A phone or computer, or a security key.' }),
    addedAt: timestamp,
    lastUsedAt: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' })

export type Passkey = z.infer<typeof passkey>
export type PasskeyRequest = z.infer<typeof requestOptions>

const params = z.object({ id: idParam })

export const passkeyRoutes = {
  listPasskeys: endpoint(rows.listPasskeys, {
    summary: "The passkeys of the caller's account, oldest first",
    status: 200,
    reply: z.array(passkey),
    whileSuspended: true,
  }),
  startPasskey: endpoint(rows.startPasskey, {
    summary: 'Begin to add a passkey: what a browser asks of a device',
    status: 200,
    reply: creationOptions,
    refusals: ['proof_required', 'limit_reached'],
    throttle: 'passkey',
    writes: 'private',
  }),
  addPasskey: endpoint(rows.addPasskey, {
    summary: 'Add the passkey that a device has made; a mail tells the member',
    body: registration,
    status: 201,
    reply: passkey,
    refusals: ['proof_required', 'limit_reached', 'expired_ticket', 'unknown_passkey', 'conflict'],
    throttle: 'passkey',
    writes: 'private',
    example: { body: exampleRegistration },
  }),
  renamePasskey: endpoint(rows.renamePasskey, {
    summary: "Name one of the caller's passkeys",
    params,
    body: z.object({ name: requiredText(fields.passkeyName, limits.maxPasskeyNameLength) }),
    status: 200,
    reply: passkey,
    refusals: ['not_found'],
    throttle: 'passkey',
    writes: 'private',
    example: { body: { name: 'Akinyi’s phone' } },
  }),
  removePasskey: endpoint(rows.removePasskey, {
    summary: "Remove one of the caller's passkeys; a mail tells the member; doing it again changes nothing",
    params,
    status: 204,
    reply: z.void(),
    refusals: ['proof_required', 'last_way_in'],
    throttle: 'passkey',
    writes: 'private',
  }),
  startPasskeyProof: endpoint(rows.startPasskeyProof, {
    summary: 'Begin to prove with a passkey, in place of the password, that the account is the own one',
    status: 200,
    reply: requestOptions,
    throttle: 'passkey',
    whileSuspended: true,
    writes: 'private',
  }),
  provePasskey: endpoint(rows.provePasskey, {
    summary: 'Prove it, once in ten minutes',
    body: assertion,
    status: 200,
    reply: authRoutes.logout.reply,
    refusals: ['expired_ticket', 'unknown_passkey'],
    throttle: 'passkey',
    writes: 'private',
    example: { body: exampleAssertion },
  }),
  startPasskeyLogin: endpoint(rows.startPasskeyLogin, {
    summary: 'Begin to sign in with a passkey',
    status: 200,
    reply: requestOptions,
    throttle: 'passkey',
    writes: 'private',
    needsSpace: false,
  }),
  loginPasskey: endpoint(rows.loginPasskey, {
    summary:
      'Sign in with a passkey; where its device did not verify who holds it, an account with a second factor asks for that too',
    body: assertion,
    status: 200,
    reply: session,
    refusals: [
      'expired_ticket',
      'unknown_passkey',
      'second_factor_required',
      'account_suspended',
      'account_leaving',
      'email_unverified',
    ],
    throttle: 'passkey',
    writes: 'private',
    needsSpace: false,
    example: { body: exampleAssertion },
  }),
} as const
