import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { createLeaver } from '#tests/support/leavers.ts'
import { type Authenticator, givePasskey, newAuthenticator, register, sign } from '#tests/support/passkeys.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const origin = 'https://mezani.example'
const site = await openSite({ ...trustedProxy, PUBLIC_URL: origin })
const { call, db } = site

async function aProvenMember(): Promise<Member> {
  const member = await aMember(site)
  await call('POST', '/api/auth/proof', { token: member.token, body: { currentPassword: password } })
  return member
}

const startAdding = async (token: string): Promise<string> =>
  (await call('POST', '/api/auth/passkeys/options', { token })).body.challenge
const add = (token: string, body: object) => call('POST', '/api/auth/passkeys', { token, body })
const list = async ({ token }: Member) => (await call('GET', '/api/auth/passkeys', { token })).body

async function addPasskey({ token }: Member): Promise<Authenticator> {
  const device = newAuthenticator()
  const { status } = await add(token, register(device, { challenge: await startAdding(token), origin }))
  assert.equal(status, 201)
  return device
}

const challengeToSignIn = async (): Promise<string> =>
  (await call('POST', '/api/auth/login/passkey/options', fromRandomAddress())).body.challenge
const enter = (body: object) => call('POST', '/api/auth/login/passkey', { body, ...fromRandomAddress() })
const isIn = async (token: string) => (await call('GET', '/api/users/current', { token })).status === 200

async function aMemberWithPasskey(): Promise<{ member: Member; device: Authenticator; id: number }> {
  const member = await aProvenMember()
  const device = newAuthenticator()
  return { member, device, id: await givePasskey(site, member.id, device) }
}

test('a passkey is added and listed, and signs in without the password; a mail tells of it', async () => {
  const member = await aProvenMember()
  const device = await addPasskey(member)
  const [passkey] = await list(member)
  assert.deepEqual([passkey.kind, passkey.lastUsedAt], ['device', null])
  const { status, body } = await enter(sign(device, { challenge: await challengeToSignIn(), origin }))
  assert.equal(status, 200)
  assert.ok(await isIn(body.access_token))
  assert.notEqual((await list(member))[0].lastUsedAt, null)
  const mail = await site.waitForMail(member.email)
  assert.match(mail, /a passkey was added/)
})

test('the options name the site by its address, and the member by an id that says nothing about them', async () => {
  const { token, id, email } = await aProvenMember()
  const { body } = await call('POST', '/api/auth/passkeys/options', {
    token,
    headers: { host: 'evil.example', origin: 'https://evil.example' },
  })
  assert.equal(body.rp.id, 'mezani.example')
  assert.match(body.user.id, /^[\w-]{43}$/)
  assert.notEqual(Buffer.from(body.user.id, 'base64url').toString(), String(id))
  assert.equal(body.user.name, email)
})

test('adding and removing a passkey ask for proof; naming it does not', async () => {
  const { member, id } = await aMemberWithPasskey()
  const { token } = member
  await db.updateTable('sessions').set({ proved_at: null }).where('user_id', '=', member.id).execute()
  for (const [method, path] of [
    ['POST', '/api/auth/passkeys/options'],
    ['DELETE', `/api/auth/passkeys/${id}`],
  ] as const)
    assert.equal((await call(method, path, { token })).body.code, 'proof_required', path)
  const { status, body } = await call('PUT', `/api/auth/passkeys/${id}`, { token, body: { name: 'Simu' } })
  assert.deepEqual([status, body.name], [200, 'Simu'])
})

test('a challenge is used once: neither the same answer nor another answer to it is accepted again', async () => {
  const { device } = await aMemberWithPasskey()
  const challenge = await challengeToSignIn()
  const answer = sign(device, { challenge, origin })
  const statuses = (await Promise.all([enter(answer), enter(answer), enter(answer)])).map(
    reply => reply.status,
  )
  assert.deepEqual(statuses.toSorted(), [200, 400, 400])
  assert.equal((await enter(answer)).body.code, 'expired_ticket')
  assert.equal((await enter(sign(device, { challenge, origin }))).body.code, 'expired_ticket')
})

test('a challenge is valid for some minutes, for its purpose and for its member', async () => {
  const { member, device } = await aMemberWithPasskey()
  const other = await aProvenMember()
  const old = await challengeToSignIn()
  await db.updateTable('passkey_challenges').set({ expires_at: sql<Date>`now()` }).execute()
  assert.equal((await enter(sign(device, { challenge: old, origin }))).body.code, 'expired_ticket')
  const toAdd = await startAdding(member.token)
  assert.equal((await enter(sign(device, { challenge: toAdd, origin }))).body.code, 'expired_ticket')
  const made = register(newAuthenticator(), { challenge: toAdd, origin })
  assert.equal((await add(other.token, made)).body.code, 'expired_ticket')
  assert.equal((await add(member.token, made)).status, 201)
  const invented = sign(device, { challenge: Buffer.alloc(32).toString('base64url'), origin })
  assert.equal((await enter(invented)).body.code, 'expired_ticket')
})

test('a signature for another site or another name is refused, when signing in and when adding a passkey', async () => {
  const { member, device } = await aMemberWithPasskey()
  const elsewhere = [
    { origin: 'https://mezani.example.evil.example', rpId: 'mezani.example' },
    { origin: 'http://mezani.example', rpId: 'mezani.example' },
    { origin, rpId: 'evil.example' },
  ]
  for (const place of elsewhere) {
    const challenge = await challengeToSignIn()
    assert.equal((await enter(sign(device, { challenge, ...place }))).body.code, 'unknown_passkey')
    const toAdd = await startAdding(member.token)
    const made = register(newAuthenticator(), { challenge: toAdd, ...place })
    assert.equal((await add(member.token, made)).body.code, 'unknown_passkey')
  }
  assert.equal((await list(member)).length, 1)
})

test('enumeration: an unknown passkey, a wrong signature and a stale counter get the same response', async () => {
  const { device } = await aMemberWithPasskey()
  const first = await enter(sign(device, { challenge: await challengeToSignIn(), origin, counter: 7 }))
  assert.equal(first.status, 200)
  const answers = [
    sign(newAuthenticator(), { challenge: await challengeToSignIn(), origin }),
    { ...sign({ ...newAuthenticator(), id: device.id }, { challenge: await challengeToSignIn(), origin }) },
    sign(device, { challenge: await challengeToSignIn(), origin, counter: 7 }),
  ]
  const replies = []
  for (const answer of answers) {
    const { status, body } = await enter(answer)
    replies.push([status, body.code, body.message])
  }
  assert.equal(new Set(replies.map(reply => JSON.stringify(reply))).size, 1)
  assert.deepEqual(replies[0]?.slice(0, 2), [400, 'unknown_passkey'])
})

test('a passkey proves its owner; another member’s passkey does not', async () => {
  const { member, device } = await aMemberWithPasskey()
  const other = await aMemberWithPasskey()
  await db.updateTable('sessions').set({ proved_at: null }).execute()
  const { token } = member
  const start = async () => (await call('POST', '/api/auth/proof/passkey/options', { token })).body
  const asked = await start()
  assert.deepEqual(
    asked.allowCredentials.map(({ id }: { id: string }) => id),
    [device.id],
  )
  const prove = (body: object) => call('POST', '/api/auth/proof/passkey', { token, body })
  const foreign = sign(other.device, { challenge: asked.challenge, origin })
  assert.equal((await prove(foreign)).body.code, 'unknown_passkey')
  assert.equal((await call('POST', '/api/auth/passkeys/options', { token })).body.code, 'proof_required')
  assert.equal((await prove(sign(device, { challenge: (await start()).challenge, origin }))).status, 200)
  assert.equal((await call('POST', '/api/auth/passkeys/options', { token })).status, 200)
})

test('with user verification a passkey is both factors; without it, the second factor is asked for', async () => {
  const { member, device } = await aMemberWithPasskey()
  await switchOn(site, member.id)
  assert.equal((await enter(sign(device, { challenge: await challengeToSignIn(), origin }))).status, 200)
  const alone = sign(device, { challenge: await challengeToSignIn(), origin, isUserVerified: false })
  const { body } = await enter(alone)
  assert.equal(body.code, 'second_factor_required')
  assert.match(body.fields.ticket, /^t1_/)
})

test('a suspended or leaving member is refused after the signature, and a leaving member can come back', async () => {
  const suspended = await aMemberWithPasskey()
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.member.id).execute()
  const refused = await enter(sign(suspended.device, { challenge: await challengeToSignIn(), origin }))
  assert.equal(refused.body.code, 'account_suspended')
  const leaver = await aMemberWithPasskey()
  await createLeaver(db, leaver.member.id)
  const { body } = await enter(sign(leaver.device, { challenge: await challengeToSignIn(), origin }))
  assert.equal(body.code, 'account_leaving')
  assert.ok(body.departure.token)
})

test('another member can neither name nor remove a passkey; removing it ends it, and removing it again sends no second mail', async () => {
  const { member, device, id } = await aMemberWithPasskey()
  const other = await aProvenMember()
  const path = `/api/auth/passkeys/${id}`
  assert.equal((await call('PUT', path, { token: other.token, body: { name: 'Mine' } })).status, 404)
  assert.equal((await call('DELETE', path, { token: other.token })).status, 204)
  assert.equal((await list(member)).length, 1)
  assert.equal((await call('DELETE', path, { token: member.token })).status, 204)
  assert.equal((await call('DELETE', path, { token: member.token })).status, 204)
  const answer = sign(device, { challenge: await challengeToSignIn(), origin })
  assert.equal((await enter(answer)).body.code, 'unknown_passkey')
  assert.match(await site.waitForMail(member.email), /a passkey was removed/)
})

test('a device is added once, and a member has a limited number of passkeys', async () => {
  const member = await aProvenMember()
  const { token } = member
  const device = await addPasskey(member)
  const again = register(device, { challenge: await startAdding(token), origin })
  assert.equal((await add(token, again)).body.code, 'conflict')
  const challenges = [await startAdding(token), await startAdding(token)]
  for (let n = 1; n < defaultLimits.maxPasskeysPerMember - 1; n += 1) await givePasskey(site, member.id)
  const replies = await Promise.all(
    challenges.map(challenge => add(token, register(newAuthenticator(), { challenge, origin }))),
  )
  assert.deepEqual(replies.map(({ status }) => status).toSorted(), [201, 409])
  const { body } = await call('POST', '/api/auth/passkeys/options', { token })
  assert.equal(body.code, 'limit_reached')
})

test('the open challenges of a member are bounded: the newest remain', async () => {
  const { token, id } = await aProvenMember()
  for (let n = 0; n < defaultLimits.maxPasskeyChallenges + 3; n += 1) await startAdding(token)
  const rows = await db.selectFrom('passkey_challenges').select('purpose').where('user_id', '=', id).execute()
  assert.equal(rows.length, defaultLimits.maxPasskeyChallenges)
})
