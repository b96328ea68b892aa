import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { hash } from '@node-rs/argon2'
import * as limits from '#contract/limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aMember, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)

const logIn = (body: unknown) => site.call('POST', '/api/auth/login', { body, ...fromRandomAddress() })
const invalid = 'Invalid email or password'

test('the right password starts a session; the response is only its token', {
  tags: ['3-login-response'],
}, async () => {
  const { email, id } = await aMember(site)
  const { status, body } = await logIn({ email, password })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), ['access_token'])
  assert.match(body.access_token, /^u1_[\w-]{43}$/)
  const { body: user } = await site.call('GET', '/api/users/current', { token: body.access_token })
  assert.equal(user.id, id)
})

test('every log-in gets a new token, and the database has only its hash', async () => {
  const { email, id } = await aMember(site)
  const tokens = []
  for (let login = 0; login < 3; login += 1) tokens.push((await logIn({ email, password })).body.access_token)
  assert.equal(new Set(tokens).size, 3)
  const sessions = await site.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()
  assert.equal(sessions.length, 4)
  for (const token of tokens) assert.ok(!JSON.stringify(sessions).includes(token))
  for (const { token_hash: hash } of sessions) assert.equal(hash.length, 32)
})

test('the account is found however the address is written', async () => {
  const { email } = await aMember(site)
  for (const written of [email.toUpperCase(), `  ${email} `, email.replace('e', 'ｅ')]) {
    assert.equal((await logIn({ email: written, password })).status, 200, written)
  }
})

test('a password works however a keyboard composes it, and one of an earlier version works as it was stored', async () => {
  const composed = 'Bögel\u00e9-9 k\u00fcche'
  const decomposed = composed.normalize('NFD')
  const mixed = composed.replace('\u00e9', 'e\u0301')
  const spellings = [composed, decomposed, mixed, composed.replace(' ', '\u00a0')]
  for (const [stored, ...others] of [
    ...spellings.map(spelling => [spelling]),
    [decomposed, composed],
  ] as const) {
    const { email, id } = await aMember(site)
    await site.db
      .updateTable('users')
      .set({ password_hash: await hash(stored ?? '') })
      .where('id', '=', id)
      .execute()
    for (const typed of [stored, ...others])
      assert.equal((await logIn({ email, password: typed })).status, 200, JSON.stringify([stored, typed]))
    assert.equal((await logIn({ email, password: `${stored}\u0301` })).status, 401)
  }
  for (const chosen of spellings) {
    const email = `${randomBytes(5).toString('hex')}@example.org`
    const body = { email, username: email.slice(0, 10), password: chosen, confirmPassword: chosen }
    assert.equal((await site.call('POST', '/api/auth/signup', { body, ...fromRandomAddress() })).status, 201)
    for (const typed of spellings)
      assert.equal((await logIn({ email, password: typed })).status, 200, JSON.stringify([chosen, typed]))
  }
})

test('a wrong password and an unknown address get the same response, in the words of the specification', async () => {
  const { email } = await aMember(site)
  const wrong = [
    await logIn({ email, password: 'not it' }),
    await logIn({ email, password: `${password} ` }),
    await logIn({ email: 'nobody@example.org', password }),
    await logIn({ email: 'not an address', password }),
  ]
  for (const { status, body, headers } of wrong) {
    assert.equal(status, 401)
    assert.deepEqual(
      { ...body, requestId: '' },
      { code: 'invalid_credentials', message: invalid, requestId: '' },
    )
    assert.deepEqual([...headers.keys()].toSorted(), [...(wrong[0]?.headers.keys() ?? [])].toSorted())
  }
})

test('a body without address or password gets 400, which names what is missing', async () => {
  for (const [body, fields] of [
    [{}, ['email', 'password']],
    [{ email: 'a@example.org' }, ['password']],
    [{ password }, ['email']],
    [{ email: ' ', password: '' }, ['email', 'password']],
    [{ email: 'a@example.org', password: 123_456 }, ['password']],
    [{ email: 'a@example.org', password: 'a'.repeat(limits.maxPasswordLength + 1) }, ['password']],
  ] as const) {
    const reply = await logIn(body)
    assert.deepEqual([reply.status, reply.body.code], [400, 'invalid_request'])
    assert.deepEqual(Object.keys(reply.body.fields).toSorted(), fields)
  }
})

test('account_suspended is sent only for the right password', async () => {
  const { email, id } = await aMember(site)
  await site.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute()
  const right = await logIn({ email, password })
  assert.deepEqual([right.status, right.body.code], [403, 'account_suspended'])
  const wrong = await logIn({ email, password: 'not it' })
  assert.deepEqual([wrong.status, wrong.body.message], [401, invalid])
})

test('an invalid token in the header does not prevent a login', async () => {
  const { email } = await aMember(site)
  const { status } = await site.call('POST', '/api/auth/login', {
    body: { email, password },
    headers: { ...fromRandomAddress().headers, authorization: 'Bearer dead' },
  })
  assert.equal(status, 200)
})

test('one address may try twenty-five times in five minutes, whichever accounts it tries', async () => {
  const { headers } = fromRandomAddress()
  const statuses = []
  for (let guess = 0; guess < 26; guess += 1) {
    const body = { email: `nobody-${guess}@example.org`, password }
    statuses.push((await site.call('POST', '/api/auth/login', { body, headers })).status)
  }
  assert.deepEqual(statuses, [...Array<number>(25).fill(401), 429])
  assert.equal((await logIn({ email: 'nobody-1@example.org', password })).status, 401)
})

test('without a trusted proxy, a client cannot choose the address by which it is counted', async () => {
  const { headers } = fromRandomAddress()
  const counted = (spoofed: string) =>
    site.call('POST', '/api/auth/login', {
      body: { email: 'x@example.org' },
      headers: { 'x-forwarded-for': `${spoofed}, ${headers['x-forwarded-for']}` },
    })
  const statuses = []
  for (let call = 0; call < 26; call += 1) statuses.push((await counted(`192.0.2.${call}`)).status)
  assert.equal(statuses.at(-1), 429)
})
