import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { rawGet as rawGetOf } from '#tests/support/socket.ts'
import { strictProblem } from './response-shape.ts'

const mutatedAddresses = 2_000
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const site = await openSite()
const { url, call } = await openUnthrottled(site)
const [member, admin] = [await aMember(site), await anAdmin(site)]
const recipe = await publishRecipe(site, member)
await call('POST', `/api/recipes/${recipe}/bookmark`, { token: member.token })

/** URLs that need a token, one for each kind of path. */
const protectedPaths = [
  '/api/users/current',
  '/api/user-stats',
  '/api/notifications',
  '/api/recipes/user',
  '/api/recipes/bookmarked',
  `/api/recipes/${recipe}`,
  `/api/recipes/${recipe}/bookmark`,
  '/api/admin/users',
  '/api/admin/recipes',
  '/api/admin/statistics',
]

const pieces = [
  '%2e%2e',
  '%2e%2e/',
  '../',
  './',
  '..;/',
  '%00',
  '%2500',
  '//',
  '/',
  '%2f',
  '%5c',
  '\\',
  ';',
  ';a=b',
  '%3b',
  '%ff',
  '%c0%ae',
  '%e0%80%af',
  '%u002e',
  '%',
  '%2',
  '%zz',
  '\xff\xfe',
  '\xc3\x28',
  '~',
  '*',
  ':id',
  '{id}',
  '%20',
  '%09',
  '%0d%0aSet-Cookie:%20a=b',
  '@',
  'x'.repeat(1_000),
  '%41'.repeat(700),
  'a'.repeat(15_000),
]

const mutatedUrls = fc
  .record({
    path: fc.constantFrom(...protectedPaths),
    changes: fc.array(
      fc.record({
        at: fc.nat(60),
        kind: fc.constantFrom('put', 'case', 'encode'),
        piece: fc.constantFrom(...pieces),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    query: fc.constantFrom(
      '',
      '',
      '?',
      '?a',
      '?a=%ff',
      '?a=b&a=c',
      '?__proto__[x]=1',
      '?%',
      '?limit=1;q=2',
      '?token=x',
      '?a=%00',
    ),
  })
  .map(({ path, changes, query }) => changes.reduce((text, change) => mutate(text, change), path) + query)

function mutate(path: string, { at, kind, piece }: { at: number; kind: string; piece: string }): string {
  const index = 1 + (at % path.length)
  const [before, letter, after] = [path.slice(0, index), path.charAt(index), path.slice(index + 1)]
  if (kind === 'put') return before + piece + letter + after
  if (letter === '') return path
  return kind === 'case'
    ? before + letter.toUpperCase() + after
    : `${before}%${letter.charCodeAt(0).toString(16).padStart(2, '0')}${after}`
}

const rawGet = (address: string, token?: string) =>
  rawGetOf(url, address, token ? `authorization: Bearer ${token}\r\n` : '')

test(`Z3: of ${mutatedAddresses} mutated addresses none is a 5xx, all are JSON under /api, and none gets around the sign-in (FUZZ_SEED=${seed})`, async t => {
  const statuses: Record<number, number> = {}
  const addresses = fc.sample(mutatedUrls, { numRuns: mutatedAddresses, seed })
  const queue = addresses.values()
  const checkQueued = async () => {
    for (const address of queue) {
      const { status, head, body } = await rawGet(address)
      statuses[status] = (statuses[status] ?? 0) + 1
      const shown = `${address.slice(0, 200)} → ${status} ${body.slice(0, 200)}`
      assert.ok(status >= 200 && status < 500, shown)
      assert.match(head, /content-type: application\/json/i, shown)
      assert.doesNotMatch(head, /^set-cookie/im, shown)
      if (status >= 400) strictProblem.parse(JSON.parse(body))
      else assert.ok(isPublic(address), `answered without a token: ${shown}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, checkQueued))
  t.diagnostic(JSON.stringify(statuses))
  assert.ok((statuses[401] ?? 0) > mutatedAddresses / 50, 'some still meant the guarded route')
})

/** Checks for the only public URLs that a mutation of a protected URL can become. */
function isPublic(address: string): boolean {
  const path = decodeURIComponent(address.split(/[?#]/)[0] ?? '')
  return /^\/api\/recipes\/?$/.test(path) || /^\/api\/users\/\d+\/?$/.test(path)
}

test('Z3: the words user and bookmarked are never taken for an id, nor an id for them', async () => {
  const { token } = member
  for (const address of [
    '/api/recipes/user',
    '/api/recipes/user/',
    '/api/recipes/bookmarked',
    '/api/recipes/bookmarked?limit=1',
  ]) {
    const { status, body } = await rawGet(address, token)
    assert.equal(status, 200)
    assert.ok(Array.isArray(JSON.parse(body)), address)
  }
  for (const address of [
    '/api/recipes/User',
    '/api/recipes/users',
    '/api/recipes/bookmarked%00',
    '/api/recipes/user;x',
    `/api/recipes/${recipe}%20`,
  ]) {
    assert.equal((await rawGet(address, token)).status, 404, address)
  }
  for (const word of ['user', 'bookmarked']) {
    for (const [method, path] of [
      ['DELETE', ''],
      ['PUT', ''],
      ['GET', '/bookmark'],
      ['POST', '/comment'],
    ]) {
      const body = { rating: 5, content: 'words' }
      const { status } = await call(method ?? '', `/api/recipes/${word}${path}`, {
        token,
        ...(method !== 'GET' && { body }),
      })
      assert.ok(status === 404 || status === 405, `${method} ${word}${path} ${status}`)
    }
  }
  assert.equal((await call('GET', `/api/recipes/${recipe}`, { token })).status, 200)
})

test('Z3: a token in the query signs nobody in', async () => {
  for (const path of protectedPaths) {
    const token = path.includes('admin') ? admin.token : member.token
    assert.equal((await rawGet(path, token)).status, 200, path)
    for (const query of [`token=${token}`, `access_token=${token}`, `authorization=Bearer%20${token}`])
      assert.equal((await rawGet(`${path}?${query}`)).status, 401, path)
  }
})
