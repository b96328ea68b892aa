import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generalThrottles, throttles } from '#contract/limits.ts'
import type { ApiResponse, CallOptions } from '#tests/support/call.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const direct = await openSite()
const behindUntrustedProxy = await openSite({ TRUST_PROXY: '10.0.0.0/8' })
const behindProxy = await openSite({ TRUST_PROXY: '127.0.0.1' })

const from = (address: string, sent: CallOptions = {}): CallOptions => ({
  ...sent,
  headers: { ...sent.headers, 'x-forwarded-for': address },
})
const wrong = (email: string) => ({ body: { email, password: 'not the password' } })
const repeatConcurrently = <Result>(count: number, ask: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(n)))

/** How many were not throttled; asserts that the others were refused correctly. */
function countAllowed(answers: ApiResponse[], windowSeconds: number): number {
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers, body } of refused) {
    const seconds = Number(headers.get('retry-after'))
    assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= windowSeconds, String(seconds))
    assert.equal(body.code, 'too_many_requests')
    assert.match(body.message, /^That was too often\. Please try again in \d+ (?:seconds|minutes)\.$/)
  }
  return answers.length - refused.length
}

for (const path of ['/api/auth/login', '/api/admin/signin']) {
  test(`A7: of 200 guesses at once from one address, ${path} evaluates 25`, async () => {
    const answers = await repeatConcurrently(200, n =>
      behindProxy.call('POST', path, from('198.51.100.1', wrong(`cook${n}@example.org`))),
    )
    assert.equal(countAllowed(answers, 300), throttles.login.perAddress.calls)
    assert.ok(answers.every(({ status }) => status === 401 || status === 429))
  })

  test(`A7: of 200 guesses at once at one account from as many addresses, ${path} evaluates 10`, async () => {
    const { email } = path.includes('admin') ? await anAdmin(behindProxy) : await aMember(behindProxy)
    const spellings = [email, email.toUpperCase(), ` ${email} `]
    const answers = await repeatConcurrently(200, n =>
      behindProxy.call('POST', path, from(`203.0.113.${n}`, wrong(spellings[n % 3] ?? ''))),
    )
    assert.equal(countAllowed(answers, 900), throttles.login.perAccount.calls)
  })
}

test('A7: an account that does not exist is counted like one that does', async () => {
  const answers = await repeatConcurrently(30, n =>
    behindProxy.call('POST', '/api/auth/login', from(`192.0.2.${n}`, wrong('nobody@example.org'))),
  )
  assert.equal(countAllowed(answers, 900), throttles.login.perAccount.calls)
})

test('A7: a successful login resets the account’s limit', async () => {
  const { email } = await aMember(behindProxy)
  let address = 0
  const guess = (given: string) =>
    behindProxy.call(
      'POST',
      '/api/auth/login',
      from(`100.64.0.${++address}`, { body: { email, password: given } }),
    )
  const statuses: number[] = []
  for (let n = 0; n < 9; n++) statuses.push((await guess('wrong')).status)
  statuses.push((await guess(password)).status)
  for (let n = 0; n < 11; n++) statuses.push((await guess('wrong')).status)
  const wrongOnes = (count: number) => Array<number>(count).fill(401)
  assert.deepEqual(statuses, [...wrongOnes(9), 200, ...wrongOnes(10), 429])
})

const throttleCases: [
  name: string,
  calls: number,
  seconds: number,
  ask: (n: number, token: string) => Promise<ApiResponse>,
][] = [
  ['sign-ups from one address', 20, 1800, () => direct.call('POST', '/api/auth/signup', { body: {} })],
  [
    'reset mails for one account',
    5,
    1800,
    n =>
      behindProxy.call(
        'POST',
        '/auth/reset-password',
        from(`198.18.0.${n}`, { body: { email: 'one@example.org' } }),
      ),
  ],
  [
    'reset mails from one address',
    25,
    300,
    n => direct.call('POST', '/auth/reset-password', { body: { email: `cook${n}@example.org` } }),
  ],
  ['contact messages from one address', 10, 3600, () => direct.call('POST', '/api/contact', { body: {} })],
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
]

for (const [name, calls, seconds, ask] of throttleCases) {
  test(`A7: ${name}: ${calls} in ${seconds} s, at once or not`, async () => {
    const { token } = await aMember(direct)
    assert.equal(countAllowed(await repeatConcurrently(calls + 40, n => ask(n, token)), seconds), calls)
  })
}

test('a member is counted apart from another at the same address', async () => {
  const [one, other] = [await aMember(direct), await aMember(direct)]
  const comment = (token: string) => direct.call('POST', '/api/recipes/1/comment', { token, body: {} })
  await repeatConcurrently(31, () => comment(one.token))
  assert.equal((await comment(one.token)).status, 429)
  assert.equal((await comment(other.token)).status, 400)
})

for (const [name, site] of Object.entries({
  'trusts nobody': direct,
  'trusts another address': behindUntrustedProxy,
})) {
  test(`A9: a site that ${name} counts by the connection, whatever X-Forwarded-For says`, async () => {
    const answers = await repeatConcurrently(60, n =>
      site.call('POST', '/api/auth/login', from(`203.0.113.${n}`, wrong(`spray${n}@example.org`))),
    )
    assert.equal(countAllowed(answers, 300), throttles.login.perAddress.calls)
  })
}

test('A9: behind a proxy the last untrusted address counts, not what the client wrote before it', async () => {
  const answers = await repeatConcurrently(60, n =>
    behindProxy.call(
      'POST',
      '/api/auth/login',
      from(`6.6.6.${n}, 192.88.99.1, 127.0.0.1`, wrong(`a${n}@example.org`)),
    ),
  )
  assert.equal(countAllowed(answers, 300), throttles.login.perAddress.calls)
})

test('A9: an IPv6 /64 is one client, and an IPv4-mapped IPv6 address is IPv4', async () => {
  const login = (address: string, n: number) =>
    behindProxy.call('POST', '/api/auth/login', from(address, wrong(`v6-${address}-${n}@example.org`)))
  const household = await repeatConcurrently(40, n => login(`2001:db8:1:2::${(n + 1).toString(16)}`, n))
  assert.equal(countAllowed(household, 300), throttles.login.perAddress.calls)
  assert.equal((await login('2001:0DB8:0001:0002:ffff::9', 41)).status, 429)
  assert.equal((await login('2001:db8:1:3::1', 42)).status, 401)
  await repeatConcurrently(25, n => login('172.16.9.9', n))
  assert.equal((await login('::ffff:172.16.9.9', 26)).status, 429)
})

test('general: a burst of 1,300 calls of an older client is never refused', async () => {
  const [author, reader] = [await aMember(direct), await aMember(direct)]
  const path = `/api/recipes/${await publishRecipe(direct, author)}/bookmark`
  const statuses = new Set<number>()
  for (let burst = 0; burst < 13; burst++) {
    const answers = await repeatConcurrently(100, () => direct.call('GET', path, { token: reader.token }))
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
      statuses.push(...(await repeatConcurrently(100, () => ask(site))))
    return statuses.filter(status => status === 200).length
  }
  assert.equal(await count(direct), calls + 100)
  assert.equal(await count(behindProxy), calls)
})
