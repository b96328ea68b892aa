import { createHash } from 'node:crypto'
import { closeBootstrap } from '#server/features/admin/bootstrap.ts'
import { createLink } from '#server/features/auth/links.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { githeri, recordCalls } from '../api-examples/calls.ts'
import type { RecordedSite } from '../api-examples/recorded-site.ts'
import { openRecorder } from '../api-examples/recorder.ts'

/** What stands in the fixture for whoever reads it after an upgrade. */
export const furnishing = {
  email: 'zawadi@example.org',
  password: 'chapati na chai',
  title: 'Mukimo for the whole village',
  comment: 'Half the maize is enough.',
}

/** Puts rows into every table of a site, by its own API: what the documentation's examples leave, and a member with a recipe, a guest and a new address. */
export async function furnishSite(site: RecordedSite): Promise<void> {
  const recorder = openRecorder(site.url)
  const { guestToken } = await recordCalls(recorder, site)
  const { call } = recorder
  const { email, password, title, comment } = furnishing
  await call('signup', { body: { email, username: 'zawadi', password, confirmPassword: password } })
  const { reply: session } = await call('login', { body: { email, password } })
  const token = session.access_token
  const { reply: recipe } = await call('createRecipe', { token, body: { ...githeri, title } })
  const params = { id: String(recipe.id) }
  await call('rateRecipe', { token: guestToken, params, body: { rating: 4.5 } })
  await call('addBookmark', { token: guestToken, params })
  await call('addComment', { token: guestToken, params, body: { content: comment } })
  const cook = String(recipe.author.id)
  await call('followUser', { token: guestToken, params: { id: cook } })
  await call('requestReset', { body: { email } })
  const { reply: member } = await call('getCurrentUser', { token })
  const profile = { firstName: 'Zawadi', lastName: 'Njeri', title: '', aboutMe: 'For many.' }
  await call('updateUser', {
    token,
    params: { id: cook },
    body: { ...profile, email: `new-${member.email}`, currentPassword: password },
  })
  await createLink(site.db, {
    purpose: 'reset',
    owner: { userId: recipe.author.id, emailKey: email },
    limits: defaultLimits,
  })
  await closeBootstrap(site.db)
  // Nothing runs in the background of this site, so no mail of all these has gone out.
  await site.db
    .insertInto('sent_mails')
    .values({ recipient: createHash('sha256').update(email).digest(), kind: 'reset' })
    .execute()
}
