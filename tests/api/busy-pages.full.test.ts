import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { servePages } from '#tests/support/built-client.ts'
import { openSite } from '#tests/support/site.ts'
import * as t from '#texts/app.ts'

const { generalThrottles, admission: limits } = defaultLimits

const site = await openSite({ TRUST_PROXY: '127.0.0.1' })
const { app, url } = await servePages(site)

const get = async (path: string, address: string) => {
  const response = await fetch(url + path, { headers: { 'x-forwarded-for': address } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
type Reply = Awaited<ReturnType<typeof get>>

/** Asserts that the page was not rendered: it says so, says when to come back, and has all that a browser needs to build it. */
function assertUnrendered({ headers, text }: Reply, sentence: string, maxRetrySeconds: number): void {
  const seconds = Number(headers.get('retry-after'))
  assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= maxRetrySeconds, String(seconds))
  assert.match(headers.get('content-type') ?? '', /^text\/html/)
  assert.match(headers.get('content-security-policy') ?? '', /script-src 'self'/)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.ok(text.includes(`<p>${sentence}</p>`), text)
  assert.ok(text.includes('<script>'), text)
}

test('pages count against their network’s rate; the client’s files, the health checks and other networks do not', async () => {
  const { calls, seconds } = generalThrottles.perAddress
  const address = '198.51.100.1'
  const inject = () =>
    app.inject({
      url: '/api/auth/check-auth',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': address },
    })
  assert.equal((await get('/recipes', address)).status, 200)
  for (let burst = 0; burst < calls / 100; burst += 1) await Promise.all(Array.from({ length: 100 }, inject))
  for (const path of ['/recipes', '/once?q=1', '/nothing']) {
    const refused = await get(path, address)
    assert.equal(refused.status, 429, path)
    assertUnrendered(refused, t.tooManyPages, seconds)
  }
  for (const path of ['/assets/index-aaa.js', '/icon.png', '/livez', '/readyz'])
    assert.equal((await get(path, address)).status, 200, path)
  const unknownCover = `/media/covers/${'0'.repeat(32)}-640.webp`
  assert.equal((await get(unknownCover, address)).status, 429, 'a cover that is looked for in the database')
  assert.equal((await get(unknownCover, '198.51.100.2')).status, 404)
  assert.equal((await get('/recipes', '198.51.100.2')).status, 200)
})

test('R9: of 300 pages at once two are rendered at a time, and pages that find no place are refused; health checks and the API keep working', async () => {
  const { running } = limits.page
  let active = 0
  let mostActive = 0
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  globalThis.onRender = async () => {
    active += 1
    mostActive = Math.max(mostActive, active)
    await held
    active -= 1
  }
  const flood = Array.from({ length: 300 }, (_, n) => get(`/held${n}`, '203.0.113.1'))
  const refused: Reply[] = []
  for (const page of flood) void page.then(reply => reply.status === 503 && refused.push(reply))
  while (refused.length < 20) assert.equal((await get('/livez', '203.0.113.1')).status, 200)
  // The list is not a page and has its own places.
  assert.equal((await get('/api/recipes?limit=1&maxPrepTime=7', '203.0.113.1')).status, 200)
  release()
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  assert.ok(statuses.every(status => status === 200 || status === 503))
  assert.equal(mostActive, running)
  for (const reply of refused) assertUnrendered(reply, t.pageIsComing, 5)
  assert.ok(
    new Set(refused.map(({ headers }) => headers.get('retry-after'))).size > 1,
    'not all at once again',
  )
  globalThis.onRender = undefined
  assert.equal((await get('/held299', '203.0.113.1')).status, 200, 'and then pages are rendered again')
})

test('unknown parameters do not make another page; the page is rendered once', async () => {
  const rendered: string[] = []
  globalThis.onRender = async path => void rendered.push(path)
  const bodies = new Set<string>()
  for (let number = 0; number < 50; number += 1)
    bodies.add((await get(`/same?x=${number}&utm_source=${number}`, '203.0.113.9')).text)
  globalThis.onRender = undefined
  assert.deepEqual([bodies.size, rendered], [1, ['/same']])
})
