import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import type { CallOptions } from '#tests/support/call.ts'
import { runConcurrently } from '#tests/support/concurrency.ts'
import { extractToken, waitForMails } from '#tests/support/mails.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { aNetwork, assertEvaluated, countAllowed, from, right, wrong } from '#tests/support/throttled.ts'

const { maxKnownNetworks, throttles } = defaultLimits

const behindProxy = await openSite({ TRUST_PROXY: '127.0.0.1' })

for (const path of ['/api/auth/login', '/api/admin/signin']) {
  test(`A7: of 200 guesses at once from one address, ${path} evaluates 25`, async () => {
    const answers = await runConcurrently(200, n =>
      behindProxy.call('POST', path, from('198.51.100.1', wrong(`cook${n}@example.org`))),
    )
    assertEvaluated(answers, throttles.login.perAddress.calls)
  })

  test(`A7: of 200 guesses at once at one account from as many networks, ${path} evaluates 25`, async () => {
    const { email } = path.includes('admin')
      ? await anAdmin(behindProxy, { isSecured: false })
      : await aMember(behindProxy)
    const spellings = [email, email.toUpperCase(), ` ${email} `]
    const answers = await runConcurrently(200, n =>
      behindProxy.call('POST', path, from(`203.0.113.${n}`, wrong(spellings[n % 3] ?? ''))),
    )
    assertEvaluated(answers, throttles.login.perAccount.calls)
  })

  test(`A7: of 20 guesses at once at one account from one network, ${path} evaluates 10`, async () => {
    const { email } = path.includes('admin')
      ? await anAdmin(behindProxy, { isSecured: false })
      : await aMember(behindProxy)
    const network = aNetwork()
    const answers = await runConcurrently(20, () =>
      behindProxy.call('POST', path, from(network, wrong(email))),
    )
    assert.equal(countAllowed(answers, 900), throttles.login.perAccountAndNetwork.calls)
    const refused = answers.find(({ status }) => status === 429)
    const wayIn = path.includes('admin')
      ? /Whoever runs the site can set a new password at once\.$/
      : /or choose a new password by email: that lets you in at once\.$/
    assert.match(refused?.body.message, wayIn)
  })

  test(`A7: ten wrong passwords from one network do not lock the owner out on another network, at ${path}`, async () => {
    const { email } = path.includes('admin')
      ? await anAdmin(behindProxy, { isSecured: false })
      : await aMember(behindProxy)
    const attacker = aNetwork()
    await runConcurrently(20, () => behindProxy.call('POST', path, from(attacker, wrong(email))))
    assert.equal((await behindProxy.call('POST', path, from(attacker, right(email)))).status, 429)
    assert.equal((await behindProxy.call('POST', path, from(aNetwork(), right(email)))).status, 200)
  })

  test(`A7: on a network where the account has signed in before, strangers never lock its owner out, at ${path}`, async () => {
    const { email } = path.includes('admin')
      ? await anAdmin(behindProxy, { isSecured: false })
      : await aMember(behindProxy)
    const home = aNetwork()
    assert.equal((await behindProxy.call('POST', path, from(home, right(email)))).status, 200)
    const guess = () => behindProxy.call('POST', path, from(aNetwork(), wrong(email)))
    await runConcurrently(60, guess)
    assert.equal((await guess()).status, 429)
    for (let signIn = 0; signIn < 3; signIn++)
      assert.equal((await behindProxy.call('POST', path, from(home, right(email)))).status, 200)
    // A wrong password at home counts against the home network alone, and that count is bounded too.
    const atHome = await runConcurrently(15, () => behindProxy.call('POST', path, from(home, wrong(email))))
    assert.equal(countAllowed(atHome, 900), throttles.login.perAccountAndNetwork.calls)
  })
}

test('A7: an account that does not exist is counted like one that does', async () => {
  const ask = (n: number) =>
    behindProxy.call('POST', '/api/auth/login', from(`192.0.2.${n}`, wrong('nobody@example.org')))
  assert.equal(countAllowed(await runConcurrently(40, ask), 900), throttles.login.perAccount.calls)
  const here = aNetwork()
  const fromOne = await runConcurrently(15, () =>
    behindProxy.call('POST', '/api/auth/login', from(here, wrong('noone@example.org'))),
  )
  assert.equal(countAllowed(fromOne, 900), throttles.login.perAccountAndNetwork.calls)
})

test('A7: right passwords do not count against an account’s limit', async () => {
  const { email } = await aMember(behindProxy)
  for (let signIn = 0; signIn < throttles.login.perAccount.calls + 5; signIn++) {
    const { status } = await behindProxy.call('POST', '/api/auth/login', from(aNetwork(), right(email)))
    assert.equal(status, 200)
  }
})

test('A7: a sign-in forgets the wrong passwords of its own network only', async () => {
  const { email } = await aMember(behindProxy)
  const [home, elsewhere] = [aNetwork(), aNetwork()]
  const statusOf = async (network: string, sent: CallOptions) =>
    (await behindProxy.call('POST', '/api/auth/login', from(network, sent))).status
  const { calls } = throttles.login.perAccountAndNetwork
  for (let n = 0; n < calls; n++) assert.equal(await statusOf(elsewhere, wrong(email)), 401)
  for (let n = 0; n < calls - 1; n++) assert.equal(await statusOf(home, wrong(email)), 401)
  assert.equal(await statusOf(home, right(email)), 200)
  for (let n = 0; n < calls; n++) assert.equal(await statusOf(home, wrong(email)), 401)
  assert.deepEqual([await statusOf(home, right(email)), await statusOf(elsewhere, right(email))], [429, 429])
})

test('A7: a new password by mail lets the owner in on a network where every try was used up', async () => {
  const member = await aMember(behindProxy)
  const network = aNetwork()
  const logIn = (given: string) =>
    behindProxy.call(
      'POST',
      '/api/auth/login',
      from(network, { body: { email: member.email, password: given } }),
    )
  await runConcurrently(60, () =>
    behindProxy.call('POST', '/api/auth/login', from(aNetwork(), wrong(member.email))),
  )
  await runConcurrently(15, () => logIn('not the password'))
  assert.equal((await logIn(password)).status, 429)
  await behindProxy.call('POST', '/auth/reset-password', from(network, { body: { email: member.email } }))
  const [mail] = await waitForMails(behindProxy, member.email)
  const chosen = { password: 'pilau na kachumbari', confirmPassword: 'pilau na kachumbari' }
  const confirm = { body: { token: extractToken(mail), ...chosen } }
  assert.equal(
    (await behindProxy.call('POST', '/api/auth/reset-password/confirm', from(network, confirm))).status,
    200,
  )
  assert.equal((await logIn(chosen.password)).status, 200)
})

test('A7: the known networks of an account are the last ten that it signed in from', async () => {
  const { email, id } = await aMember(behindProxy)
  const networks = Array.from({ length: 13 }, aNetwork)
  for (const network of networks)
    await behindProxy.call('POST', '/api/auth/login', from(network, right(email)))
  const known = await behindProxy.db
    .selectFrom('known_networks')
    .select('network')
    .where('user_id', '=', id)
    .orderBy('last_seen_at')
    .execute()
  assert.deepEqual(
    known.map(({ network }) => network),
    networks.slice(-maxKnownNetworks),
  )
})

test('A7: too many reset requests for an account from one network refuse no other network', async () => {
  const { email } = await aMember(behindProxy)
  const ask = (network: string) =>
    behindProxy.call('POST', '/auth/reset-password', from(network, { body: { email } }))
  const attacker = aNetwork()
  await runConcurrently(10, () => ask(attacker))
  assert.equal((await ask(attacker)).status, 429)
  assert.equal((await ask(aNetwork())).status, 200)
})
