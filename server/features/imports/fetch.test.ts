import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  html,
  intranet,
  manyFetches,
  openOtherSite,
  recipePage,
  redirecting,
  sending,
} from '#tests/support/other-site.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const onlyOpenWeb = 'Only addresses on the open web can be read.'
const doesNotAnswer = 'That page is not answering.'
const doesNotWant = 'That page does not want to be read by us. Paste its text instead.'

const site = await openSite({ ...intranet, LIMITS: manyFetches })
const member = await aMember(site)
const fetchPage = (url: string, by: Member = member) =>
  site.call('POST', '/api/imports/fetch', { token: by.token, body: { url } })

test('a page of the web is fetched and read, under an honest name and without cookies', async () => {
  const other = await openOtherSite({ '/ugali': sending(200, { ...html, 'set-cookie': 'a=b' }, recipePage) })
  for (const _ of [1, 2]) {
    const { status, body } = await fetchPage(`${other.url}/ugali#steps`)
    assert.equal(status, 200)
    assert.equal(body.recipes[0].title, 'Crème ya ugali')
    assert.equal(body.recipes[0].sourceUrl.startsWith(`${other.url}/ugali`), true)
    assert.deepEqual(body.warnings, [])
  }
  for (const { headers } of other.requests) {
    assert.match(headers['user-agent'] ?? '', /^Mezani\/\d+\.\d+\.\d+ \(\+http:\/\/127\.0\.0\.1:\d+\/\)$/)
    assert.deepEqual(
      [headers.cookie, headers.authorization, headers.referer],
      [undefined, undefined, undefined],
    )
  }
})

test('the ways to import tell the number of addresses a day from the start', async () => {
  const { status, body } = await site.call('GET', '/api/imports/ways', { token: member.token })
  assert.deepEqual([status, body.fromWeb.addressesPerDay], [200, 1000])
})

test('an address that is not on the open web is refused, and receives no request', {
  tags: ['import-address'],
}, async () => {
  const other = await openOtherSite({ '/': 'secret' })
  const { port } = other
  const addresses = [
    ...[
      '127.0.0.2',
      '127.1.1.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '0.0.0.0',
      '0',
      '[::]',
    ].map(host => `http://${host}:${port}/`),
    ...['10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '2852039166'].map(
      host => `http://${host}/latest/meta-data/`,
    ),
    ...['[fd00::1]', '[fe80::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001::1]', '[ff02::1]'].map(
      host => `https://${host}/`,
    ),
    'http://93.184.215.14:22/',
    'https://93.184.215.14:8443/',
    `http://cook:secret@127.0.0.1:${port}/`,
    `http://cook@127.0.0.1:${port}/`,
    'file:///etc/passwd',
    'ftp://jikoni.example/',
    'gopher://127.0.0.1:6379/_x',
    'data:text/html,<h1>Ugali</h1>',
    'javascript:alert(1)',
    'http://',
    'Ugali',
  ]
  for (const address of addresses) {
    const { status, body } = await fetchPage(address)
    assert.deepEqual([status, body.code, body.message], [400, 'address_refused', onlyOpenWeb], address)
  }
  assert.deepEqual(other.paths(), [])
})

test('three redirects are followed, each checked again; a fourth is not', {
  tags: ['import-address'],
}, async () => {
  const other = await openOtherSite({
    '/ugali': recipePage,
    '/1': redirecting('/ugali'),
    '/2': sending(301, { location: '1' }),
    '/in': redirecting('http://127.0.0.2/'),
    '/metadata': redirecting('http://169.254.169.254/latest/meta-data/'),
    '/named': redirecting('http://cook:secret@127.0.0.1/'),
    '/file': redirecting('file:///etc/passwd'),
    '/round': redirecting('/round'),
  })
  const local = await openOtherSite({
    '/3': redirecting(`${other.url}/2`),
    '/4': sending(308, { location: '/3' }),
  })
  const followed = await fetchPage(`${other.url}/2`)
  assert.equal(followed.body.recipes?.[0]?.title, 'Crème ya ugali')
  assert.equal(followed.body.recipes[0].sourceUrl, `${other.url}/ugali`)
  assert.equal((await fetchPage(`${local.url}/3`)).status, 200)
  for (const far of [`${local.url}/4`, `${other.url}/round`]) {
    const { body } = await fetchPage(far)
    assert.deepEqual([body.code, body.message], ['page_unreachable', doesNotAnswer])
  }
  for (const path of ['/in', '/metadata', '/named', '/file']) {
    const { body } = await fetchPage(other.url + path)
    assert.deepEqual([body.code, body.message], ['address_refused', onlyOpenWeb], path)
  }
})

test('a reply that is not a page, a failing server and an unwilling one are explained in words', async () => {
  const other = await openOtherSite({
    '/picture': sending(200, { 'content-type': 'image/png' }, 'x'),
    '/pdf': sending(200, { 'content-type': 'application/pdf' }, '%PDF'),
    '/login': sending(401),
    '/forbidden': sending(403, html, 'Are you human?'),
    '/often': sending(429),
    '/failed': sending(500, html, recipePage),
    '/not-modified': sending(304),
    '/lost': request => request.socket.destroy(),
    '/app': '<div id="root"></div><script src="/app.js"></script>',
    '/hours': '<h1>Open from nine to five</h1>',
  })
  const expected: Record<string, [string, string | RegExp]> = {
    '/picture': ['unreadable_page', /not a page.*Paste its text/],
    '/pdf': ['unreadable_page', /not a page.*Paste its text/],
    '/login': ['page_unwilling', doesNotWant],
    '/forbidden': ['page_unwilling', doesNotWant],
    '/often': ['page_unwilling', doesNotWant],
    '/failed': ['page_unreachable', doesNotAnswer],
    '/not-modified': ['page_unreachable', doesNotAnswer],
    '/missing': ['page_unreachable', doesNotAnswer],
    '/lost': ['page_unreachable', doesNotAnswer],
  }
  for (const [path, [code, sentence]] of Object.entries(expected)) {
    const { status, body } = await fetchPage(other.url + path)
    assert.deepEqual([status, body.code], [400, code], path)
    if (typeof sentence === 'string') assert.equal(body.message, sentence, path)
    else assert.match(body.message, sentence, path)
  }
  const app = await fetchPage(`${other.url}/app`)
  assert.deepEqual([app.status, app.body.recipes], [200, []])
  assert.equal(app.body.warnings[0], 'We cannot see a recipe on that page.')
  assert.match(app.body.warnings[1], /only be seen in a browser.*paste its text/)
  const hours = await fetchPage(`${other.url}/hours`)
  assert.equal(hours.body.warnings[0], 'We cannot see a recipe on that page.')
})

test('a member can have twenty addresses read a day, and is told the limit; an invalid address uses none', {
  tags: ['import-address'],
}, async () => {
  const plain = await openSite(intranet)
  const other = await openOtherSite({ '/ugali': recipePage })
  const { token } = await aMember(plain)
  const read = (url: string) => plain.call('POST', '/api/imports/fetch', { token, body: { url } })
  for (const url of ['', 'Ugali', 'ftp://a', 'http://a:b@c.example'])
    assert.equal((await read(url)).status, 400)
  for (let n = 0; n < 20; n += 1) assert.equal((await read(`${other.url}/ugali`)).status, 200)
  const { status, body, headers } = await read(`${other.url}/ugali`)
  assert.deepEqual(
    [status, body.code, body.message],
    [
      429,
      'too_many_requests',
      'You have had 20 addresses read today, which is the limit. A text or a file still works.',
    ],
  )
  assert.ok(Number(headers.get('retry-after')) > 0)
  const pasted = await plain.call('POST', '/api/imports/read', { token, body: { url: '', html: recipePage } })
  assert.equal(pasted.status, 200)
})

test('without IMPORT_FROM_WEB nothing is fetched, and a client can find out', {
  tags: ['import-off'],
}, async () => {
  const off = await openSite({ ...intranet, IMPORT_FROM_WEB: 'false' })
  const other = await openOtherSite({ '/ugali': recipePage })
  const { token } = await aMember(off)
  const { status, body } = await off.call('POST', '/api/imports/fetch', {
    token,
    body: { url: `${other.url}/ugali` },
  })
  assert.deepEqual([status, body.code], [404, 'not_found'])
  assert.match(body.message, /^This site does not read web addresses\./)
  assert.deepEqual((await off.call('GET', '/api/imports/ways', { token })).body, { fromWeb: null })
  assert.deepEqual(other.paths(), [])
})

test('unless an operator opens it, this machine cannot be reached', async () => {
  const plain = await openSite()
  const other = await openOtherSite({ '/ugali': recipePage })
  const { token } = await aMember(plain)
  const { body } = await plain.call('POST', '/api/imports/fetch', {
    token,
    body: { url: `${other.url}/ugali` },
  })
  assert.deepEqual([body.code, body.message], ['address_refused', onlyOpenWeb])
  assert.deepEqual(other.paths(), [])
})
