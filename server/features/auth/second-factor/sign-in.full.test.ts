import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { currentCode, switchOn, wrongCode } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

const { calls: triesOfStrangers } = defaultLimits.throttles.secondFactor.perAccount

type From = { headers: { 'x-forwarded-for': string } }

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

const countSessions = async ({ id }: Member) =>
  (await db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute()).length

test('when many requests at once use one code, one signs in, whether they share the ticket or not', {
  tags: ['account-totp-once'],
}, async () => {
  const member = await aGuardedMember()
  const ticket = await ticketOf(member)
  const shared = await Promise.all(Array.from({ length: 10 }, () => finish(ticket, currentCode())))
  assert.equal(shared.filter(({ status }) => status === 200).length, 1)
  const other = await aGuardedMember()
  const tickets = [await ticketOf(other), await ticketOf(other), await ticketOf(other)]
  const code = currentCode()
  const apart = await Promise.all(tickets.map(each => finish(each, code)))
  assert.deepEqual(apart.map(({ status }) => status).sort(), [200, 403, 403])
  assert.equal(await countSessions(other), 2)
})

test('brute force across tickets and networks: strangers with the password get a dozen tries, however many they send at once', async () => {
  const member = await aGuardedMember()
  const tickets = await Promise.all(Array.from({ length: 40 }, () => ticketOf(member)))
  const live = tickets.slice(-defaultLimits.maxSignInTickets)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => finish(live[n % live.length] ?? '', wrongCode())),
  )
  const wrong = answers.filter(({ body }) => body.code === 'wrong_code')
  assert.ok(wrong.length <= triesOfStrangers, `${wrong.length} tries`)
})
