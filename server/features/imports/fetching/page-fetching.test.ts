import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Refusal } from '#server/platform/http/problems.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { openOtherSite } from '#tests/support/other-site.ts'
import { openAddressRule } from './address-rule.ts'
import { openPageFetching } from './page-fetching.ts'
import type { ResolveHost } from './resolve-host.ts'

/** Fetches with the given name resolution. This machine plays the operator's intranet. */
function openWith(resolveHost: ResolveHost) {
  const mayConnect = openAddressRule(['127.0.0.1/32'])
  const fetching = openPageFetching({ mayConnect, resolveHost, userAgent: () => 'Mezani' }, defaultLimits)
  after(fetching.close)
  return (address: string) => fetching.fetch({ userId: 1, address: '' }, new URL(address))
}

const isRefused = (code: string) => (failure: unknown) => failure instanceof Refusal && failure.code === code

test('a name is resolved once, and the connection is made to the address that was checked', async () => {
  const site = await openOtherSite({ '/ugali': '<h1>Ugali</h1>' })
  const asked: string[] = []
  const fetchPage = openWith(async name => {
    asked.push(name)
    return asked.length === 1 ? ['127.0.0.1'] : ['127.0.0.2']
  })
  const page = await fetchPage(`http://jikoni.example:${site.port}/ugali`)
  assert.equal(page.html, '<h1>Ugali</h1>')
  assert.deepEqual(asked, ['jikoni.example'])
  assert.deepEqual(site.paths(), ['/robots.txt', '/ugali'])
  assert.equal(site.requests[0]?.headers.host, `jikoni.example:${site.port}`)
})

test('no connection is made to a name with only closed addresses', async () => {
  const site = await openOtherSite({ '/': 'secret' })
  const addresses = [
    '127.0.0.2',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    'fd00::1',
    '0.0.0.0',
  ]
  const fetchPage = openWith(async () => addresses)
  await assert.rejects(fetchPage(`http://jikoni.example:${site.port}/`), isRefused('address_refused'))
  assert.deepEqual(site.paths(), [])
})

test('for a name with both kinds of addresses, connections are made to the open ones', async () => {
  const site = await openOtherSite({ '/': 'Ugali' })
  const fetchPage = openWith(async () => ['64:ff9b::7f00:1', '10.0.0.1', '127.0.0.1'])
  assert.equal((await fetchPage(`http://jikoni.example:${site.port}/`)).html, 'Ugali')
})

test('a redirect’s name is resolved and checked like the first one', async () => {
  const site = await openOtherSite({
    '/moved': (_, response) =>
      response.writeHead(302, { location: `http://inside.example:${site.port}/secret` }).end(),
    '/secret': 'secret',
  })
  const fetchPage = openWith(async name => (name === 'jikoni.example' ? ['127.0.0.1'] : ['127.0.0.2']))
  await assert.rejects(fetchPage(`http://jikoni.example:${site.port}/moved`), isRefused('address_refused'))
  assert.deepEqual(site.paths(), ['/robots.txt', '/moved'])
})

test('an unknown name counts as not responding', async () => {
  const fetchPage = openWith(async () => [])
  await assert.rejects(fetchPage('https://nobody.example/'), isRefused('page_unreachable'))
})

test('a certificate for another name counts as no response', async () => {
  const site = await openOtherSite({ '/': 'Ugali' })
  const fetchPage = openWith(async () => ['127.0.0.1'])
  await assert.rejects(fetchPage(`https://jikoni.example:${site.port}/`), isRefused('page_unreachable'))
})
