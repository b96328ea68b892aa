import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { givePasskey, newAuthenticator, sign, signedFor } from '#tests/support/passkeys.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { startSession } from '../sessions.queries.ts'

const origin = 'https://mezani.example'
const site = await openSite({ PUBLIC_URL: origin })
const { call, db } = site

test('a passkey replaces the old password, once, for choosing a new one; other sessions end', {
  tags: ['account-passkey-proof'],
}, async () => {
  const member = await aMember(site)
  const { id, email, token } = member
  const other = await startSession(db, { realm: 'user', ownerId: id, limits: defaultLimits.sessions })
  const chosen = 'maharagwe ya nazi'
  const change = (body: object) =>
    call('POST', '/api/auth/password', {
      token,
      body: { password: chosen, confirmPassword: chosen, ...body },
    })
  const foreign = await signedFor({ db, url: origin }, (await aMember(site)).id, 'prove')
  assert.equal((await change({ passkey: foreign })).body.code, 'expired_ticket')
  const none = await change({})
  assert.deepEqual([none.status, Object.keys(none.body.fields ?? {})], [400, ['currentPassword']])
  const passkey = await signedFor({ db, url: origin }, id, 'prove')
  // A wrong password also leaves the passkey's challenge unused.
  assert.equal((await change({ passkey, currentPassword: 'not it' })).body.code, 'wrong_password')
  assert.equal((await change({ passkey })).status, 200)
  assert.equal((await change({ passkey })).body.code, 'expired_ticket')
  const statusOf = async (one: string) => (await call('GET', '/api/users/current', { token: one })).status
  assert.deepEqual([await statusOf(token), await statusOf(other)], [200, 401])
  const { status } = await call('POST', '/api/auth/login', { body: { email, password: chosen } })
  assert.equal(status, 200)
})

test('a member whom moderators have suspended can prove with a passkey that the account they leave is theirs', {
  tags: ['account-passkey-proof'],
}, async () => {
  const { id, token } = await aMember(site)
  const device = newAuthenticator()
  await givePasskey(site, id, device)
  await db
    .updateTable('users')
    .set({ suspended_until: new Date(Date.now() + 86_400_000) })
    .where('id', '=', id)
    .execute()
  assert.equal((await call('GET', '/api/auth/passkeys', { token })).body.length, 1)
  const asked = await call('POST', '/api/auth/proof/passkey/options', { token })
  const passkey = sign(device, { challenge: asked.body.challenge, origin })
  const refused = await call('POST', '/api/auth/proof/passkey', { token, body: passkey })
  assert.equal(refused.status, 403)
  const { status } = await call('POST', '/api/users/current/leave', {
    token,
    body: { passkey, recipes: 'delete' },
  })
  assert.equal(status, 200)
})

test('a passkey replaces the password, once, for leaving and for changing the address', {
  tags: ['account-passkey-proof'],
}, async () => {
  const member = await aMember(site)
  const { id, email, token } = member
  await db.updateTable('sessions').set({ proved_at: null }).where('user_id', '=', id).execute()
  const signed = (userId: number) => signedFor({ db, url: origin }, userId, 'prove')
  const passkey = await signed(id)
  const foreign = await signed((await aMember(site)).id)
  const change = (body: object) =>
    call('PUT', `/api/users/${id}`, { token, body: { email: `new-${email}`, ...body } })
  const leave = (body: object) =>
    call('POST', '/api/users/current/leave', { token, body: { recipes: 'delete', ...body } })
  assert.equal((await change({ passkey: foreign })).body.code, 'expired_ticket')
  const changed = await change({ passkey })
  assert.deepEqual([changed.status, changed.body.emailChange.waitsFor], [200, 'new'])
  const none = await leave({})
  assert.deepEqual([none.status, Object.keys(none.body.fields ?? {})], [400, ['currentPassword']])
  assert.equal((await leave({ passkey })).body.code, 'expired_ticket')
  assert.equal((await leave({ passkey: await signed(id) })).status, 200)
  assert.equal((await call('GET', '/api/users/current', { token })).status, 401)
})
