import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { routes } from '#contract/routes.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const origin = 'https://client.example'
const site = await openSite({ CORS_ORIGINS: `${origin}, http://localhost:5173` })
const { call } = site

const rows = Object.entries<Endpoint>(routes)

test('a preflight for each operation succeeds for a listed origin, for two hours', async () => {
  for (const [operation, { method, path }] of rows) {
    const { status, headers, text } = await preflight(path, method, origin)
    assert.deepEqual([status, text], [204, ''], operation)
    assert.equal(headers.get('access-control-allow-origin'), origin, operation)
    assert.equal(headers.get('access-control-allow-credentials'), 'true', operation)
    assert.equal(headers.get('access-control-max-age'), '7200', operation)
    assert.match(headers.get('access-control-allow-methods') ?? '', new RegExp(`\\b${method}\\b`), operation)
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    assert.match(allowed, /authorization/, operation)
    assert.match(allowed, /content-type/, operation)
  }
})

test('a preflight of an origin that is not listed allows nothing', async () => {
  const unlistedOrigins = [
    'https://evil.example',
    `${origin}.evil.example`,
    'null',
    `${origin}:8443`,
    'http://client.example',
  ]
  for (const unlisted of unlistedOrigins) {
    const { headers } = await preflight('/auth/reset-password', 'POST', unlisted)
    assert.equal(headers.get('access-control-allow-origin'), null, unlisted)
    assert.equal(headers.get('access-control-allow-credentials'), null)
  }
})

const refused: [status: number, method: string, path: string, body?: unknown][] = [
  [400, 'POST', '/auth/reset-password', { email: 'nobody' }],
  [400, 'POST', '/api/auth/login', '{'],
  [400, 'GET', '/api/recipes/%ff'],
  [401, 'POST', '/api/auth/login', { email: 'nobody@example.org', password: 'wrong' }],
  [401, 'GET', '/api/users/current'],
  [404, 'GET', '/api/nothing'],
  [404, 'GET', '/api/users/999999'],
  [405, 'PATCH', '/api/recipes'],
  [413, 'POST', '/api/contact', { message: 'x'.repeat(600_000) }],
]

for (const [status, method, path, body] of refused) {
  test(`${method} ${path} is ${status}, and a listed origin may read why`, async () => {
    const answer = await call(method, path, { body, headers: { origin } })
    assert.equal(answer.status, status)
    assertReadableBy(origin, answer.headers)
    const unlisted = await call(method, path, { body, headers: { origin: 'https://evil.example' } })
    assert.equal(unlisted.headers.get('access-control-allow-origin'), null)
    assert.match(unlisted.headers.get('vary') ?? '', /origin/i)
  })
}

test('a listed origin can also read a refusal for calling too often', async () => {
  const body = { token: 'l1_none' }
  const ask = () => call('POST', '/api/auth/verify-email', { body, headers: { origin } })
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  const [refusal] = answers.filter(({ status }) => status === 429)
  assert.ok(refusal)
  assertReadableBy(origin, refusal.headers)
  assert.match(refusal.headers.get('access-control-expose-headers') ?? '', /Retry-After/)
})

test('a success names the listed origin that asked, and exposes the headers that a list needs', async () => {
  const { token } = await aMember(site)
  for (const listed of [origin, 'http://localhost:5173']) {
    const { status, headers } = await call('GET', '/api/users/current', {
      token,
      headers: { origin: listed },
    })
    assert.equal(status, 200)
    assertReadableBy(listed, headers)
  }
  const { headers } = await call('GET', '/api/recipes', { headers: { origin } })
  for (const name of ['Link', 'X-Total-Count'])
    assert.match(headers.get('access-control-expose-headers') ?? '', new RegExp(name))
})

test('the response to a request without an origin names none, and tells caches that the origin matters', async () => {
  const { headers } = await call('GET', '/api/recipes')
  assert.equal(headers.get('access-control-allow-origin'), null)
  assert.match(headers.get('vary') ?? '', /origin/i)
})

test('pictures load from anywhere, without credentials', async () => {
  const { status, headers } = await call('GET', '/media/initials/A-3.svg', {
    headers: { origin: 'https://any.example' },
  })
  assert.equal(status, 200)
  assert.equal(headers.get('access-control-allow-origin'), '*')
  assert.equal(headers.get('access-control-allow-credentials'), null)
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
})

test('P4: no response sets a cookie, not even when the request sends some', async () => {
  const { email } = await aMember(site)
  const headers = { origin, cookie: 'session=1; token=2' }
  const answers = [
    await call('POST', '/api/auth/login', { body: { email, password: 'chapati na chai' }, headers }),
    ...(await Promise.all(
      rows.map(([, { method, path }]) => call(method, path.replace('{id}', '1'), { headers })),
    )),
    await call('GET', '/docs', { headers }),
    await call('GET', '/openapi.json', { headers }),
  ]
  for (const answer of answers) assert.equal(answer.headers.get('set-cookie'), null)
})

const preflight = async (path: string, method: string, from: string) => {
  const response = await fetch(site.url + path.replace('{id}', '1'), {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function assertReadableBy(listed: string, headers: Headers): void {
  assert.equal(headers.get('access-control-allow-origin'), listed)
  assert.equal(headers.get('access-control-allow-credentials'), 'true')
  assert.match(headers.get('vary') ?? '', /origin/i)
}
