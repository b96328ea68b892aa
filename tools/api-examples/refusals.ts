import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { cook, githeri, guest, type People, password } from './calls.ts'
import type { RecordedSite } from './recorded-site.ts'
import type { Recorder } from './recorder.ts'

const { maxCommentsPerMemberAndRecipe, throttles } = defaultLimits

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Each refusal that the documentation names, by the shortest way there. */
export async function recordRefusals(
  { recordRefusal, call }: Recorder,
  { db, strictUrl }: RecordedSite,
  { cookToken, guestToken, recipeId }: People,
): Promise<void> {
  const params = { id: recipeId }
  await recordRefusal('unauthorized', 'getCurrentUser')
  await recordRefusal('invalid_request', 'createRecipe', { token: cookToken, body: { title: 'Githeri' } })
  await recordRefusal('not_found', 'getRecipe', { token: cookToken, params: { id: '404' } })
  await recordRefusal('forbidden', 'editRecipe', { token: guestToken, params, body: githeri })
  await db
    .insertInto('comments')
    .columns(['recipe_id', 'author_id', 'content'])
    .expression(
      sql`select ${recipeId}::bigint, id, 'Yum ' || n from users, generate_series(1, ${sql.lit(maxCommentsPerMemberAndRecipe)}) n
        where username = ${guest.username}`,
    )
    .execute()
  await recordRefusal('limit_reached', 'addComment', { token: guestToken, params, body: { content: 'Yum' } })
  await recordRefusal('wrong_password', 'changePassword', {
    token: cookToken,
    body: { currentPassword: 'a guess', password: 'a new one', confirmPassword: 'a new one' },
  })
  await recordRefusal('payload_too_large', 'login', { body: { email: 'x'.repeat(600_000) } })
  await recordRefusal('unsupported_media_type', 'login', { text: 'email=akinyi@example.org' })
  await recordRefusal('unreadable_image', 'uploadImage', {
    token: cookToken,
    file: { name: 'broken.png', type: 'image/png', bytes: Uint8Array.from(pngSignature) },
  })
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
