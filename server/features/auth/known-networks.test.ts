import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { trustedProxy } from '#tests/support/call.ts'
import { runConcurrently } from '#tests/support/concurrency.ts'
import { agreeLink, emailChangesOf, undoLink } from '#tests/support/email-changes.ts'
import { type Member, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { aNetwork, from, wrong } from '#tests/support/throttled.ts'
import { createLink } from './links.queries.ts'

const { throttles } = defaultLimits

const site = await openSite(trustedProxy)
const { call, db } = site
const { ask, agree, undo, newMail, aVerifiedMember } = emailChangesOf(site)

const logIn = async (network: string, email: string, given: string) =>
  (await call('POST', '/api/auth/login', from(network, { body: { email, password: given } }))).status

/** Uses up the guesses that all unknown networks have together, so that only known networks may guess. */
const exhaustStrangers = (email: string) =>
  runConcurrently(2 * throttles.login.perAccount.calls, () =>
    call('POST', '/api/auth/login', from(aNetwork(), wrong(email))),
  )

/** Makes a member whose password a thief has, and the network that the thief signed in from. */
async function aMemberWithThief(): Promise<{ member: Member; thief: string }> {
  const [member, thief] = [await aVerifiedMember(), aNetwork()]
  assert.equal(await logIn(thief, member.email, password), 200)
  return { member, thief }
}

test('a network from which the account has signed in may still guess when strangers may not', async () => {
  const { member, thief } = await aMemberWithThief()
  await exhaustStrangers(member.email)
  assert.deepEqual(
    [await logIn(thief, member.email, 'not it'), await logIn(aNetwork(), member.email, 'not it')],
    [401, 429],
  )
})

test('after a reset by mail, only the network that reset the password is known', async () => {
  const { member, thief } = await aMemberWithThief()
  const token = await createLink(db, {
    purpose: 'reset',
    owner: { userId: member.id, emailKey: member.email },
    limits: defaultLimits,
  })
  const [owner, chosen] = [aNetwork(), 'samaki wa kupaka']
  const body = { token, password: chosen, confirmPassword: chosen }
  assert.equal((await call('POST', '/api/auth/reset-password/confirm', from(owner, { body }))).status, 200)
  await exhaustStrangers(member.email)
  assert.deepEqual(
    [await logIn(thief, member.email, password), await logIn(owner, member.email, chosen)],
    [429, 200],
  )
})

test('after an undone change of address, no network is known', async () => {
  const { member, thief } = await aMemberWithThief()
  const email = `thief-${member.email}`
  await ask(member, email, password)
  const mail = await newMail(member.email)
  await agree(agreeLink(await newMail(email)))
  assert.equal((await undo(undoLink(mail))).status, 200)
  await exhaustStrangers(member.email)
  assert.equal(await logIn(thief, member.email, password), 429)
})
