import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { base32, stepAt, totpOfStep } from '#server/platform/secrets/totp.ts'
import { trustedProxy } from '#tests/support/call.ts'
import { emailChangesOf } from '#tests/support/email-changes.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { switchOn, wrongCode } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

const post = (token: string, path: string, body: object = {}) =>
  call('POST', `/api/auth/${path}`, { token, body })
const start = (token: string) => post(token, 'second-factor')
const confirm = (token: string, code: string) => post(token, 'second-factor/confirm', { code })
const renew = (token: string) => post(token, 'second-factor/recovery-codes')
const remove = (token: string) => call('DELETE', '/api/auth/second-factor', { token })
const stateOf = async (token: string) =>
  (await call('GET', '/api/auth/security', { token })).body.secondFactor
const statusOf = async (token: string) => (await call('GET', '/api/users/current', { token })).status

/** Makes the last proof of the session's password this old. */
const ageProof = (token: string, interval: string) =>
  db
    .updateTable('sessions')
    .set({ proved_at: sql<Date>`now() - ${interval}::interval` })
    .where('token_hash', '=', tokenHash(token))
    .execute()

/** Returns the code that the member's app shows. */
const codeOf = async (member: Member) => {
  const { secret } = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  return totpOfStep(secret, stepAt(new Date()))
}

async function aMemberWithSecondFactor() {
  const member = await aMember(site)
  assert.equal((await start(member.token)).status, 200)
  const { status, body } = await confirm(member.token, await codeOf(member))
  assert.equal(status, 200)
  return { ...member, codes: body.recoveryCodes as string[] }
}

test('a second factor applies once a code has confirmed it; the session stays, and a mail tells of it', async () => {
  const member = await aMember(site)
  const { status, body } = await start(member.token)
  assert.equal(status, 200)
  assert.match(body.secret, /^[A-Z2-7]{32}$/)
  assert.ok(body.uri.includes(body.secret))
  assert.deepEqual(await stateOf(member.token), { since: null, recoveryCodesLeft: 0 })
  assert.equal((await confirm(member.token, wrongCode())).body.code, 'wrong_code')
  assert.equal((await stateOf(member.token)).since, null)

  const { body: confirmed } = await confirm(member.token, await codeOf(member))
  assert.equal(confirmed.recoveryCodes.length, 10)
  assert.equal(new Set(confirmed.recoveryCodes).size, 10)
  for (const code of confirmed.recoveryCodes) assert.match(code, /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
  const state = await stateOf(member.token)
  assert.ok(state.since)
  assert.equal(state.recoveryCodesLeft, 10)
  assert.match((await waitForMails(site, member.email)).join(), /the second factor is on/)
})

test('a confirmed second factor is neither shown again nor replaced by another set-up', async () => {
  const { token } = await aMemberWithSecondFactor()
  for (const { status, body } of [await start(token), await confirm(token, '123456')])
    assert.deepEqual([status, body.code], [409, 'second_factor_on'])
})

test('no table contains a recovery code, and only the set-up’s response contains the key', {
  tags: ['account-second-factor'],
}, async () => {
  const member = await aMember(site)
  const { body } = await start(member.token)
  const { body: confirmed } = await confirm(member.token, await codeOf(member))
  const { rows } = await site.pool.query('select t::text as row from recovery_codes t')
  const stored = rows.map(({ row }) => row).join()
  for (const code of confirmed.recoveryCodes)
    for (const form of [code, code.replace('-', '')])
      assert.ok(!stored.includes(form) && !stored.includes(Buffer.from(form).toString('hex')))
  const { text } = await call('GET', '/api/auth/security', { token: member.token })
  assert.ok(!text.includes(body.secret))
})

test('changes that open the account ask for the password once in ten minutes', async () => {
  const { token } = await aMemberWithSecondFactor()
  await ageProof(token, '9 minutes 50 seconds')
  assert.equal((await post(token, 'second-factor/recovery-codes')).status, 200)
  await ageProof(token, '10 minutes 1 second')
  for (const { status, body } of [
    await post(token, 'second-factor/recovery-codes'),
    await start(token),
    await confirm(token, '123456'),
    await remove(token),
  ])
    assert.deepEqual([status, body.code], [403, 'proof_required'])
  assert.equal((await post(token, 'proof', { currentPassword: 'not it' })).body.code, 'wrong_password')
  assert.equal((await remove(token)).body.code, 'proof_required')
  assert.equal((await post(token, 'proof', { currentPassword: password })).status, 200)
  assert.equal((await remove(token)).status, 204)
})

test('a password given in one session gives no proof in another', async () => {
  const member = await aMemberWithSecondFactor()
  const { body } = await call('POST', '/api/auth/login', { body: { email: member.email, password } })
  const { body: session } = await call('POST', '/api/auth/login/second-factor', {
    body: { ticket: body.fields.ticket, code: member.codes[0] },
  })
  await ageProof(member.token, '11 minutes')
  assert.equal((await post(session.access_token, 'proof', { currentPassword: password })).status, 200)
  assert.equal((await remove(member.token)).body.code, 'proof_required')
})

test('once the factor is off, the password alone signs in, and a mail tells of it; turning it off again changes nothing', async () => {
  const member = await aMemberWithSecondFactor()
  assert.equal((await remove(member.token)).status, 204)
  assert.equal((await remove(member.token)).status, 204)
  assert.deepEqual(await stateOf(member.token), { since: null, recoveryCodesLeft: 0 })
  const { status } = await call('POST', '/api/auth/login', { body: { email: member.email, password } })
  assert.equal(status, 200)
  const mails = await waitForMails(site, member.email, 2)
  assert.match(mails.join(), /the second factor is off/)
})

test('new recovery codes replace the earlier ones', async () => {
  const member = await aMemberWithSecondFactor()
  const { body } = await renew(member.token)
  const signIn = async (code = '') => {
    const { body: refused } = await call('POST', '/api/auth/login', {
      body: { email: member.email, password },
    })
    return call('POST', '/api/auth/login/second-factor', { body: { ticket: refused.fields.ticket, code } })
  }
  assert.equal((await signIn(member.codes[0])).body.code, 'wrong_code')
  assert.equal((await signIn(body.recoveryCodes[0])).status, 200)
  const without = await aMember(site)
  assert.equal((await renew(without.token)).status, 404)
})

test('undoing a change of address removes a second factor that was set up since', async () => {
  const changes = emailChangesOf(site)
  const owner = await changes.aVerifiedMember()
  await changes.ask(owner, `thief-${owner.email}`, password)
  await switchOn(site, owner.id)
  await db
    .updateTable('second_factors')
    .set({ confirmed_at: sql<Date>`now() + interval '1 second'` })
    .where('user_id', '=', owner.id)
    .execute()
  const mail = await changes.newMail(owner.email)
  const undo = /undo-email-change\?token=(l1_[\w-]{43})/.exec(mail ?? '')?.[1] ?? ''
  const { status } = await call('POST', '/api/auth/email-change/undo', { body: { token: undo } })
  assert.equal(status, 200)
  const left = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', owner.id)
    .execute()
  assert.deepEqual(left, [])
})

test('the key that is shown is the stored key', async () => {
  const member = await aMember(site)
  const { body } = await start(member.token)
  const { secret } = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  assert.equal(body.secret, base32(secret))
  assert.equal(await statusOf(member.token), 200)
})
