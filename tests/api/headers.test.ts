import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSite } from '#tests/support/site.ts'
import { openConnection } from '#tests/support/socket.ts'

const [plain, secure] = [await openSite(), await openSite({ PUBLIC_URL: 'https://mezani.example' })]

/** Responses of every kind: the API's, its refusals, pictures, pages. */
const endpoints: [method: string, path: string][] = [
  ['GET', '/api/recipes'],
  ['GET', '/api/auth/check-auth'],
  ['GET', '/api/users/current'],
  ['GET', '/api/nothing'],
  ['PATCH', '/api/recipes'],
  ['POST', '/api/auth/login'],
  ['GET', '/api/recipes/%ff'],
  ['GET', '/nothing'],
  ['GET', '/livez'],
  ['GET', '/readyz'],
  ['GET', '/openapi.json'],
  ['GET', '/docs/'],
  ['GET', '/admin/setup'],
  ['GET', '/media/initials/A-3.svg'],
  ['GET', `/media/images/${'0'.repeat(32)}.webp`],
]

for (const [method, path] of endpoints) {
  test(`${method} ${path} carries the security headers`, async () => {
    const { headers, status, text } = await plain.call(method, path)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('cross-origin-resource-policy') ?? '', /^(same|cross)-origin$/)
    // What is sent as JSON only is never a document, which alone has a referrer, features and windows.
    const isDocument = !path.startsWith('/api/')
    assert.equal(headers.get('referrer-policy'), isDocument ? 'no-referrer' : null)
    assert.equal(
      headers.get('permissions-policy'),
      isDocument ? 'camera=(), microphone=(), geolocation=()' : null,
    )
    if (!isDocument) assert.match(headers.get('content-type') ?? '', /^application\/json/)
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /^default-src 'none'/)
    assert.doesNotMatch(policy, /unsafe|https:|\*/)
    assert.equal(headers.get('strict-transport-security'), null, 'not on plain http')
    assert.equal(headers.get('server'), null)
    assert.equal(headers.get('x-powered-by'), null)
    if (!path.startsWith('/admin')) assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
    if (path.startsWith('/api') && status >= 400)
      assert.equal(JSON.parse(text).requestId, headers.get('x-request-id'))
  })

  test(`${method} ${path} on an https site is only for https from then on`, async () => {
    const { headers } = await secure.call(method, path)
    assert.equal(headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains')
  })
}

test('what is no page can neither be framed nor run anything; pictures neither', async () => {
  const strict = { '/api/recipes': 'same-origin', '/media/initials/A-3.svg': 'cross-origin' }
  for (const [path, resourcePolicy] of Object.entries(strict)) {
    const { headers } = await plain.call('GET', path)
    assert.match(headers.get('content-security-policy') ?? '', /sandbox/)
    assert.equal(headers.get('cross-origin-resource-policy'), resourcePolicy)
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'|sandbox$/)
  }
  const { headers } = await plain.call('GET', '/nothing')
  assert.equal(headers.get('x-frame-options'), 'DENY')
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups')
})

test('the page of the API loads nothing from elsewhere', async () => {
  const { headers, text, status } = await plain.call('GET', '/docs/')
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^text\/html/)
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/)
  assert.doesNotMatch(text, /<(?:script|link|img)[^>]+(?:src|href)="(?:https?:)?\/\//)
})

test('malformed HTTP is answered with the security headers too', async () => {
  const connection = await openConnection(plain.url)
  connection.send('GET / HTTP/9.9\r\nno colon\r\n\r\n')
  await connection.closed
  const answer = connection.received().toLowerCase()
  for (const line of [
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'",
    'connection: close',
  ])
    assert.ok(answer.includes(line), answer)
})
