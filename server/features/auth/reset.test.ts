import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { extractToken, waitForMails } from '#tests/support/mails.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createLink } from './links.queries.ts'
import { startSession } from './sessions.queries.ts'

const site = await openSite(trustedProxy)
const { call, db } = site
const newPassword = 'samaki wa kupaka'

const requestReset = (email: unknown, headers: Record<string, string> = {}) =>
  call('POST', '/auth/reset-password', {
    body: { email },
    headers: { ...fromRandomAddress().headers, ...headers },
  })
const redeem = (token: string, changes: Record<string, unknown> = {}) =>
  call('POST', '/api/auth/reset-password/confirm', {
    body: { token, password: newPassword, confirmPassword: newPassword, ...changes },
    ...fromRandomAddress(),
  })
const logIn = async (email: string, secret: string) =>
  (await call('POST', '/api/auth/login', { body: { email, password: secret }, ...fromRandomAddress() }))
    .status
const linkFor = ({ id, email }: Member) =>
  createLink(db, { purpose: 'reset', owner: { userId: id, emailKey: email }, limits: defaultLimits })

test('a reset request gets the same response whether or not the account exists', async () => {
  const { email } = await aMember(site)
  const replies = [
    await requestReset(email),
    await requestReset('nobody@example.org'),
    await requestReset(` ${email.toUpperCase()} `),
  ]
  for (const { status, body } of replies) {
    assert.equal(status, 200)
    assert.deepEqual(body, { message: 'Password reset instructions sent to your email.' })
  }
  await waitForMails(site, email, 2)
  assert.ok((await site.outbox()).every(mail => !mail.includes('nobody@example.org')))
})

test('an invalid address gets 400', async () => {
  for (const email of [undefined, '', ' ', 'nobody', 7, ['a@example.org']]) {
    const { status, body } = await requestReset(email)
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'invalid_request', ['email']])
  }
})

test('the reset link uses PUBLIC_URL, whatever host the request names', async () => {
  const member = await aMember(site)
  await requestReset(member.email, {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
  })
  const [mail] = await waitForMails(site, member.email)
  assert.ok(mail?.includes(`${site.url}/reset-password?token=${extractToken(mail)}`))
  assert.ok(!mail?.includes('evil.example'))
  assert.equal((await redeem(extractToken(mail))).status, 200)
})

test('the new password works, the old one does not, and every session of the member has ended', async () => {
  const member = await aMember(site)
  const tokens = [member.token]
  for (let login = 0; login < 9; login += 1)
    tokens.push(await startSession(db, { realm: 'user', ownerId: member.id, limits: defaultLimits.sessions }))
  const bystander = await aMember(site)
  assert.equal((await redeem(await linkFor(member))).status, 200)
  const statuses = await Promise.all(
    tokens.map(async token => (await call('GET', '/api/users/current', { token })).status),
  )
  assert.deepEqual(statuses, Array<number>(10).fill(401))
  assert.deepEqual([await logIn(member.email, newPassword), await logIn(member.email, password)], [200, 401])
  assert.equal((await call('GET', '/api/users/current', { token: bystander.token })).status, 200)
})

test('a link works only once', async () => {
  const token = await linkFor(await aMember(site))
  assert.equal((await redeem(token)).status, 200)
  const { status, body } = await redeem(token)
  assert.deepEqual([status, body.code], [400, 'invalid_link'])
})

test('sending a new link invalidates the older one', async () => {
  const member = await aMember(site)
  await requestReset(member.email)
  const [first] = await waitForMails(site, member.email)
  await requestReset(member.email)
  const [, second] = await waitForMails(site, member.email, 2)
  assert.equal((await redeem(extractToken(first))).body.code, 'invalid_link')
  assert.equal((await redeem(extractToken(second))).status, 200)
})

test('a link to an address that is no longer the member’s does nothing', async () => {
  const member = await aMember(site)
  const token = await linkFor(member)
  const email = `later-${member.email}`
  await db.updateTable('users').set({ email, email_key: email }).where('id', '=', member.id).execute()
  assert.equal((await redeem(token)).body.code, 'invalid_link')
  assert.equal(await logIn(email, password), 200)
})

test('a link expires after thirty minutes and is stored as a hash', async () => {
  const tokens = [await linkFor(await aMember(site)), await linkFor(await aMember(site))] as const
  const age = (token: string, interval: string) =>
    db
      .updateTable('one_time_links')
      .set({ expires_at: sql<Date>`expires_at - ${interval}::interval` })
      .where('token_hash', '=', tokenHash(token))
      .execute()
  await age(tokens[0], '29 minutes 50 seconds')
  await age(tokens[1], '30 minutes 1 second')
  const links = await db.selectFrom('one_time_links').selectAll().execute()
  for (const token of tokens) assert.ok(!JSON.stringify(links).includes(token))
  assert.deepEqual([(await redeem(tokens[0])).status, (await redeem(tokens[1])).status], [200, 400])
})

test('an invalid new password is refused without consuming the link', async () => {
  const token = await linkFor(await aMember(site))
  const differing = await redeem(token, { confirmPassword: 'something else' })
  assert.deepEqual([differing.status, differing.body.message], [400, 'Passwords do not match'])
  const short = await redeem(token, { password: '12345', confirmPassword: '12345' })
  assert.deepEqual([short.status, short.body.message], [400, 'Password should be at least 6 characters'])
  assert.equal((await redeem(token)).status, 200)
})

test('an invented token, one of another kind and a missing one do nothing', async () => {
  const { id, email, token } = await aMember(site)
  const verify = await createLink(db, {
    purpose: 'verify',
    owner: { userId: id, emailKey: email },
    limits: defaultLimits,
  })
  for (const wrong of [`l1_${'x'.repeat(43)}`, token, verify, '', 'x'.repeat(200)]) {
    assert.deepEqual([wrong, (await redeem(wrong)).status], [wrong, 400])
  }
  for (const wrong of [undefined, 7, 'x'.repeat(201), 'nul\u0000']) {
    const { status, body } = await redeem('', { token: wrong })
    assert.deepEqual([status, body.code], [400, 'invalid_request'])
  }
  assert.equal(await logIn(email, password), 200)
})

test('a reset by the mailbox’s owner locks out an earlier member who signed up with the address', async () => {
  const attacker = await aMember(site)
  await requestReset(attacker.email)
  const [mail] = await waitForMails(site, attacker.email)
  assert.equal((await redeem(extractToken(mail))).status, 200)
  assert.equal((await call('GET', '/api/users/current', { token: attacker.token })).status, 401)
  assert.equal(await logIn(attacker.email, password), 401)
  const { body } = await call('POST', '/api/auth/login', {
    body: { email: attacker.email, password: newPassword },
    ...fromRandomAddress(),
  })
  const { body: user } = await call('GET', '/api/users/current', { token: body.access_token })
  assert.equal(user.emailVerified, true)
})

test('a suspended member gets the same response but no mail', async () => {
  const [suspended, other] = [await aMember(site), await aMember(site)]
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
  assert.equal((await requestReset(suspended.email)).status, 200)
  await requestReset(other.email)
  await waitForMails(site, other.email)
  await waitFor(async () => {
    const { rows } = await site.pool.query(
      "select 1 from pgboss.job where name = 'reset-mail' and state in ('created', 'active', 'retry')",
    )
    return rows.length === 0 || undefined
  })
  assert.ok((await site.outbox()).every(mail => !mail.includes(suspended.email)))
})
