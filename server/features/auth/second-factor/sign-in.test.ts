import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { toDigitsOf } from '#contract/plain-figures.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { newRecoveryCodes } from '#server/platform/secrets/recovery-codes.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { currentCode, switchOn, wrongCode } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'
import { replaceRecoveryCodes } from './second-factor.queries.ts'

const site = await openSite(trustedProxy)
const { call, db } = site
const { calls: tries } = defaultLimits.throttles.secondFactor.perAccountAndNetwork
const { calls: triesOfStrangers } = defaultLimits.throttles.secondFactor.perAccount

type From = { headers: { 'x-forwarded-for': string } }
const at = (address: string): From => ({ headers: { 'x-forwarded-for': address } })

async function aGuardedMember(): Promise<Member> {
  const member = await aMember(site)
  await switchOn(site, member.id)
  return member
}
const logIn = (member: Member, given = password, from: From = fromRandomAddress()) =>
  call('POST', '/api/auth/login', { body: { email: member.email, password: given }, ...from })
const ticketOf = async (member: Member, from?: From): Promise<string> =>
  (await logIn(member, password, from)).body.fields.ticket
const finish = (ticket: string, code: string, from: From = fromRandomAddress()) =>
  call('POST', '/api/auth/login/second-factor', { body: { ticket, code }, ...from })
const statusOf = async (token: string) => (await call('GET', '/api/users/current', { token })).status
const countSessions = async ({ id }: Member) =>
  (await db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute()).length

test('the right password alone gets a ticket, a sentence for old clients and no session', async () => {
  const member = await aGuardedMember()
  const { status, body } = await logIn(member)
  assert.deepEqual([status, body.code], [401, 'second_factor_required'])
  assert.match(body.message, /six digits/)
  assert.match(body.fields.ticket, /^t1_[\w-]{43}$/)
  assert.equal(body.access_token, undefined)
  assert.equal(await countSessions(member), 1)
})

test('the ticket and the code sign in; blanks in the code and the script of its digits do not matter', async () => {
  const code = currentCode()
  for (const typed of [
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
    toDigitsOf(0x660, code),
    toDigitsOf(0xff10, code),
  ]) {
    const { status, body } = await finish(await ticketOf(await aGuardedMember()), typed)
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['access_token'])
    assert.equal(await statusOf(body.access_token), 200)
  }
})

test('session fixation: the ticket is not a token, and does not name the new session', {
  tags: ['account-fixation'],
}, async () => {
  const member = await aGuardedMember()
  const ticket = await ticketOf(member)
  assert.equal(await statusOf(ticket), 401)
  assert.equal(await statusOf(ticket.replace('t1_', 'u1_')), 401)
  const { body } = await finish(ticket, currentCode())
  assert.notEqual(body.access_token.slice(3), ticket.slice(3))
  assert.equal(await statusOf(ticket.replace('t1_', 'u1_')), 401)
  // A session's token is no ticket either.
  assert.equal((await finish(body.access_token, currentCode(1))).body.code, 'expired_ticket')
})

test('replay: a used code and an older one are refused with any ticket', {
  tags: ['account-totp-once'],
}, async () => {
  const member = await aGuardedMember()
  const tickets = [await ticketOf(member), await ticketOf(member), await ticketOf(member)] as const
  const code = currentCode()
  assert.equal((await finish(tickets[0], code)).status, 200)
  assert.equal((await finish(tickets[1], code)).body.code, 'wrong_code')
  assert.equal((await finish(tickets[2], currentCode(-1))).body.code, 'wrong_code')
  assert.equal((await finish(tickets[1], currentCode(1))).status, 200)
})

test('a ticket is valid for one sign-in', async () => {
  const member = await aGuardedMember()
  const ticket = await ticketOf(member)
  assert.equal((await finish(ticket, currentCode())).status, 200)
  assert.deepEqual([(await finish(ticket, currentCode(1))).body.code], ['expired_ticket'])
})

test('enumeration: an invented ticket, an expired one and something else get the same response', {
  tags: ['account-enumeration'],
}, async () => {
  const member = await aGuardedMember()
  const expired = await ticketOf(member)
  await db
    .updateTable('sign_in_tickets')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('token_hash', '=', tokenHash(expired))
    .execute()
  const answers = []
  for (const ticket of [expired, `t1_${'x'.repeat(43)}`, member.token, 'x'])
    answers.push(await finish(ticket, currentCode()))
  for (const { status, body } of answers)
    assert.deepEqual([status, body.code, body.message], [400, 'expired_ticket', answers[0]?.body.message])
})

test('enumeration: with a wrong password, nothing tells whether an account has a second factor', async () => {
  const [guarded, plain] = [await aGuardedMember(), await aMember(site)]
  const answers = []
  for (const member of [guarded, plain, { ...plain, email: 'nobody@example.org' }])
    answers.push(await logIn(member, 'not it'))
  for (const { status, body } of answers)
    assert.deepEqual([status, { ...body, requestId: '' }], [401, { ...answers[0]?.body, requestId: '' }])
})

test('after five wrong codes from one network there is a wait, in which a new ticket brings no new tries', async () => {
  const member = await aGuardedMember()
  const from = fromRandomAddress()
  const ticket = await ticketOf(member, from)
  for (let left = tries - 1; left >= 0; left -= 1) {
    const { status, body } = await finish(ticket, wrongCode(), from)
    assert.deepEqual([status, body.code], [403, 'wrong_code'])
    assert.match(body.fields.code, new RegExp(`\\b${left} tr(y|ies) left`))
  }
  for (const each of [ticket, await ticketOf(member, from)]) {
    const { status, body, headers } = await finish(each, currentCode(), from)
    assert.deepEqual([status, body.code], [429, 'too_many_requests'])
    assert.match(body.message, /15 minutes/)
    assert.ok(Number(headers.get('retry-after')) > 0)
  }
})

test('strangers do not lock the owner out: not without the password, and with it not where the owner has signed in before', async () => {
  const member = await aGuardedMember()
  const home = at('203.0.113.77')
  assert.equal((await finish(await ticketOf(member, home), currentCode(), home)).status, 200)
  for (let n = 0; n < 30; n += 1) await logIn(member, 'not it')
  const stolen = await ticketOf(member, home)
  for (let n = 0; n < triesOfStrangers + 2; n += 1) await finish(stolen, wrongCode())
  assert.equal((await finish(stolen, currentCode())).status, 429)
  assert.equal((await finish(await ticketOf(member, home), currentCode(1), home)).status, 200)
})

test('a recovery code signs in once, however it is typed, and the response tells how many are left', async () => {
  const member = await aGuardedMember()
  const recovery = await newRecoveryCodes(10)
  await replaceRecoveryCodes(db, { userId: member.id }, recovery)
  const [first = '', second = ''] = recovery.codes
  const { status, body } = await finish(await ticketOf(member), ` ${first.toLowerCase().replace('-', ' ')}`)
  assert.deepEqual([status, body.recoveryCodesLeft], [200, 9])
  assert.equal((await finish(await ticketOf(member), first)).body.code, 'wrong_code')
  const tickets = [await ticketOf(member), await ticketOf(member)]
  const answers = await Promise.all(tickets.map(ticket => finish(ticket, second)))
  assert.deepEqual(answers.map(answer => answer.status).sort(), [200, 403])
})

test('another member’s recovery code is wrong', async () => {
  const [member, other] = [await aGuardedMember(), await aGuardedMember()]
  const recovery = await newRecoveryCodes(10)
  await replaceRecoveryCodes(db, { userId: other.id }, recovery)
  assert.equal((await finish(await ticketOf(member), recovery.codes[0] ?? '')).body.code, 'wrong_code')
})

test('a second factor that is not confirmed asks for nothing when signing in', async () => {
  const member = await aMember(site)
  await switchOn(site, member.id, { isConfirmed: false })
  assert.equal((await logIn(member)).status, 200)
})

test('a ticket ends with the password for which it was given, and with a suspension', async () => {
  const member = await aGuardedMember()
  const ticket = await ticketOf(member)
  const chosen = 'maharagwe ya nazi'
  const body = { currentPassword: password, password: chosen, confirmPassword: chosen }
  assert.equal((await call('POST', '/api/auth/password', { token: member.token, body })).status, 200)
  assert.equal((await finish(ticket, currentCode())).body.code, 'expired_ticket')
  const other = await aGuardedMember()
  const suspended = await ticketOf(other)
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', other.id).execute()
  assert.equal((await finish(suspended, currentCode())).body.code, 'account_suspended')
  assert.equal(await countSessions(other), 1)
})

test('an account has at most five tickets, the newest', async () => {
  const member = await aGuardedMember()
  const first = await ticketOf(member)
  for (let n = 0; n < defaultLimits.maxSignInTickets; n += 1) await ticketOf(member)
  assert.equal((await finish(first, currentCode())).body.code, 'expired_ticket')
  const left = await db
    .selectFrom('sign_in_tickets')
    .select('user_id')
    .where('user_id', '=', member.id)
    .execute()
  assert.equal(left.length, defaultLimits.maxSignInTickets)
})
