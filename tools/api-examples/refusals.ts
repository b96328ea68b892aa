import { sql } from 'kysely'
import { newAuthenticator, sign } from '#harness/authenticator.ts'
import { recordedUrl as origin } from '#server/platform/docs/examples.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { recordPublications } from '../site/record-publications.ts'
import { oneRule } from './administration.ts'
import { githeri, type People } from './calls.ts'
import { admin, cook, guest, password } from './people.ts'
import type { RecordedSite } from './recorded-site.ts'
import type { Recorder } from './recorder.ts'
import { answerOf } from './security.ts'

const { maxCommentsPerMemberAndRecipe, newMember, throttles } = defaultLimits

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Those of a member's second factor, who has none before and after. */
async function recordSecondFactor(
  { recordRefusal, call }: Pick<Recorder, 'recordRefusal' | 'call'>,
  db: RecordedSite['db'],
  token: string,
): Promise<void> {
  const old = { ticket: 't1_ticket-of-an-old-sign-in', code: '123456' }
  await recordRefusal('expired_ticket', 'loginSecondFactor', { body: old })
  await call('startSecondFactor', { token })
  await recordRefusal('wrong_code', 'confirmSecondFactor', { token, body: { code: '12345' } })
  await db.updateTable('second_factors').set({ confirmed_at: sql<Date>`now()` }).execute()
  await recordRefusal('second_factor_on', 'startSecondFactor', { token })
  await recordRefusal('second_factor_required', 'login', { body: { email: guest.email, password } })
  await db.updateTable('sessions').set({ proved_at: null }).execute()
  await recordRefusal('proof_required', 'renewRecoveryCodes', { token })
  await db.deleteFrom('second_factors').execute()
  const { challenge } = await call('startPasskeyLogin').then(({ reply }) => reply)
  await recordRefusal('unknown_passkey', 'loginPasskey', {
    body: sign(newAuthenticator(), { challenge, origin }),
  })
}

/** Of whoever a provider sends. */
async function recordProvider(
  { recordRefusal, call }: Pick<Recorder, 'recordRefusal' | 'call'>,
  { provider, db }: Pick<RecordedSite, 'provider' | 'db'>,
): Promise<void> {
  const answer = async (sub: string) => {
    const { reply } = await call('startProviderLogin', { body: { provider: provider.settings.id } })
    return answerOf(provider, reply, sub)
  }
  provider.add({ sub: 'otieno', email: 'otieno@jikoni.example', email_verified: false })
  await recordRefusal('address_unconfirmed', 'loginByProvider', { body: await answer('otieno') })
  const body = { ...(await answer('otieno')), code: 'not-the-code-of-this-visit' }
  await recordRefusal('provider_refused', 'loginByProvider', { body })
  const { reply } = await call('loginByProvider', { body: await answer('njeri') })
  const { id } = await db.selectFrom('identities').select('id').executeTakeFirstOrThrow()
  const params = { id: String(id) }
  await recordRefusal('last_way_in', 'removeIdentity', { token: reply.access_token, params })
}

/** Of who is leaving, and of a site whose disk is full of ZIPs; nobody leaves, and no ZIP is kept. */
async function recordLeaving(
  { recordRefusal }: Pick<Recorder, 'recordRefusal'>,
  db: RecordedSite['db'],
  token: string,
): Promise<void> {
  const owner = sql<number>`(select id from users where username = ${guest.username})`
  await db
    .insertInto('departures')
    .values({ user_id: owner, keeps_recipes: false, leaves_at: sql<Date>`now() + interval '14 days'` })
    .execute()
  await recordRefusal('account_leaving', 'login', { body: { email: guest.email, password } })
  await db.deleteFrom('departures').execute()
  await db
    .insertInto('exports')
    .values({ user_id: owner, state: 'ready', name: 'full', bytes: defaultLimits.maxAllExportsBytes })
    .execute()
  await recordRefusal('unavailable', 'requestExport', { token })
  await db.deleteFrom('exports').execute()
}

/** Of whom the cook has blocked; nobody is afterwards. */
async function recordBlocked(
  { recordRefusal }: Pick<Recorder, 'recordRefusal'>,
  db: RecordedSite['db'],
  comment: { token: string; params: { id: string }; body: { content: string } },
): Promise<void> {
  const idOf = (name: string) => sql<number>`(select id from users where username = ${name})`
  await db
    .insertInto('blocks')
    .values({ blocker_id: idOf(cook.username), blocked_id: idOf(guest.username) })
    .execute()
  await recordRefusal('blocked', 'addComment', comment)
  await db.deleteFrom('blocks').execute()
}

async function recordNearCopy(
  { recordRefusal, call }: Pick<Recorder, 'recordRefusal' | 'call'>,
  token: string,
): Promise<void> {
  const { instructions } = githeri
  const source = { kind: 'web', address: '', name: 'kitchen.example.org', author: 'Akinyi', instructions }
  const { reply: draft } = await call('createDraft', { token, body: { ...githeri, source } })
  await recordRefusal('near_copy', 'publishDraft', {
    token,
    params: { id: String(draft.id) },
    body: { revision: draft.revision, origin: 'mine' },
  })
}

/** Each refusal that the documentation names, by the shortest way there. */
export async function recordRefusals(
  { recordRefusal, call }: Recorder,
  { db, provider, pageUrl, strictUrl }: RecordedSite,
  { cookToken, guestToken, recipeId }: People,
): Promise<void> {
  const params = { id: recipeId }
  await recordRefusal('unauthorized', 'getCurrentUser')
  await recordRefusal('invalid_request', 'createRecipe', { token: cookToken, body: { title: 'Githeri' } })
  await recordRefusal('not_found', 'getRecipe', { token: cookToken, params: { id: '404' } })
  await recordRefusal('forbidden', 'editRecipe', { token: guestToken, params, body: githeri })
  const { reply: profile } = await call('getCurrentUser', { token: cookToken })
  await recordPublications(db, profile.id, 'recipe', newMember.recipesPerDay)
  await recordRefusal('new_member_limit', 'createRecipe', { token: cookToken, body: githeri })
  const comment = { token: guestToken, params, idempotencyKey: '5b7c0f3a-6a0e-4f0e-9a57-2f7f3c1d8e42' }
  await call('addComment', { ...comment, body: { content: 'With spinach' } })
  await recordRefusal('key_reused', 'addComment', { ...comment, body: { content: 'With kale' } })
  await recordBlocked({ recordRefusal }, db, { token: guestToken, params, body: { content: 'So good' } })
  await db
    .insertInto('comments')
    .columns(['recipe_id', 'author_id', 'content', 'created_at'])
    .expression(
      sql`select ${recipeId}::bigint, id, 'Yum ' || n, now() - interval '2 days' from users, generate_series(1, ${sql.lit(maxCommentsPerMemberAndRecipe)}) n
        where username = ${guest.username}`,
    )
    .execute()
  await recordRefusal('limit_reached', 'addComment', { token: guestToken, params, body: { content: 'Yum' } })
  const { reply } = await call('adminSignin', { body: admin })
  const outdated = { ...oneRule, basedOn: 0 }
  await recordRefusal('conflict', 'publishRules', { token: reply.access_token, body: outdated })
  await recordRefusal('wrong_password', 'changePassword', {
    token: cookToken,
    body: { currentPassword: 'a guess', password: 'a new one', confirmPassword: 'a new one' },
  })
  await recordSecondFactor({ recordRefusal, call }, db, guestToken)
  await recordProvider({ recordRefusal, call }, { provider, db })
  await recordLeaving({ recordRefusal }, db, guestToken)
  await recordRefusal('payload_too_large', 'login', { body: { email: 'x'.repeat(600_000) } })
  await recordRefusal('unsupported_media_type', 'login', { text: 'email=akinyi@example.org' })
  await recordNearCopy({ recordRefusal, call }, cookToken)
  await recordRefusal('unreadable_image', 'uploadImage', {
    token: cookToken,
    file: { name: 'broken.png', type: 'image/png', bytes: Uint8Array.from(pngSignature) },
  })
  await recordRefusal('unreadable_page', 'readPage', {
    token: cookToken,
    body: { url: '', html: '<div>'.repeat(1_000_000) },
  })
  await recordRefusal('unreadable_file', 'importFile', {
    token: cookToken,
    file: { name: 'picture.png', type: 'image/png', bytes: Uint8Array.from(pngSignature) },
  })
  const fetched = (url: string) => ({ token: cookToken, body: { url } })
  await recordRefusal('address_refused', 'fetchPage', fetched('http://192.168.1.1/'))
  await recordRefusal('page_unreachable', 'fetchPage', fetched(`${pageUrl}/githeri/no-more`))
  await recordRefusal('page_unwilling', 'fetchPage', fetched(`${pageUrl}/githeri/members-only`))
  await recordRefusal('email_taken', 'signup', { body: { ...cook, username: 'atieno' } })
  await recordRefusal('username_taken', 'signup', { body: { ...cook, email: 'atieno@example.org' } })
  await recordRefusal('invalid_link', 'verifyEmail', { body: { token: 'l1_token-of-an-old-link' } })
  const newcomer = { ...cook, email: 'atieno@example.org', username: 'atieno' }
  await call('signup', { body: newcomer })
  const credentials = { email: newcomer.email, password }
  await recordRefusal('email_unverified', 'login', { body: credentials, url: strictUrl })
  await db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('username', '=', newcomer.username)
    .execute()
  await recordRefusal('account_suspended', 'login', { body: credentials })
  const nobody = { email: 'nobody@example.org' }
  await recordRefusal('invalid_credentials', 'login', { body: { ...nobody, password: 'a guess' } })
  // The quickest to exhaust, so that the answer names the same time on a slow machine.
  const { calls } = throttles.resetPassword.perAccountAndNetwork
  for (let count = 0; count < calls; count += 1) await call('requestReset', { body: nobody })
  await recordRefusal('too_many_requests', 'requestReset', { body: nobody })
}
