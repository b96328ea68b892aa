import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openOtherSite } from '#tests/support/other-site.ts'
import { openAddressRule } from './address-rule.ts'
import { openRobots } from './robots.ts'
import { openVisit } from './visit.ts'

test('robots.txt files are kept in bounded memory: the last one requested stays, the oldest goes', async () => {
  const robots = openRobots({ robotsCacheBytes: 1_000_000, robotsMinutes: 60, maxRedirects: 3 })
  const door = {
    mayConnect: openAddressRule(['127.0.0.1']),
    resolveHost: async () => ['127.0.0.1'],
    userAgent: () => 'Mezani',
  }
  const visit = openVisit(door, new AbortController().signal)
  // Each takes 180 kB of the cache.
  const long = Array.from({ length: 150 }, (_, n) => `Disallow: /${n}/${'a'.repeat(500)}`).join('\n')
  const other = await openOtherSite({
    '/robots.txt': (_, response) => response.end(`User-agent: *\n${long}`),
  })
  const ask = (n: number) =>
    robots.refuseUnlessAllowed(visit, new URL(`http://site-${n}.example:${other.port}/ugali`))
  for (let n = 0; n < 10; n += 1) await ask(n)
  assert.equal(other.paths().length, 10)
  await ask(9)
  assert.equal(other.paths().length, 10)
  await ask(0)
  assert.equal(other.paths().length, 11)
})
