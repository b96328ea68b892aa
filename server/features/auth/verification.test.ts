import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { extractToken, waitForMails } from '#tests/support/mails.ts'
import { aNewMember, type Member, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import * as t from '#texts/auth.ts'
import { createLink } from './links.queries.ts'

// With this setting only verified members may sign in.
const site = await openSite({ ...trustedProxy, REQUIRE_EMAIL_VERIFICATION: 'true' })
const { call, db } = site

const logIn = ({ email }: { email: string }, secret = password) =>
  call('POST', '/api/auth/login', { body: { email, password: secret }, ...fromRandomAddress() })
const verify = (token: unknown) =>
  call('POST', '/api/auth/verify-email', { body: { token }, ...fromRandomAddress() })
const requestLink = (email: unknown) =>
  call('POST', '/api/auth/verify-email/resend', { body: { email }, ...fromRandomAddress() })
const linkFor = ({ id, email }: Member) =>
  createLink(db, { purpose: 'verify', owner: { userId: id, emailKey: email }, limits: defaultLimits })
const isVerified = async ({ token }: Member) =>
  (await call('GET', '/api/users/current', { token })).body.emailVerified

test('if verification is required, email_unverified is sent only for the right password', async () => {
  const member = await aNewMember(site)
  const { status, body } = await logIn(member)
  assert.deepEqual([status, body.code], [403, 'email_unverified'])
  const wrong = await logIn(member, 'not it')
  assert.deepEqual([wrong.status, wrong.body.code], [401, 'invalid_credentials'])
  assert.equal((await verify(await linkFor(member))).status, 200)
  assert.equal((await logIn(member)).status, 200)
})

test('a verification link works once, and proves the address', async () => {
  const member = await aNewMember(site)
  const token = await linkFor(member)
  assert.equal(await isVerified(member), false)
  const { status, body } = await verify(token)
  assert.deepEqual([status, Object.keys(body)], [200, ['message']])
  assert.equal(await isVerified(member), true)
  const again = await verify(token)
  assert.deepEqual([again.status, again.body.code], [400, 'invalid_link'])
})

test('an expired link, an invented one and a reset link prove nothing', async () => {
  const member = await aNewMember(site)
  const reset = await createLink(db, {
    purpose: 'reset',
    owner: { userId: member.id, emailKey: member.email },
    limits: defaultLimits,
  })
  const expired = await linkFor(member)
  await db
    .updateTable('one_time_links')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('purpose', '=', 'verify')
    .where('user_id', '=', member.id)
    .execute()
  for (const token of [expired, reset, member.token, `l1_${'x'.repeat(43)}`, '']) {
    assert.equal((await verify(token)).body.code, 'invalid_link')
  }
  for (const token of [undefined, null, 7, 'x'.repeat(201)]) {
    assert.equal((await verify(token)).body.code, 'invalid_request')
  }
  assert.equal(await isVerified(member), false)
})

test('a link proves the address to which it was sent, and no later one', async () => {
  const member = await aNewMember(site)
  const token = await linkFor(member)
  const email = `later-${member.email}`
  await db.updateTable('users').set({ email, email_key: email }).where('id', '=', member.id).execute()
  const { status, body } = await verify(token)
  assert.deepEqual([status, body.code], [400, 'invalid_link'])
  assert.equal(await isVerified(member), false)
})

test('resending sends a new link and invalidates the previous one', async () => {
  const member = await aNewMember(site)
  const resend = () => requestLink(member.email)
  assert.equal((await resend()).status, 200)
  const [first] = await waitForMails(site, member.email)
  assert.equal((await resend()).status, 200)
  const [, second] = await waitForMails(site, member.email, 2)
  assert.ok(second?.includes(`${site.url}/verify-email?token=`))
  assert.equal((await verify(extractToken(first))).status, 400)
  assert.equal((await verify(extractToken(second))).status, 200)
})

test('a verified member and an address without an account get the same response and no mail', async () => {
  const [verified, other] = [await aNewMember(site), await aNewMember(site)]
  await verify(await linkFor(verified))
  const replies = [
    await requestLink(verified.email),
    await requestLink('nobody@example.org'),
    await requestLink(` ${other.email.toUpperCase()} `),
  ]
  for (const { status, body } of replies) {
    assert.deepEqual([status, body], [200, { message: t.verificationSent }])
  }
  await waitForMails(site, other.email)
  for (const email of [verified.email, 'nobody@example.org'])
    assert.ok((await site.outbox()).every(mail => !mail.includes(email)))
})

test('a new link is sent only to an e-mail address, and at most five times in half an hour from one network', async () => {
  for (const email of [undefined, '', 'nobody', 7]) {
    const { status, body } = await requestLink(email)
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'invalid_request', ['email']])
  }
  const { email } = await aNewMember(site)
  const statuses = []
  const sent = { body: { email }, ...fromRandomAddress() }
  for (let link = 0; link < 6; link += 1)
    statuses.push((await call('POST', '/api/auth/verify-email/resend', sent)).status)
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
})

test('a reset proves the mailbox too, so it lets an unverified member in', async () => {
  const member = await aNewMember(site)
  const token = await createLink(db, {
    purpose: 'reset',
    owner: { userId: member.id, emailKey: member.email },
    limits: defaultLimits,
  })
  await call('POST', '/api/auth/reset-password/confirm', {
    body: { token, password: 'mpya kabisa', confirmPassword: 'mpya kabisa' },
    ...fromRandomAddress(),
  })
  assert.equal((await logIn(member, 'mpya kabisa')).status, 200)
})
