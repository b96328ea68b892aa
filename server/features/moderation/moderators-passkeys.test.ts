import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givePasskey, newAuthenticator, register, sign } from '#tests/support/passkeys.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site

const get = async (path: string, { token }: { token: string }) => call('GET', path, { token })
const statusOf = async (path: string, member: { token: string }) => (await get(path, member)).status

test('a passkey whose device verified the moderator is a second factor, in that session and while the moderator has it', async () => {
  const member = await aMember(site)
  await db.insertInto('moderators').values({ user_id: member.id }).execute()
  const device = newAuthenticator()
  const passkey = await givePasskey(site, member.id, device)
  const other = await aMember(site)
  await givePasskey(site, other.id)
  const origin = site.url
  const enter = async (isUserVerified: boolean): Promise<{ token: string }> => {
    const { challenge } = (await call('POST', '/api/auth/login/passkey/options')).body
    const body = sign(device, { challenge, origin, isUserVerified })
    return { token: (await call('POST', '/api/auth/login/passkey', { body })).body.access_token }
  }
  const prove = async (isUserVerified: boolean): Promise<number> => {
    const { token } = member
    const { challenge } = (await call('POST', '/api/auth/proof/passkey/options', { token })).body
    const body = sign(device, { challenge, origin, isUserVerified })
    return (await call('POST', '/api/auth/proof/passkey', { token, body })).status
  }
  const cases = '/api/moderation/cases'
  const touched = await enter(false)
  const verified = await enter(true)
  assert.equal(await statusOf(cases, touched), 403)
  assert.equal(await statusOf(cases, verified), 200)
  assert.equal(await statusOf(cases, member), 403)
  assert.equal(await prove(false), 200)
  assert.equal(await statusOf(cases, member), 403)
  assert.equal(await prove(true), 200)
  assert.equal(await statusOf(cases, member), 200)
  await call('DELETE', `/api/auth/passkeys/${passkey}`, { token: verified.token })
  assert.deepEqual([await statusOf(cases, verified), await statusOf(cases, member)], [403, 403])
  assert.equal((await get('/api/users/current', verified)).status, 200)
})

test('a moderator who adds a passkey and is verified can act at once; with only a touch they cannot', async () => {
  for (const [isUserVerified, status] of [
    [true, 200],
    [false, 403],
  ] as const) {
    const { id, token } = await aMember(site)
    await db.insertInto('moderators').values({ user_id: id }).execute()
    const { challenge } = (await call('POST', '/api/auth/passkeys/options', { token })).body
    const made = register(newAuthenticator(), { challenge, origin: site.url, isUserVerified })
    assert.equal((await call('POST', '/api/auth/passkeys', { token, body: made })).status, 201)
    assert.equal(await statusOf('/api/moderation/cases', { token }), status)
  }
})
