import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { agreeLink, emailChangesOf } from '#tests/support/email-changes.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { createLink } from './links.queries.ts'
import { startSession } from './sessions.queries.ts'

const site = await openSite(trustedProxy)
const { call, db } = site
const chosen = 'maharagwe ya nazi'

const change = ({ token }: Member, changes: Record<string, unknown> = {}) =>
  call('POST', '/api/auth/password', {
    token,
    body: { currentPassword: password, password: chosen, confirmPassword: chosen, ...changes },
    ...fromRandomAddress(),
  })
const statusOf = async (token: string) => (await call('GET', '/api/users/current', { token })).status
const logIn = async ({ email }: Member, given: string) =>
  (await call('POST', '/api/auth/login', { body: { email, password: given }, ...fromRandomAddress() })).status

test('a signed-in member changes the password with the old one; other sessions end, this one stays', async () => {
  const member = await aMember(site)
  const others = [
    await startSession(db, { realm: 'user', ownerId: member.id, limits: defaultLimits.sessions }),
    await startSession(db, { realm: 'user', ownerId: member.id, limits: defaultLimits.sessions }),
  ]
  const link = await createLink(db, {
    purpose: 'reset',
    owner: { userId: member.id, emailKey: member.email },
    limits: defaultLimits,
  })
  assert.equal((await change(member)).status, 200)
  assert.deepEqual(await Promise.all([member.token, ...others].map(statusOf)), [200, 401, 401])
  assert.deepEqual([await logIn(member, chosen), await logIn(member, password)], [200, 401])
  const reset = { token: link, password, confirmPassword: password }
  const { body } = await call('POST', '/api/auth/reset-password/confirm', {
    body: reset,
    ...fromRandomAddress(),
  })
  assert.equal(body.code, 'invalid_link')
})

test('after a change of password, a pending change of address can no longer be confirmed', async () => {
  const { ask, agree, newMail, aVerifiedMember } = emailChangesOf(site)
  const member = await aVerifiedMember()
  const email = `thief-${member.email}`
  await ask(member, email, password)
  const link = agreeLink(await newMail(email))
  assert.equal((await change(member)).status, 200)
  assert.equal((await agree(link)).body.code, 'invalid_link')
  assert.equal((await call('GET', '/api/users/current', { token: member.token })).body.email, member.email)
})

test('a token alone does not change the password: the old one is required, with ten tries from one network', async () => {
  const member = await aMember(site)
  const { status, body } = await change(member, { currentPassword: 'not it' })
  assert.deepEqual(
    [status, body.code, Object.keys(body.fields)],
    [403, 'wrong_password', ['currentPassword']],
  )
  for (const currentPassword of [undefined, null, '', 7])
    assert.equal((await change(member, { currentPassword })).status, 400)
  assert.equal((await change(member, { confirmPassword: 'another' })).body.message, 'Passwords do not match')
  assert.equal((await change(member, { password: 'short', confirmPassword: 'short' })).status, 400)
  const { headers } = fromRandomAddress()
  const guess = (given: string) =>
    call('POST', '/api/auth/password', {
      token: member.token,
      body: { currentPassword: given, password: chosen, confirmPassword: chosen },
      headers,
    })
  const statuses = await Promise.all(Array.from({ length: 15 }, () => guess('not it')))
  assert.equal(statuses.filter(reply => reply.status === 403).length, 10)
  assert.equal((await guess(password)).status, 429)
  // Guesses with a stolen token do not keep the owner from signing in.
  assert.equal(await logIn(member, password), 200)
})

test('signing out everywhere ends every session of the member, and nobody else’s', async () => {
  const [member, bystander] = [await aMember(site), await aMember(site)]
  const other = await startSession(db, { realm: 'user', ownerId: member.id, limits: defaultLimits.sessions })
  const { status } = await call('POST', '/api/auth/logout-everywhere', { token: member.token, body: {} })
  assert.equal(status, 200)
  assert.deepEqual(await Promise.all([member.token, other, bystander.token].map(statusOf)), [401, 401, 200])
  assert.equal(await logIn(member, password), 200)
})
