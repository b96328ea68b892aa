import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { startSession } from './sessions.queries.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

const statusOf = async (token: string) => (await call('GET', '/api/users/current', { token })).status
const adminStatusOf = async (token: string) => (await call('GET', '/api/admin/security', { token })).status
const logOut = (token?: string) => call('POST', '/api/auth/logout', { ...(token && { token }), body: {} })

/** Moves one of a session's times back, as if this much time had passed. */
const age = (token: string, column: 'last_seen_at' | 'expires_at', interval: string) =>
  db
    .updateTable('sessions')
    .set({ [column]: sql`${sql.ref(column)} - ${interval}::interval` })
    .where('token_hash', '=', tokenHash(token))
    .execute()

const sessionOf = (token: string) =>
  db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash(token)).executeTakeFirstOrThrow()

test('logging out ends the session at once, for the next request and for concurrent ones', async () => {
  const { id } = await aMember(site)
  for (let round = 0; round < 40; round += 1) {
    const token = await startSession(db, { realm: 'user', ownerId: id, limits: defaultLimits.sessions })
    const beside = Array.from({ length: 5 }, () => statusOf(token))
    const [{ status, body }, ...statuses] = await Promise.all([logOut(token), ...beside])
    assert.deepEqual([status, body.message], [200, 'You are signed out.'])
    for (const each of statuses) assert.ok(each === 200 || each === 401)
    assert.equal(await statusOf(token), 401)
  }
})

test('logging out returns 200 without a token, with an invalid one, and the second time', async () => {
  const { token } = await aMember(site)
  for (const given of [token, token, undefined, 'dead', `u1_${'x'.repeat(43)}`]) {
    assert.equal((await logOut(given)).status, 200)
  }
})

test('logging out ends this session and no other session of the member', async () => {
  const { id, token } = await aMember(site)
  const other = await startSession(db, { realm: 'user', ownerId: id, limits: defaultLimits.sessions })
  await logOut(other)
  assert.deepEqual([await statusOf(other), await statusOf(token)], [401, 200])
})

test('a log-out with a content type and without a body works too', async () => {
  const { token } = await aMember(site)
  const { status } = await call('POST', '/api/auth/logout', {
    token,
    headers: { 'content-type': 'application/json' },
  })
  assert.deepEqual([status, await statusOf(token)], [200, 401])
})

test('a member has at most twenty sessions: the oldest ones end', async () => {
  const { email, token: first } = await aMember(site)
  const tokens: string[] = []
  for (let login = 0; login < 25; login += 1) {
    const { body } = await call('POST', '/api/auth/login', {
      body: { email, password },
      ...fromRandomAddress(),
    })
    tokens.push(body.access_token)
  }
  assert.equal(await statusOf(first), 401)
  const statuses = await Promise.all(tokens.map(statusOf))
  assert.deepEqual(statuses, [...Array<number>(5).fill(401), ...Array<number>(20).fill(200)])
})

test('an administrator has at most five sessions: the oldest ones end', async () => {
  const { email } = await anAdmin(site, { isSecured: false })
  const tokens: string[] = []
  for (let signin = 0; signin < 7; signin += 1) {
    const { body } = await call('POST', '/api/admin/signin', {
      body: { email, password },
      ...fromRandomAddress(),
    })
    tokens.push(body.access_token)
  }
  const statuses = await Promise.all(tokens.map(adminStatusOf))
  assert.deepEqual(statuses, [401, 401, 200, 200, 200, 200, 200])
})

test('a member’s session ends after fourteen days without use, to the second', async () => {
  const before = new Date()
  const [used, unused] = [(await aMember(site)).token, (await aMember(site)).token]
  await age(used, 'last_seen_at', '13 days 23:59:50')
  await age(unused, 'last_seen_at', '14 days 00:00:01')
  assert.deepEqual([await statusOf(used), await statusOf(unused)], [200, 401])
  const { last_seen_at: seen } = await sessionOf(used)
  assert.ok(seen >= before, 'its use has been noted')
})

test('a member’s session ends after ninety days however much it is used', async () => {
  const [live, spent] = [(await aMember(site)).token, (await aMember(site)).token]
  const { created_at: start, expires_at: end } = await sessionOf(live)
  assert.equal(Math.round((end.getTime() - start.getTime()) / 3_600_000), 90 * 24)
  await age(live, 'expires_at', '89 days 23:59:50')
  await age(spent, 'expires_at', '90 days 00:00:01')
  assert.deepEqual([await statusOf(live), await statusOf(spent)], [200, 401])
  assert.ok((await sessionOf(live)).expires_at.getTime() < Date.now() + 60_000, 'use made it no longer')
})

test('an administrator’s session ends after thirty minutes without use and after eight hours in all', async () => {
  const tokens = await Promise.all(Array.from({ length: 4 }, async () => (await anAdmin(site)).token))
  const [used = '', unused = '', live = '', spent = ''] = tokens
  const { created_at: start, expires_at: end } = await sessionOf(live)
  assert.equal(Math.round((end.getTime() - start.getTime()) / 60_000), 8 * 60)
  await age(used, 'last_seen_at', '29 minutes 50 seconds')
  await age(unused, 'last_seen_at', '30 minutes 1 second')
  await age(live, 'expires_at', '7:59:50')
  await age(spent, 'expires_at', '8:00:01')
  assert.deepEqual(await Promise.all(tokens.map(adminStatusOf)), [200, 401, 200, 401])
})

test('last_seen_at is updated once an hour, not with every request', async () => {
  const { token } = await aMember(site)
  await age(token, 'last_seen_at', '59 minutes')
  const before = await sessionOf(token)
  await statusOf(token)
  assert.deepEqual(await sessionOf(token), before)
})

test('suspending a member disables their sessions at once', async () => {
  const { id, token } = await aMember(site)
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute()
  assert.equal(await statusOf(token), 401)
  const { body } = await call('GET', '/api/auth/check-auth', { token })
  assert.deepEqual(body, { isAuthenticated: false })
})

test('deleting a member deletes their sessions', async () => {
  const { id, token } = await aMember(site)
  await db.deleteFrom('users').where('id', '=', id).execute()
  assert.equal(await statusOf(token), 401)
})
