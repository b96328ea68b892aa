import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { authRoutes, ownPassword, session } from './auth.ts'
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
const assertion = z.object({
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

/** The assertion of a call that accepts a passkey instead of the password. */
export const passkeyInstead = assertion.optional().meta({
  description: 'Instead of the password: the assertion that answers `POST /api/auth/proof/passkey/options`.',
})

/** The fields of a call that needs the password or a passkey. `hasProof` checks that one of the two is there. */
export const proof = { currentPassword: ownPassword.optional(), passkey: passkeyInstead }

export const hasProof = ({ currentPassword, passkey }: { currentPassword?: unknown; passkey?: unknown }) =>
  currentPassword ?? passkey

export const proofMissing = {
  error: fields.isRequired(fields.currentPassword),
  path: ['currentPassword'],
}

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
      .meta({ description: 'Empty for a sign-in: the device offers the passkeys that it has.' }),
  })
  .meta({
    id: 'PasskeyRequest',
    description: 'The options of `navigator.credentials.get`, with bytes in base64url.',
  })

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
  .meta({
    id: 'PasskeyCreation',
    description: 'The options of `navigator.credentials.create`, with bytes in base64url.',
  })

const passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: z
      .enum(['device', 'key'])
      .meta({ description: '`device`: a phone or a computer. `key`: a security key.' }),
    addedAt: timestamp,
    lastUsedAt: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' })

export type Passkey = z.infer<typeof passkey>
export type PasskeyRequest = z.infer<typeof requestOptions>

const params = z.object({ id: idParam })

export const passkeyRoutes = {
  listPasskeys: endpoint(rows.listPasskeys, {
    summary: "List the passkeys of the caller's account, oldest first",
    status: 200,
    reply: z.array(passkey),
    whileSuspended: true,
  }),
  startPasskey: endpoint(rows.startPasskey, {
    summary: 'Start to add a passkey: get the options for the browser',
    status: 200,
    reply: creationOptions,
    refusals: ['proof_required', 'limit_reached'],
    throttle: 'passkey',
    writes: 'private',
  }),
  addPasskey: endpoint(rows.addPasskey, {
    summary: 'Add the passkey that a device has created; a mail tells the member',
    body: registration,
    status: 201,
    reply: passkey,
    refusals: ['proof_required', 'limit_reached', 'expired_ticket', 'unknown_passkey', 'conflict'],
    throttle: 'passkey',
    writes: 'private',
    example: { body: exampleRegistration },
  }),
  renamePasskey: endpoint(rows.renamePasskey, {
    summary: 'Rename a passkey of the caller',
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
    summary: 'Remove a passkey of the caller (idempotent); a mail tells the member',
    params,
    status: 204,
    reply: z.void(),
    refusals: ['proof_required', 'last_way_in'],
    throttle: 'passkey',
    writes: 'private',
  }),
  startPasskeyProof: endpoint(rows.startPasskeyProof, {
    summary: 'Start to prove who is calling by a passkey instead of the password',
    status: 200,
    reply: requestOptions,
    throttle: 'passkey',
    whileSuspended: true,
    writes: 'private',
  }),
  provePasskey: endpoint(rows.provePasskey, {
    summary: 'Prove who is calling by a passkey; the proof counts for ten minutes',
    body: assertion,
    status: 200,
    reply: authRoutes.logout.reply,
    refusals: ['expired_ticket', 'unknown_passkey'],
    throttle: 'passkey',
    writes: 'private',
    example: { body: exampleAssertion },
  }),
  startPasskeyLogin: endpoint(rows.startPasskeyLogin, {
    summary: 'Start to sign in by a passkey',
    status: 200,
    reply: requestOptions,
    throttle: 'passkey',
    writes: 'private',
    needsSpace: false,
  }),
  loginPasskey: endpoint(rows.loginPasskey, {
    summary:
      'Sign in by a passkey; an account with a second factor asks for it as well if the device did not verify its user',
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
