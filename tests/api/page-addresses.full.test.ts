import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { repository } from '#tests/support/repository.ts'
import { openPages, openSite } from '#tests/support/site.ts'
import { rawGet } from '#tests/support/socket.ts'

const mutatedAddresses = 600
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const publicUrl = 'https://mezani.example'

await promisify(execFile)(process.execPath, [join(repository, 'tools/build.ts')])
const site = await openSite()
const recipe = await publishRecipe(site, await aMember(site))
const services = { ...site.services, throttler: noThrottle, publicUrl: () => publicUrl }
const { url } = await openPages({ services, log: site.log }, { isHttps: true })

/** Parts of a page's address, and parts that a URL parser takes for something else. */
const pieces = [
  '/',
  '//',
  '///',
  '\\',
  '[',
  ']',
  '@',
  ':',
  ':99999',
  '?',
  '#',
  '%',
  '%00',
  '%2f%2f',
  '%5c',
  '%ff',
  '..',
  '.',
  ';',
  'http://',
  'https://evil.example',
  'evil.example',
  'x',
  'recipes',
  String(recipe),
  'login',
  'api',
  'media',
  'assets',
  'q=salt',
  'dietType=constructor',
  'sort=__proto__',
  '&',
  'cursor=',
  'tab=toString',
  'a'.repeat(3_000),
]
const addresses = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map(parts => `/${parts.join('')}`)

async function getPage(address: string) {
  const { status, head, body } = await rawGet(url, address)
  return { status, location: /^location: (.*)$/im.exec(head)?.[1]?.trim(), body }
}

/** Returns the addresses that the head of a page gives as its own. */
const ownAddresses = (html: string) =>
  [...html.matchAll(/<(?:link rel="canonical" href|meta property="og:url" content)="([^"]*)"/g)].map(
    ([, address = '']) => address,
  )

const foreign = '//x//evil.example/recipes'

test(`Z3: of ${mutatedAddresses} addresses of pages none is a 5xx, and none leads to another site (FUZZ_SEED=${seed})`, async t => {
  const known = [
    '//',
    '///',
    '//[',
    '//x:99999/',
    '/\\evil.example',
    foreign,
    'http://evil.example/recipes',
    '*',
  ]
  const queue = [...known, ...fc.sample(addresses, { numRuns: mutatedAddresses, seed })].values()
  const statuses: Record<number, number> = {}
  const checkQueued = async () => {
    for (const address of queue) {
      const { status, location, body } = await getPage(address)
      statuses[status] = (statuses[status] ?? 0) + 1
      const shown = `${address.slice(0, 200)} → ${status} ${location ?? ''} ${body.slice(0, 200)}`
      assert.ok(status >= 200 && status < 500, shown)
      if (location !== undefined) assert.equal(new URL(location, publicUrl).origin, publicUrl, shown)
      for (const own of ownAddresses(body)) assert.equal(new URL(own).origin, publicUrl, shown)
    }
  }
  await Promise.all(Array.from({ length: 8 }, checkQueued))
  t.diagnostic(JSON.stringify(statuses))
  assert.ok((statuses[200] ?? 0) > 0 && (statuses[404] ?? 0) > 0, 'some were pages')
  assert.deepEqual(site.logLines, [])
})

test('a path that begins with several slashes redirects to the path with one', async () => {
  assert.deepEqual(await getPage('///recipes?q=salt'), { status: 308, location: '/recipes?q=salt', body: '' })
  assert.equal((await getPage(foreign)).location, '/x//evil.example/recipes')
  const { status, body } = await getPage('/recipes?q=salt')
  assert.deepEqual([status, ownAddresses(body)], [200, [`${publicUrl}/recipes`, `${publicUrl}/recipes`]])
})

/** A page contains the time at which its data was read, so that two renderings differ. */
const samePages: string[][] = [
  ['/recipes?q=stew', '/recipes?q=stew&utm_source=x', '/Recipes/?x=1&q=stew&time=-3&rating=&q=soup'],
  ['/recipes', '/recipes?x=1', '/recipes?page=2', '/recipes/?diet='],
  ['/aboutus', '/AboutUs?x=1'],
  ['/nowhere-1', '/nowhere-2?x=1', '/nowhere/3'],
]

test('addresses that differ only in what a page ignores are one page, which is rendered once', async () => {
  const bodies: string[] = []
  for (const addresses of samePages) {
    const pages = await Promise.all(addresses.map(async address => (await getPage(address)).body))
    assert.equal(new Set(pages).size, 1, addresses.join(' '))
    bodies.push(pages[0] ?? '')
  }
  bodies.push((await getPage('/recipes?q=soup')).body)
  assert.equal(new Set(bodies).size, bodies.length, 'and others are others')
})

test("a sent page leaves no timer behind, which would keep the page's data in memory", async () => {
  const countTimers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
  await getPage('/recipes?q=first')
  const before = countTimers()
  for (let page = 0; page < 20; page += 1) assert.equal((await getPage(`/recipes?q=dish${page}`)).status, 200)
  assert.ok(countTimers() < before + 20, `${before} timers before, ${countTimers()} after`)
})
