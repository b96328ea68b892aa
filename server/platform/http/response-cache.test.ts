import assert from 'node:assert/strict'
import { get } from 'node:http'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite, waitFor } from '#tests/support/site.ts'
import { createCachedResponse, openResponseCache } from './response-cache.ts'
import { negotiateEncoding } from './send-cached-response.ts'

const site = await openSite()
const author = await aMember(site, 'Zawadi')
for (let number = 1; number <= 12; number += 1) await publishRecipe(site, author, { title: `Dish ${number}` })
const list = '/api/recipes?fields=card&limit=10'

/** fetch would decode the body, so the raw answer is read. */
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
  assert.equal(negotiateEncoding('identity, *;q=0'), 'identity')
})

test('If-None-Match is answered with 304 for list, facets and detail, until the content changes', async () => {
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

test('read-your-writes: no list is older than the caller’s last write, a hundred times', async () => {
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

test('a member’s response is private, not the one cached for anonymous callers', async () => {
  const stranger = await site.call('GET', list)
  assert.equal(stranger.body[0].bookmarked, undefined)
  assert.match(stranger.headers.get('cache-control') ?? '', /^public/)
  const member = await site.call('GET', list, { token: author.token })
  assert.equal(member.body[0].bookmarked, false)
  assert.match(member.headers.get('cache-control') ?? '', /^private/)
})

test('another process’s write invalidates the cache, and nothing is cached while LISTEN is down', async () => {
  const other = await openSite({ DATABASE_URL: site.databaseUrl })
  await other.call('GET', list)
  const id = await publishRecipe(site, await aMember(site), { title: 'Heard of' })
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
  }, 'the end of both news connections')
  const missed = await publishRecipe(site, await aMember(site), { title: 'Told to nobody' })
  assert.equal((await other.call('GET', list)).body[0].id, missed)
})

test('a response built during a write is sent, but not cached', async () => {
  const kept = openResponseCache()
  let made = 0
  const make = async () => {
    made += 1
    return createCachedResponse(String(made), {}, { isCached: true })
  }
  const slow = kept.getOrCreate('list', async () => {
    const answer = await make()
    kept.clear()
    return answer
  })
  assert.equal(String(await (await slow).encode('identity')), '1')
  assert.equal(String(await (await kept.getOrCreate('list', make)).encode('identity')), '2')
  assert.equal(String(await (await kept.getOrCreate('list', make)).encode('identity')), '2')
  await assert.rejects(
    kept.getOrCreate('broken', () => Promise.reject(new Error('away'))),
    /away/,
  )
  assert.equal(String(await (await kept.getOrCreate('broken', make)).encode('identity')), '3')
})
