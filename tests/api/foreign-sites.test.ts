import assert from 'node:assert/strict'
import { type AddressInfo, createServer } from 'node:net'
import { after, test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { rawCall } from '#tests/support/call.ts'
import { databaseHash } from '#tests/support/fingerprint.ts'
import { stopSchedules, waitForJobs, waitForPostponedJobs } from '#tests/support/jobs.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openPages, openSite } from '#tests/support/site.ts'
import { rawGet } from '#tests/support/socket.ts'

const site = await openSite()
await stopSchedules(site)
const { call } = site
const { url: pagesUrl } = await openPages(site)

/**
 * Checks for operations that answer anyone without a token, by design. A foreign page can send them only what a person without an
 * account can.
 */
const isForAnyone = ({ access }: Endpoint) => access === 'anyone'

/** Content types that a form or a `no-cors` fetch of another site can send without a preflight request. */
const foreignTypes = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']

test('X4: another site’s form can use no operation of a member or administrator, whatever the browser adds', async () => {
  const member = await aMember(site)
  const recipeId = await publishRecipe(site, member)
  const operations = (Object.entries(routes) as [Operation, Endpoint][]).filter(
    ([, row]) => row.method !== 'GET' && !isForAnyone(row),
  )
  assert.ok(operations.length >= 12)
  await waitForJobs(site)
  const before = await databaseHash(site)
  for (const [operation, { method, path }] of operations) {
    for (const type of foreignTypes) {
      const answer = await rawCall(site.url, {
        method,
        path: `${path.replace('{id}', String(recipeId))}?token=${member.token}&access_token=${member.token}`,
        headers: [
          ...['origin', 'https://evil.example', 'referer', 'https://evil.example/', 'content-type', type],
          ...[
            'cookie',
            `token=${member.token}; session=${member.token}; Authorization=Bearer ${member.token}`,
          ],
        ],
        body: 'content=x&rating=1&title=x',
      })
      assert.equal(answer.status, 401, `${operation} as ${type}`)
      assert.equal(answer.headers.get('access-control-allow-origin'), null, operation)
      assert.equal(answer.headers.get('access-control-allow-credentials'), null, operation)
    }
  }
  assert.deepEqual(await databaseHash(site), before)
})

test('X4: another site’s form cannot use the operations that are open to anyone either', async () => {
  const before = await databaseHash(site)
  const open = (Object.entries(routes) as [Operation, Endpoint][]).filter(
    ([, row]) => row.method !== 'GET' && isForAnyone(row) && row.body,
  )
  assert.ok(open.length >= 8)
  for (const [operation, { method, path }] of open) {
    for (const type of foreignTypes) {
      const { status } = await rawCall(site.url, {
        method,
        path,
        headers: ['origin', 'https://evil.example', 'content-type', type],
        body: '{"email":"a@example.org","message":"x","password":"x"}',
      })
      assert.ok(status === 415 || status === 400 || status === 429, `${operation} as ${type}: ${status}`)
    }
  }
  assert.deepEqual(await databaseHash(site), before)
})

const evil = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '///evil.example',
  'https://mezani.example@evil.example',
  '%2f%2fevil.example',
]
const parameters = ['next', 'returnTo', 'redirect', 'url', 'continue']
const pagePaths = ['/login', '/', '/recipes', '/signup', '/verify-email']
const asPath = [
  '//evil.example',
  '//evil.example/recipes',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/recipes/..//evil.example',
  '/recipes//evil.example/',
  '/recipes/%2e%2e//evil.example',
  '//evil.example/%2e%2e',
  '/recipes;//evil.example',
  '//evil.example//',
  '//evil.example/aboutus/',
  'http://evil.example/recipes/',
]

test('X5: no address leads away from this site', async t => {
  const addresses = [
    ...pagePaths.flatMap(path =>
      parameters.flatMap(name => evil.map(value => `${path}?${name}=${encodeURIComponent(value)}`)),
    ),
    ...pagePaths.flatMap(path => evil.map(value => `${path}/?next=${value}`)),
    ...asPath,
  ]
  let redirects = 0
  for (const address of addresses) {
    const { status, head, body } = await rawGet(pagesUrl, address)
    assert.ok(status > 0 && status < 500, `${address}: ${status}`)
    const location = /^location: *(.*?)\r?$/im.exec(head)?.[1]
    if (location !== undefined) {
      redirects += 1
      const target = new URL(location, pagesUrl)
      assert.equal(target.origin, pagesUrl, `${address} leads to ${location}`)
      // A browser reads a backslash as a slash, and two slashes at the start as another host.
      assert.doesNotMatch(location, /^[\\/]{2}/, address)
    }
    assert.doesNotMatch(
      body,
      /http-equiv="?refresh|(href|action|content)="(https?:)?[\\/]{2}evil\.example/i,
      address,
    )
  }
  t.diagnostic(`${addresses.length} addresses, ${redirects} redirects`)
  assert.ok(redirects > 0, 'some are redirects')
})

test('X6: the server fetches no address that people store', async t => {
  let connections = 0
  const canary = createServer(socket => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>(resolve => canary.listen(0, '127.0.0.1', resolve))
  after(() => canary.close())
  const { port } = canary.address() as AddressInfo
  const hosts = [
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f000001',
    '127.1',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
  ]
  const forms = hosts.flatMap(host => [
    `http://${host}:${port}/a.jpg`,
    `https://${host}:${port}/a.png?x=1`,
    `http://user:secret@${host}:${port}/latest/meta-data/`,
    `http://${host}:${port}/a.svg#fragment`,
  ])
  const member = await aMember(site)
  let stored = 0
  for (const address of forms) {
    const fields = { image: address, chefImage: address, url: address, moreInfoUrl: address }
    const { status, body } = await call('POST', '/api/recipes', {
      token: member.token,
      body: aRecipe(fields),
    })
    assert.ok(status === 201 || status === 400 || status === 429, `${address}: ${status}`)
    if (status !== 201) continue
    stored += 1
    await call('GET', `/api/recipes/${body.id}`, { token: member.token })
    await rawGet(pagesUrl, `/recipes/${body.id}`)
    await call('PUT', `/api/users/${member.id}`, {
      token: member.token,
      body: { avatar: address, twitter: address, website: address },
    })
  }
  assert.ok(stored > 4, `${stored} were stored`)
  await call('GET', '/api/recipes')
  // Once the mail of a later reset has arrived, the earlier jobs of what was stored have run.
  await call('POST', '/auth/reset-password', { body: { email: member.email } })
  await site.waitForMail(member.email)
  await waitForPostponedJobs(site)
  assert.equal(connections, 0)
  // Proves that the canary would have noticed a request.
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  assert.equal(connections, 1)
  t.diagnostic(`${stored} of ${forms.length} addresses were stored in 4 fields each, 0 fetched`)
})
