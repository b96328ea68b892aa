import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import type { ApiResponse } from '#tests/support/call.ts'
import { runConcurrently } from '#tests/support/concurrency.ts'
import { aMessage } from '#tests/support/messages.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { countAllowed, from, wrong } from '#tests/support/throttled.ts'

const { generalThrottles, throttles } = defaultLimits

const direct = await openSite()
const behindUntrustedProxy = await openSite({ TRUST_PROXY: '10.0.0.0/8' })
const behindProxy = await openSite({ TRUST_PROXY: '127.0.0.1' })

const throttleCases: [
  name: string,
  calls: number,
  seconds: number,
  ask: (n: number, token: string) => Promise<ApiResponse>,
][] = [
  ['sign-ups from one address', 20, 1800, () => direct.call('POST', '/api/auth/signup', { body: {} })],
  [
    'reset mails for one account from one network',
    5,
    1800,
    () =>
      behindProxy.call(
        'POST',
        '/auth/reset-password',
        from('198.18.0.1', { body: { email: 'one@example.org' } }),
      ),
  ],
  [
    'reset mails from one address',
    25,
    300,
    n => direct.call('POST', '/auth/reset-password', { body: { email: `cook${n}@example.org` } }),
  ],
  [
    'contact messages from one address',
    10,
    3600,
    () => direct.call('POST', '/api/contact', { body: aMessage() }),
  ],
  [
    'guesses at links from one address',
    30,
    300,
    () => direct.call('POST', '/api/auth/verify-email', { body: { token: 'l1_x' } }),
  ],
  [
    'comments of one member',
    30,
    600,
    (_, token) => direct.call('POST', '/api/recipes/1/comment', { token, body: {} }),
  ],
  ['uploads of one member', 30, 1800, (_, token) => direct.call('POST', '/api/images', { token, body: {} })],
  ['recipes of one member', 60, 3600, (_, token) => direct.call('POST', '/api/recipes', { token, body: {} })],
  [
    'edits by one member',
    120,
    3600,
    (_, token) => direct.call('PUT', '/api/recipes/1', { token, body: { title: 'Ugali' } }),
  ],
]

for (const [name, calls, seconds, ask] of throttleCases) {
  test(`A7: ${name}: ${calls} in ${seconds} s, even when all come at once`, async () => {
    const { token } = await aMember(direct)
    assert.equal(countAllowed(await runConcurrently(calls + 40, n => ask(n, token)), seconds), calls)
  })
}

test('ratings do not count as edits, and are still accepted once edits are used up', async () => {
  const { token } = await aMember(direct)
  const rate = (n: number) => direct.call('PUT', '/api/recipes/1', { token, body: { rating: (n % 5) + 1 } })
  const edit = () => direct.call('PUT', '/api/recipes/1', { token, body: { title: 'Ugali' } })
  assert.equal(countAllowed(await runConcurrently(throttles.editRecipe.perUser.calls + 10, rate), 3600), 130)
  assert.equal(countAllowed(await runConcurrently(130, edit), 3600), throttles.editRecipe.perUser.calls)
  assert.equal((await rate(1)).status, 404)
})

test('two members at the same address are counted separately', async () => {
  const [one, other] = [await aMember(direct), await aMember(direct)]
  const comment = (token: string) => direct.call('POST', '/api/recipes/1/comment', { token, body: {} })
  await runConcurrently(31, () => comment(one.token))
  assert.equal((await comment(one.token)).status, 429)
  assert.equal((await comment(other.token)).status, 400)
})

for (const [name, site] of Object.entries({
  'trusts nobody': direct,
  'trusts another address': behindUntrustedProxy,
})) {
  test(`A9: a site that ${name} counts by the connection, whatever X-Forwarded-For says`, async () => {
    const answers = await runConcurrently(60, n =>
      site.call('POST', '/api/auth/login', from(`203.0.113.${n}`, wrong(`spray${n}@example.org`))),
    )
    assert.equal(countAllowed(answers, 300), throttles.login.perAddress.calls)
  })
}

test('A9: behind a proxy the last untrusted address counts, not what the client wrote before it', async () => {
  const answers = await runConcurrently(60, n =>
    behindProxy.call(
      'POST',
      '/api/auth/login',
      from(`6.6.6.${n}, 192.88.99.1, 127.0.0.1`, wrong(`a${n}@example.org`)),
    ),
  )
  assert.equal(countAllowed(answers, 300), throttles.login.perAddress.calls)
})

test('general: a burst of 1,300 calls of an older client is never refused', async () => {
  const [author, reader] = [await aMember(direct), await aMember(direct)]
  const path = `/api/recipes/${await publishRecipe(direct, author)}/bookmark`
  const statuses = new Set<number>()
  for (let burst = 0; burst < 13; burst++) {
    const answers = await runConcurrently(100, () => direct.call('GET', path, { token: reader.token }))
    for (const { status } of answers) statuses.add(status)
  }
  assert.deepEqual([...statuses], [200])
})

test('general: loopback is exempt while no proxy is trusted, and counted when one is', async () => {
  const { calls } = generalThrottles.perAddress
  const ask = async (site: typeof direct) => {
    const { statusCode } = await site.app.inject({ url: '/api/auth/check-auth', remoteAddress: '127.0.0.1' })
    return statusCode
  }
  const count = async (site: typeof direct) => {
    const statuses: number[] = []
    for (let burst = 0; burst < calls / 100 + 1; burst++)
      statuses.push(...(await runConcurrently(100, () => ask(site))))
    return statuses.filter(status => status === 200).length
  }
  assert.equal(await count(direct), calls + 100)
  assert.equal(await count(behindProxy), calls)
})

test('general: a member’s calls are counted wherever they come from, and separately from another member’s', async () => {
  const { calls } = generalThrottles.perUser
  const [busy, other] = [await aMember(behindProxy), await aMember(behindProxy)]
  const ask = async (token: string, address: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
    return (await behindProxy.app.inject({ url: '/api/users/current', headers })).statusCode
  }
  const statuses: number[] = []
  for (let burst = 0; burst < calls / 100 + 5 && !statuses.includes(429); burst++)
    statuses.push(...(await runConcurrently(100, n => ask(busy.token, `198.51.${burst}.${n}`))))
  const count = (wanted: number) => statuses.filter(status => status === wanted).length
  assert.equal(count(200) + count(429) + count(503), statuses.length)
  // Requests that a busy machine answered with 503 may have been counted.
  assert.ok(
    count(200) <= calls && count(200) + count(503) >= calls,
    `${count(200)} served, ${count(503)} not`,
  )
  assert.equal(await ask(busy.token, '203.0.113.99'), 429)
  assert.equal(await ask(other.token, '203.0.113.99'), 200)
})
