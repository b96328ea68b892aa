import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from '#server/platform/http/network.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { openSite } from '#tests/support/site.ts'

const { generalThrottles, throttles, wideNetworkRate } = defaultLimits

const behindProxy = await openSite({ TRUST_PROXY: '127.0.0.1' })
const direct = await openSite({ LOG_LEVEL: 'warn' })

let accounts = 0
const login = async (address: string) => {
  accounts += 1
  const { status } = await behindProxy.call('POST', '/api/auth/login', {
    headers: { 'x-forwarded-for': address },
    body: { email: `nobody${accounts}@example.org`, password: 'not the password' },
  })
  return status
}

/** Uses up the login rate of the address's network. */
async function exhaust(address: string): Promise<void> {
  const statuses = []
  for (let call = 0; call < throttles.login.perAddress.calls; call += 1) statuses.push(await login(address))
  assert.deepEqual([...new Set(statuses)], [401])
}

const sameNetworks: Record<string, [first: string, same: string[], others: string[]]> = {
  'an IPv4 address, with or without a port, mapped into IPv6 or not': [
    '198.51.100.7',
    [
      '198.51.100.7:4711',
      '::ffff:198.51.100.7',
      '::ffff:c633:6407',
      '0:0:0:0:0:FFFF:c633:6407',
      '[::ffff:c633:6407]:80',
    ],
    ['198.51.100.8', '::ffff:c633:6408'],
  ],
  'an IPv6 /56': [
    '2001:db8:1:2::1',
    ['2001:0DB8:0001:0002:ffff::9', '2001:db8:1:ff::1', '[2001:db8:1:3::1]:443', '2001:db8:1:3::1%eth0'],
    ['2001:db8:1:102::1', '2001:db8:2:2::1'],
  ],
}

for (const [name, [first, same, others]] of Object.entries(sameNetworks)) {
  test(`A9: ${name} is one client`, async () => {
    await exhaust(first)
    for (const address of same) assert.equal(await login(address), 429, address)
    for (const address of others) assert.equal(await login(address), 401, address)
  })
}

test('A9: any text that a proxy sends as an address has a network', () => {
  const addresses = [
    '',
    ':',
    '::',
    ':::',
    '[',
    '[]',
    'unknown',
    '_hidden',
    '1.2.3.4.5:6',
    'g::1',
    '::1.2.3',
    '1:2:3:4:5:6:7:8:9',
  ]
  for (const address of addresses) assert.equal(typeof networkOf(address), 'string', address)
})

test('A9: the networks of an IPv6 /48 share a looser rate, so that the owner of a /48 cannot use 256 times the rate', async () => {
  const { calls } = throttles.redeemLink.perAddress
  const redeem = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    const { status } = await behindProxy.call('POST', '/api/auth/verify-email', {
      headers,
      body: { token: 'l1_x' },
    })
    return status
  }
  const refused: string[] = []
  for (let network = 0; network <= wideNetworkRate; network += 1)
    for (let call = 0; call < calls; call += 1) {
      const address = `2001:db8:9:${network.toString(16)}00::${call}`
      if ((await redeem(address)) === 429) refused.push(address)
    }
  assert.equal(refused.length, calls)
  assert.ok(refused.every(address => address.startsWith(`2001:db8:9:${wideNetworkRate.toString(16)}00:`)))
  assert.notEqual(await redeem('2001:db8:a::1'), 429)
})

test('A9: a proxy on this machine without TRUST_PROXY is counted as one client, and the log says so once', async () => {
  const { calls } = generalThrottles.perAddress
  const ask = async (headers: Record<string, string>) => {
    const { statusCode } = await direct.app.inject({
      url: '/api/recipes?limit=1&fields=card',
      remoteAddress: '127.0.0.1',
      headers,
    })
    return statusCode
  }
  const forwarded = async (n: number) => ask({ 'x-forwarded-for': `10.0.${n % 250}.1` })
  const statuses: number[] = []
  for (let burst = 0; burst < calls / 100 + 1; burst += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 100 }, (_, n) => forwarded(n)))))
  assert.equal(statuses.filter(status => status === 200).length, calls)
  assert.equal(await ask({}), 200, 'whoever is on this machine is not')
  const warnings = direct.logLines.filter(line => line.includes('TRUST_PROXY'))
  assert.equal(warnings.length, 1)
})

test('A9: a cached list is counted for the client behind a trusted proxy, whatever other addresses the header names', async () => {
  const site = await openSite({
    TRUST_PROXY: '127.0.0.1,10.0.0.0/8',
    LIMITS: 'generalThrottles.perAddress=20/300',
  })
  const path = '/api/recipes?limit=1&fields=card'
  const list = await site.call('GET', path, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await site.call('GET', path, { headers: { ...headers, 'x-forwarded-for': address } })
    if (response.status === 200) assert.equal(response.text, list.text)
    return response.status
  }
  const etag = list.headers.get('etag') ?? ''
  for (let n = 0; n < 10; n += 1) {
    assert.equal(await ask('198.51.100.1'), 200)
    // An address that the client wrote itself stands before the address that the nearest proxy adds.
    assert.equal(await ask(`192.0.2.${n}, 198.51.100.1, 10.0.0.7`, { 'if-none-match': etag }), 304)
  }
  for (const address of [
    '198.51.100.1',
    '198.51.100.1:99',
    '203.0.113.5, 198.51.100.1',
    '::ffff:198.51.100.1',
  ])
    assert.equal(await ask(address), 429, address)
  assert.equal(await ask('198.51.100.2'), 200)
  for (const strange of ['fe80::1%eth0', 'nobody', '', '127.0.0.1', '10.0.0.1, 10.0.0.2'])
    assert.equal(await ask(strange), 200, strange)
})
