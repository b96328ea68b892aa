import assert from 'node:assert/strict'
import { get } from 'node:http'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createResponse } from './encoded-response.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import { openResponseCache } from './response-cache.ts'

const site = await openSite()
const author = await aMember(site, 'Zawadi')
for (let number = 1; number <= 12; number += 1) await publishRecipe(site, author, { title: `Dish ${number}` })
const list = '/api/recipes?fields=card&limit=10'

/** Reads the raw response, because fetch would decode the body. */
const rawGet = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) =>
    get(site.url + path, { headers }, async response => {
      const chunks = await response.toArray()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    }).on('error', reject),
  )

test('a list is sent in the negotiated encoding, with the same content in each', async () => {
  const plain = await rawGet(list, {})
  assert.equal(plain.headers['content-encoding'], undefined)
  const brotli = await rawGet(list, { 'accept-encoding': 'gzip, deflate, br' })
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.deepEqual(brotliDecompressSync(brotli.body), plain.body)
  const gzip = await rawGet(list, { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.deepEqual(gunzipSync(gzip.body), plain.body)
  assert.match(String(plain.headers.vary), /Accept-Encoding, Authorization/)
})

test('the encoding is the one that Accept-Encoding prefers, and never one that it refuses', () => {
  const expected = {
    'gzip, deflate, br': 'br',
    'GZIP, BR': 'br',
    'gzip;q=0.5, br;q=0': 'gzip',
    'br;q=0, *': 'identity',
    'gzip;q=0, br; q=0.0, *;q=1': 'identity',
    'br;q=0.2, gzip;q=0.8': 'gzip',
    'identity, *;q=0': 'identity',
    deflate: 'identity',
    'bro, brr;q=1': 'identity',
    '': 'identity',
  }
  for (const [header, encoding] of Object.entries(expected))
    assert.equal(negotiateEncoding(header), encoding, header)
})

test('If-None-Match gets 304 for list, facets and detail, until the content changes', async () => {
  const id = await publishRecipe(site, author, { title: 'Fresh' })
  for (const [path, token] of [
    [list],
    ['/api/recipes/facets'],
    [`/api/recipes/${id}`, author.token],
  ] as const) {
    const sent = token ? { token } : {}
    const etag = (await site.call('GET', path, sent)).headers.get('etag') ?? ''
    assert.match(etag, /^W\/".+"$/, path)
    const known = await site.call('GET', path, { ...sent, headers: { 'if-none-match': etag } })
    assert.deepEqual([known.status, known.text, known.headers.get('etag')], [304, '', etag])
    await publishRecipe(site, author, { title: 'Fresher', countryOfOrigin: 'Uganda' })
    await site.call('POST', `/api/recipes/${id}/comment`, {
      token: author.token,
      body: { content: `On ${path}` },
    })
    const changed = await site.call('GET', path, { ...sent, headers: { 'if-none-match': etag } })
    assert.equal(changed.status, 200, path)
  }
})

test('read-your-writes: no list is older than the client’s last write, a hundred times', async () => {
  for (let round = 0; round < 100; round += 1) {
    const reading = [site.call('GET', list), site.call('GET', list)]
    const id = await publishRecipe(site, await aMember(site), { title: `Round ${round}` })
    assert.equal((await site.call('GET', list)).body[0].id, id)
    assert.equal((await site.call('GET', list, { token: author.token })).body[0].id, id)
    await Promise.all(reading)
  }
})

test('a cached response has the same headers as the first, except request id and date', async () => {
  const path = `${list}&sort=rating`
  const headersOf = async () => {
    const { headers, status, body } = await rawGet(path, { 'accept-encoding': 'br' })
    const { date, 'x-request-id': id, ...others } = headers
    return { id, others, status, body }
  }
  const [first, second] = [await headersOf(), await headersOf()]
  assert.deepEqual({ ...second, id: 0 }, { ...first, id: 0 })
  assert.notEqual(second.id, first.id)
  assert.match(String(second.id), /^[\da-f-]{36}$/)
  const refused = await site.call('GET', path, { token: 'u1_nobody' })
  assert.equal(refused.status, 401)
  const head = await site.call('HEAD', path)
  assert.deepEqual([head.status, head.text], [200, ''])
})

test('a member’s response is private, not the one cached for anonymous clients', async () => {
  const visitor = await site.call('GET', list)
  assert.equal(visitor.body[0].bookmarked, undefined)
  assert.match(visitor.headers.get('cache-control') ?? '', /^public/)
  const member = await site.call('GET', list, { token: author.token })
  assert.equal(member.body[0].bookmarked, false)
  assert.equal(member.headers.get('cache-control'), 'no-store')
})

test('another process’s write invalidates the cache, and nothing is cached while LISTEN is down', async () => {
  const other = await openSite({ DATABASE_URL: site.databaseUrl })
  await other.call('GET', list)
  const id = await publishRecipe(site, await aMember(site), { title: 'Noticed' })
  const hasIt = async () => ((await other.call('GET', list)).body[0].id === id ? true : undefined)
  await waitFor(hasIt, "the other process's list")
  await site.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mezani cache invalidation' and datname = current_database()",
  )
  await waitFor(async () => {
    const { rowCount } = await site.pool.query(
      "select from pg_stat_activity where application_name = 'mezani cache invalidation' and datname = current_database()",
    )
    return rowCount === 0 ? true : undefined
  }, 'the end of both listening connections')
  const missed = await publishRecipe(site, await aMember(site), { title: 'Missed' })
  assert.equal((await other.call('GET', list)).body[0].id, missed)
})

const options = { maxBytes: 100_000, ttlMs: 30_000 }

/** Opens a cache and makes responses whose bodies count the responses created before. */
function openCounted(changed: Partial<typeof options> = {}) {
  const cache = openResponseCache({ ...options, ...changed })
  let made = 0
  const create = async (padding = '') => {
    made += 1
    const readAt = performance.now()
    return createResponse({ status: 200, headers: {}, bodyHeaders: {}, body: `${made}${padding}`, readAt })
  }
  const read = async (key: string, padding?: string) =>
    Number.parseInt(String((await cache.getOrCreate(key, 'identity', () => create(padding))).bytes), 10)
  return { cache, create, read }
}

test('a response that was built during a write is sent, but not cached', async () => {
  const { cache, create, read } = openCounted()
  const slow = await cache.getOrCreate('list', 'br', async () => {
    const response = await create()
    cache.clear()
    return response
  })
  assert.equal(String(slow.bytes), '1')
  assert.deepEqual([await read('list'), await read('list')], [2, 2])
})

test('a failure is not cached, and clients that come while a response is made share it', async () => {
  const { cache, read } = openCounted()
  const fail = () => Promise.reject(new Error('away'))
  await assert.rejects(cache.getOrCreate('list', 'gzip', fail), /away/)
  assert.deepEqual(await Promise.all([read('list'), read('list')]), [1, 1])
})

test('all cached responses together stay below the limit, and a big one is never cached', async () => {
  const { read } = openCounted()
  const kilobyte = ' '.repeat(1_000)
  for (let number = 0; number < 100; number += 1) await read(`list ${number}`, kilobyte)
  assert.equal(await read('list 99', kilobyte), 100, 'the last is cached')
  assert.equal(await read('list 0', kilobyte), 101, 'the first gave way to others')
  const big = ' '.repeat(options.maxBytes / 4)
  assert.deepEqual([await read('big', big), await read('big', big)], [102, 103])
})

test('a response is cached for its time to live, counted from when it was read', async () => {
  const ttlMs = 600_000
  const { cache, read } = openCounted({ ttlMs })
  const readAgo = (ms: number) => async () => ({
    ...createResponse({ status: 200, headers: {}, bodyHeaders: {}, body: 'old', readAt: 0 }),
    readAt: performance.now() - ms,
  })
  await cache.getOrCreate('list', 'identity', readAgo(ttlMs + 1_000))
  assert.deepEqual([await read('list'), await read('list')], [1, 1])
  const lateMs = 500
  await cache.getOrCreate('late', 'identity', readAgo(ttlMs - lateMs))
  await waitFor(async () => (await read('late')) === 2 || undefined, 'the end of its time')
  assert.equal(await read('list'), 1)
})

test('nothing is cached while the cache is off', async () => {
  const { cache, read } = openCounted()
  await read('list')
  cache.setEnabled(false)
  assert.deepEqual([await read('list'), await read('list')], [2, 3])
  cache.setEnabled(true)
  assert.deepEqual([await read('list'), await read('list')], [4, 4])
})

test('an unknown parameter or another spelling finds the same cached response', async () => {
  const { findByUrl } = site.services.responseCache
  const findAfterGet = async (query: string) => {
    await rawGet(`${list}&${query}`, {})
    return findByUrl(`${list}&${query}`, 'identity')
  }
  const first = await waitFor(() => findAfterGet('q=dish'), 'a cache that is on')
  for (const query of ['q=dish&n=1', 'q=%64ish', 'q=+dish+', 'q=dish&dietType=&minRating=0'])
    assert.equal(await findAfterGet(query), first, query)
})
