import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import { stepAt, totpOfStep } from '#server/platform/secrets/totp.ts'
import { trustedProxy } from '#tests/support/call.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

const post = (token: string, path: string, body: object = {}) =>
  call('POST', `/api/auth/${path}`, { token, body })
const start = (token: string) => post(token, 'second-factor')
const confirm = (token: string, code: string) => post(token, 'second-factor/confirm', { code })
const renew = (token: string) => post(token, 'second-factor/recovery-codes')

const stateOf = async (token: string) =>
  (await call('GET', '/api/auth/security', { token })).body.secondFactor

/** Returns the code that the member's app shows. */
const codeOf = async (member: Member) => {
  const { secret } = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  return totpOfStep(secret, stepAt(new Date()))
}

test('when a code is confirmed several times at once, one request gets the recovery codes', async () => {
  const member = await aMember(site)
  await start(member.token)
  const code = await codeOf(member)
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(member.token, code)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
  assert.equal((await stateOf(member.token)).recoveryCodesLeft, 10)
})

test('a request for new codes without a second factor hashes nothing', async () => {
  const member = await aMember(site)
  const started = await aMember(site)
  await switchOn(site, started.id, { isConfirmed: false })
  // While the queue of hashes is full, a request that needed a hash would get 503.
  let isDone = false
  const hashing = Array.from({ length: 40 }, async () => {
    while (!isDone) await hashPassword(password).catch(() => sleep(1))
  })
  const answers = [await renew(member.token), await renew(started.token)]
  isDone = true
  await Promise.all(hashing)
  for (const { status, body } of answers) assert.deepEqual([status, body.code], [404, 'not_found'])
})
