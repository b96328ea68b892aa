import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { trustedProxy } from '#tests/support/call.ts'
import { aMember, aNewMember, type Member, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { startSession } from './sessions.queries.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'

async function logIn({ email }: Member, userAgent: string, address: string): Promise<string> {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address }
  return (await call('POST', '/api/auth/login', { body: { email, password }, headers })).body.access_token
}
const list = async (token: string) => (await call('GET', '/api/auth/sessions', { token })).body
const statusOf = async (token: string) => (await call('GET', '/api/users/current', { token })).status
const end = (token: string, id = '') => call('DELETE', `/api/auth/sessions${id && `/${id}`}`, { token })
const startMore = ({ id }: Member) =>
  startSession(db, { realm: 'user', ownerId: id, limits: defaultLimits.sessions })

test('sessions are listed with device and place in words, the current one first, and nobody else’s', async () => {
  const member = await aMember(site)
  await aMember(site)
  await end(await logIn(member, edge, '41.90.7.3'))
  const seen: [string, string, object][] = [
    [
      firefox,
      '197.136.44.5',
      { browser: 'Firefox', system: 'Linux', device: 'computer', place: '197.136.x.x' },
    ],
    [chrome, '105.160.1.2', { browser: 'Chrome', system: 'Android', device: 'phone', place: '105.160.x.x' }],
    [
      ipad,
      '2a02:8109:9a00:1100::7',
      { browser: 'Safari', system: 'iPad', device: 'tablet', place: '2a02:8109:x' },
    ],
    [
      edge,
      '41.90.7.3',
      { browser: 'Microsoft Edge', system: 'Windows', device: 'computer', place: '41.90.x.x' },
    ],
    ['', '41.90.7.3', { browser: null, system: null, device: null, place: '41.90.x.x' }],
    ['x'.repeat(600), '41.90.7.3', { browser: null, system: null, device: null, place: '41.90.x.x' }],
  ]
  await call('POST', '/api/auth/logout', { token: member.token, body: {} })
  let token = ''
  for (const [userAgent, address] of seen) token = await logIn(member, userAgent, address)
  const sessions = await list(token)
  assert.deepEqual(
    sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent),
    [true, false, false, false, false, false, false],
  )
  for (const [, , expected] of seen) {
    const found = sessions.find((session: Record<string, unknown>) =>
      Object.entries(expected).every(([key, value]) => session[key] === value),
    )
    assert.ok(found, JSON.stringify([expected, sessions]))
  }
})

test('no response contains a token, its hash, or an exact address', async () => {
  const member = await aMember(site)
  const token = await logIn(member, firefox, '197.136.44.5')
  const { text } = await call('GET', '/api/auth/sessions', { token })
  for (const secret of [token, tokenHash(token).toString('hex'), '197.136.44'])
    assert.ok(!text.includes(secret), secret)
})

test('a session is ended at once by its id, and the others stay', async () => {
  const member = await aMember(site)
  const [other, third] = [await startMore(member), await startMore(member)]
  const id = tokenHash(other).toString('hex').slice(0, 24)
  assert.equal((await end(member.token, id)).status, 204)
  assert.deepEqual(await Promise.all([member.token, other, third].map(statusOf)), [200, 401, 200])
  assert.equal((await end(member.token, id)).status, 204)
  assert.equal((await list(member.token)).length, 2)
})

test('nobody can end another member’s session; an invalid id gets 404', async () => {
  const [member, thief] = [await aMember(site), await aMember(site)]
  const id = tokenHash(member.token).toString('hex').slice(0, 24)
  assert.equal((await end(thief.token, id)).status, 204)
  assert.equal(await statusOf(member.token), 200)
  for (const wrong of ['1', 'x'.repeat(24), `${id}00`])
    assert.equal((await end(member.token, wrong)).status, 404)
})

test('all other sessions end at once; this one stays, and nobody else’s is touched', async () => {
  const [member, other] = [await aMember(site), await aMember(site)]
  const others = [await startMore(member), await startMore(member)]
  assert.equal((await end(member.token)).status, 204)
  assert.deepEqual(
    await Promise.all([member.token, ...others, other.token].map(statusOf)),
    [200, 401, 401, 200],
  )
})

test('a session that has expired without use is not listed', async () => {
  const member = await aMember(site)
  const other = await startMore(member)
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now() - interval '15 days'` })
    .where('token_hash', '=', tokenHash(other))
    .execute()
  assert.equal((await list(member.token)).length, 1)
})

test('the account shows when its password was changed and its address confirmed', async () => {
  const member = await aNewMember(site)
  const read = async () => (await call('GET', '/api/auth/security', { token: member.token })).body
  assert.deepEqual(await read(), {
    emailVerifiedAt: null,
    passwordChangedAt: null,
    secondFactor: { since: null, recoveryCodesLeft: 0 },
  })
  const before = Date.now() - 1000
  const chosen = 'maharagwe ya nazi'
  await call('POST', '/api/auth/password', {
    token: member.token,
    body: { currentPassword: password, password: chosen, confirmPassword: chosen },
  })
  assert.ok(Date.parse((await read()).passwordChangedAt) >= before)
})
