import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aModerator, reason } from '#tests/support/cases.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { codeOfKey, currentCode, switchOn, wrongCode } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

type Admin = { email: string; token: string }
const signIn = (email: string, from = fromRandomAddress()) =>
  call('POST', '/api/admin/signin', { body: { email, password }, ...from })
const finish = (ticket: string, code: string, from = fromRandomAddress()) =>
  call('POST', '/api/admin/signin/second-factor', { body: { ticket, code }, ...from })
const ticketOf = async ({ email }: Admin): Promise<string> => (await signIn(email)).body.fields.ticket
const post = (token: string, path: string, body: object = {}) =>
  call('POST', `/api/admin/${path}`, { token, body })
const securityOf = async (token: string) => (await call('GET', '/api/admin/security', { token })).body
const codeOf = async (token: string, path = 'statistics') => {
  const { status, body } = await call('GET', `/api/admin/${path}`, { token })
  return status === 200 ? 200 : body.code
}

async function anAdminWithCodes(): Promise<Admin & { codes: string[] }> {
  const admin = await anAdmin(site, { isSecured: false })
  const { body: key } = await post(admin.token, 'second-factor')
  const { body } = await post(admin.token, 'second-factor/confirm', { code: codeOfKey(key.secret) })
  return { ...admin, codes: body.recoveryCodes }
}

test('a single administrator acts without a second factor; as soon as there is another or a moderator, no administrator does', async () => {
  const alone = await openSite()
  const first = await anAdmin(alone, { isSecured: false })
  const codeFor = async ({ token }: Admin) => {
    const { status, body } = await alone.call('GET', '/api/admin/users', { token })
    return status === 200 ? 200 : body.code
  }
  const securityOfFirst = async () =>
    (await alone.call('GET', '/api/admin/security', { token: first.token })).body
  const isRequired = async () => (await securityOfFirst()).isSecondFactorRequired
  const willNeed = async () => (await securityOfFirst()).willNeedSecondFactor
  assert.deepEqual([await codeFor(first), await isRequired(), await willNeed()], [200, false, true])
  const { id } = await aMember(alone)
  const name = () =>
    alone.call('POST', `/api/admin/members/${id}/moderator`, { token: first.token, body: { reason } })
  assert.equal((await name()).status, 200)
  assert.deepEqual([await codeFor(first), await isRequired()], ['admin_second_factor', true])
  assert.equal((await name()).body.code, 'admin_second_factor')
  await alone.db.deleteFrom('moderators').execute()
  assert.equal(await codeFor(first), 200)
  const second = await anAdmin(alone, { isSecured: false })
  assert.deepEqual(
    [await codeFor(first), await codeFor(second)],
    ['admin_second_factor', 'admin_second_factor'],
  )
  await alone.db.deleteFrom('admins').where('id', '=', second.id).execute()
  await switchOn(alone, { adminId: first.id })
  assert.deepEqual([await isRequired(), await willNeed()], [false, false])
})

test('if the operator does not require a second factor, neither administrators nor moderators need one', async () => {
  const lenient = await openSite({ REQUIRE_SECOND_FACTOR: 'false' })
  const [{ id, token }] = [await anAdmin(lenient, { isSecured: false }), await anAdmin(lenient)]
  assert.equal((await lenient.call('GET', '/api/admin/users', { token })).status, 200)
  const member = await aMember(lenient)
  await lenient.db.insertInto('moderators').values({ user_id: member.id }).execute()
  const { status } = await lenient.call('GET', '/api/moderation/cases', { token: member.token })
  assert.equal(status, 200)
  const own = async () => (await lenient.call('GET', '/api/admin/security', { token })).body
  assert.equal((await own()).isSecondFactorRequired, false)
  await lenient.db.deleteFrom('moderators').execute()
  await lenient.db.deleteFrom('admins').where('id', '!=', id).execute()
  assert.equal((await own()).willNeedSecondFactor, false)
})

test('an administrator who needs a second factor learns so, sets it up with an app’s codes, and can act; a mail tells of it', async () => {
  await aModerator(site)
  const { email, token } = await anAdmin(site, { isSecured: false })
  assert.equal(await codeOf(token), 'admin_second_factor')
  const { status, body: refused } = await call('GET', '/api/moderation/cases', { token })
  assert.deepEqual([status, refused.code], [403, 'admin_second_factor'])
  assert.match(refused.message, /\/admin\/security/)
  assert.deepEqual(await securityOf(token), {
    email,
    secondFactor: { since: null, recoveryCodesLeft: 0 },
    isSecondFactorRequired: true,
    willNeedSecondFactor: false,
  })
  const { body: key } = await post(token, 'second-factor')
  assert.ok(key.uri.includes(key.secret))
  assert.equal((await post(token, 'second-factor/confirm', { code: wrongCode() })).body.code, 'wrong_code')
  assert.equal(await codeOf(token), 'admin_second_factor')
  const { body } = await post(token, 'second-factor/confirm', { code: codeOfKey(key.secret) })
  assert.equal(new Set(body.recoveryCodes).size, 10)
  assert.equal(await codeOf(token), 200)
  assert.equal((await post(token, 'second-factor')).body.code, 'second_factor_on')
  assert.match((await waitForMails(site, email)).join(), /administrator account is on/)
  const { rows } = await site.pool.query('select t::text as row from admin_recovery_codes t')
  const stored = rows.map(({ row }) => row).join()
  for (const code of body.recoveryCodes)
    assert.ok(!stored.includes(Buffer.from(code.replace('-', '')).toString('hex')))
})

test('the right password alone starts no session; a ticket and a code do, each once', async () => {
  const admin = await anAdmin(site)
  const { status, body } = await signIn(admin.email)
  assert.deepEqual([status, body.code, body.access_token], [401, 'second_factor_required', undefined])
  const { ticket } = body.fields
  assert.equal(await codeOf(ticket.replace('t1_', 'a1_')), 'unauthorized')
  assert.equal((await finish(ticket, wrongCode())).body.code, 'wrong_code')
  const code = currentCode()
  const entered = await finish(ticket, code)
  assert.deepEqual([entered.status, Object.keys(entered.body)], [200, ['access_token']])
  assert.equal(await codeOf(entered.body.access_token), 200)
  assert.equal((await finish(ticket, currentCode(1))).body.code, 'expired_ticket')
  assert.equal((await finish(await ticketOf(admin), code)).body.code, 'wrong_code')
})

test('a recovery code signs in once; new codes replace the earlier ones', async () => {
  const admin = await anAdminWithCodes()
  const [first = '', second = ''] = admin.codes
  const { body } = await finish(await ticketOf(admin), first)
  assert.equal(body.recoveryCodesLeft, 9)
  assert.equal((await finish(await ticketOf(admin), first)).body.code, 'wrong_code')
  const { body: renewed } = await post(admin.token, 'second-factor/recovery-codes')
  assert.equal((await finish(await ticketOf(admin), second)).body.code, 'wrong_code')
  assert.equal((await finish(await ticketOf(admin), renewed.recoveryCodes[0])).status, 200)
})

test('a member’s ticket does not finish an administrator’s sign-in, nor the reverse, although the codes are the same', async () => {
  const [member, admin] = [await aModerator(site), await anAdmin(site)]
  const { body } = await call('POST', '/api/auth/login', {
    body: { email: member.email, password },
    ...fromRandomAddress(),
  })
  assert.equal((await finish(body.fields.ticket, currentCode())).body.code, 'expired_ticket')
  const crossed = await call('POST', '/api/auth/login/second-factor', {
    body: { ticket: await ticketOf(admin), code: currentCode() },
    ...fromRandomAddress(),
  })
  assert.equal(crossed.body.code, 'expired_ticket')
})

test('wrong codes are counted by administrator, so a new ticket brings no new tries', async () => {
  const admin = await anAdmin(site)
  const from = fromRandomAddress()
  for (let tries = 0; tries < 5; tries += 1)
    assert.equal((await finish(await ticketOf(admin), wrongCode(), from)).status, 403)
  assert.equal((await finish(await ticketOf(admin), currentCode(), from)).status, 429)
})

test('changes of the second factor ask for the password, unless it was given within ten minutes', async () => {
  const { token } = await anAdmin(site)
  const age = (interval: string) =>
    db
      .updateTable('sessions')
      .set({ proved_at: sql<Date>`now() - ${interval}::interval` })
      .where('token_hash', '=', tokenHash(token))
      .execute()
  await age('10 minutes 1 second')
  const remove = () => call('DELETE', '/api/admin/second-factor', { token })
  for (const { status, body } of [
    await post(token, 'second-factor'),
    await post(token, 'second-factor/confirm', { code: '123456' }),
    await post(token, 'second-factor/recovery-codes'),
    await remove(),
  ])
    assert.deepEqual([status, body.code], [403, 'proof_required'])
  assert.equal((await post(token, 'proof', { currentPassword: 'not it' })).body.code, 'wrong_password')
  assert.equal((await remove()).body.code, 'proof_required')
  assert.equal((await post(token, 'proof', { currentPassword: password })).status, 200)
  assert.equal((await remove()).status, 204)
  assert.equal(await codeOf(token), 'admin_second_factor')
})
