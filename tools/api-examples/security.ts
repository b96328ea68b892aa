import { newAuthenticator, register, sign } from '#harness/authenticator.ts'
import { type OpenidProvider, visitProvider } from '#harness/openid-provider.ts'
import { createChangeToken, insertEmailChange } from '#server/features/auth/email-changes.queries.ts'
import { createTicket } from '#server/features/auth/second-factor/tickets.queries.ts'
import { recordedUrl as origin } from '#server/platform/docs/examples.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { stepAt, totpOfStep } from '#server/platform/secrets/totp.ts'
import { cook, newPassword, password, signIn } from './people.ts'
import type { RecordedSite } from './recorded-site.ts'
import type { Recorder } from './recorder.ts'

/** What the app shows that has this key. */
export function codeOf(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))
  return totpOfStep(Buffer.from(bytes), stepAt(new Date()))
}

/** A passkey of a device, from the beginning to its end. */
async function recordPasskeys({ record }: Recorder, token: string): Promise<void> {
  const device = newAuthenticator()
  const { challenge } = await record('startPasskey', { token })
  const { id } = await record('addPasskey', { token, body: register(device, { challenge, origin }) })
  const params = { id: String(id) }
  await record('renamePasskey', { token, params, body: { name: 'Akinyi’s phone' } })
  const proof = await record('startPasskeyProof', { token })
  await record('provePasskey', { token, body: sign(device, { challenge: proof.challenge, origin }) })
  const request = await record('startPasskeyLogin')
  await record('loginPasskey', { body: sign(device, { challenge: request.challenge, origin }) })
  await record('listPasskeys', { token })
  await record('removePasskey', { token, params })
}

/** A person of a provider: as a new member, and connected with one who is there already. */
async function recordIdentities(
  { record }: Recorder,
  token: string,
  provider: OpenidProvider,
): Promise<void> {
  const start = { body: { provider: provider.settings.id } }
  const confirmed = { email: 'njeri@jikoni.example', email_verified: true }
  provider.add({ sub: 'njeri', ...confirmed, preferred_username: 'Mama Njeri' })
  provider.add({ sub: 'akinyi' })
  await record('listProviders')
  const visit = await record('startProviderLogin', start)
  await record('loginByProvider', { body: await answerOf(provider, visit, 'njeri') })
  const connecting = await record('startIdentity', { token, ...start })
  const { id } = await record('addIdentity', { token, body: await answerOf(provider, connecting, 'akinyi') })
  await record('listIdentities', { token })
  await record('removeIdentity', { token, params: { id: String(id) } })
}

type Visit = { url: string; secret: string }

/** What a browser brings back from the provider as this person. */
export async function answerOf(provider: OpenidProvider, { url, secret }: Visit, sub: string) {
  const { state = '', code = '', iss = '' } = await visitProvider(url, sub)
  return { provider: provider.settings.id, secret, state, code, iss }
}

/** What an account does about its address, its password and the second factor. */
export async function recordSecurity(
  recorder: Recorder,
  { db, provider }: Pick<RecordedSite, 'db' | 'provider'>,
  userId: number,
): Promise<void> {
  const { record } = recorder
  const change = await insertEmailChange(db, userId, {
    email: 'akinyi@new.example',
    awaits: 'new',
    limits: defaultLimits,
  })
  const confirmation = await createChangeToken(db, change, 'confirm_hash')
  const undo = await createChangeToken(db, change, 'undo_hash')
  await record('confirmEmailChange', { body: { token: confirmation } })
  const { resetToken: token } = await record('undoEmailChange', { body: { token: undo } })
  await recorder.call('confirmReset', { body: { token, password, confirmPassword: password } })
  const session = await signIn(recorder, { email: cook.email, password })
  await record('changePassword', {
    token: session,
    body: { currentPassword: password, password: newPassword, confirmPassword: newPassword },
  })
  await record('proveOwner', { token: session, body: { currentPassword: newPassword } })
  const { secret } = await record('startSecondFactor', { token: session })
  await record('confirmSecondFactor', { token: session, body: { code: codeOf(secret) } })
  const { recoveryCodes } = await record('renewRecoveryCodes', { token: session })
  const ticket = await createTicket(db, { userId }, defaultLimits)
  await record('loginSecondFactor', { body: { ticket, code: recoveryCodes[0] ?? '' } })
  await record('getSecurity', { token: session })
  await record('getMailChoices', { token: session })
  await record('chooseMail', { token: session, body: { kind: 'reportOutcome', isRefused: true } })
  await recordPasskeys(recorder, session)
  await recordIdentities(recorder, session, provider)
  await record('removeSecondFactor', { token: session })
  await signIn(recorder, { email: cook.email, password: newPassword })
  const sessions = await record('listSessions', { token: session })
  const other = sessions.find(({ isCurrent }) => !isCurrent)
  await record('endOneSession', { token: session, params: { id: String(other?.id) } })
  await record('endOtherSessions', { token: session })
  await record('signOutEverywhere', { token: session })
}
