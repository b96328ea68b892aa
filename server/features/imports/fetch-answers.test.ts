import assert from 'node:assert/strict'
import type { RequestListener, ServerResponse } from 'node:http'
import { test } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import {
  html,
  intranet,
  manyFetches,
  openOtherSite,
  recipePage,
  redirecting,
  sending,
} from '#tests/support/other-site.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const doesNotWant = 'That page does not want to be read by us. Paste its text instead.'

const site = await openSite({ ...intranet, LIMITS: manyFetches })
const member = await aMember(site)
const fetchPage = (url: string) =>
  site.call('POST', '/api/imports/fetch', { token: member.token, body: { url } })

const noise = Buffer.alloc(60_000_000, '<p>Ugali</p>')
const bombs: Record<string, RequestListener> = {
  gzip: sending(200, { ...html, 'content-encoding': 'gzip' }, gzipSync(noise)),
  brotli: sending(200, { ...html, 'content-encoding': 'br' }, brotliCompressSync(noise)),
  deflate: sending(200, { ...html, 'content-encoding': 'deflate' }, deflateSync(noise)),
  'without an end': (_, response) => sendForEver(response.writeHead(200, html), Buffer.alloc(65_536, 'u')),
  'compressed, empty and without an end': (_, response) => {
    const emptyBlock = Buffer.of(0, 0, 0, 0xff, 0xff)
    const head = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3)
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).write(head)
    sendForEver(response, Buffer.concat(Array(13_000).fill(emptyBlock)))
  },
}

function sendForEver(response: ServerResponse, chunk: Buffer): void {
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', send)
  send()
}

for (const [name, bomb] of Object.entries(bombs))
  test(`anything beyond the limits of a page is cut off while it arrives: ${name}`, async () => {
    let sent = 0
    const other = await openOtherSite({
      '/': (request, response) => {
        response.once('close', () => {
          sent = request.socket.bytesWritten
        })
        bomb(request, response)
      },
    })
    const { status, body } = await fetchPage(`${other.url}/`)
    assert.deepEqual([status, body.code], [400, 'unreadable_page'])
    assert.match(body.message, /too large/)
    // More than the limit was sent, because the system's buffers took some.
    await waitFor(async () => sent || undefined, 'the end of the response')
    assert.ok(sent < 25_000_000, `${sent} bytes were taken`)
  })

test('a page with several encodings inside each other is not decoded', async () => {
  const twice = gzipSync(gzipSync(recipePage))
  const other = await openOtherSite({
    '/twice': sending(200, { ...html, 'content-encoding': 'gzip, gzip' }, twice),
    '/strange': sending(200, { ...html, 'content-encoding': 'zip' }, twice),
    '/broken': sending(200, { ...html, 'content-encoding': 'gzip' }, 'no gzip'),
  })
  for (const path of ['/twice', '/strange'])
    assert.equal((await fetchPage(other.url + path)).body.code, 'unreadable_page')
  assert.equal((await fetchPage(`${other.url}/broken`)).body.code, 'page_unreachable')
})

test('a compressed page is read', async () => {
  const other = await openOtherSite({
    '/gzip': sending(200, { ...html, 'content-encoding': 'gzip' }, gzipSync(recipePage)),
    '/br': sending(200, { ...html, 'content-encoding': 'br' }, brotliCompressSync(recipePage)),
    '/deflate': sending(200, { ...html, 'content-encoding': 'Deflate' }, deflateSync(recipePage)),
  })
  for (const path of ['/gzip', '/br', '/deflate'])
    assert.equal((await fetchPage(other.url + path)).body.recipes[0].title, 'Crème ya ugali')
})

test('encodings: a page’s letters are read as its header or the page itself says', async () => {
  const other = await openOtherSite({
    '/header': sending(
      200,
      { 'content-type': 'text/html; charset=latin1' },
      Buffer.from(recipePage, 'latin1'),
    ),
    '/nothing': sending(200, {}, Buffer.from(recipePage, 'latin1')),
    '/wide': sending(200, { 'content-type': 'text/html' }, Buffer.from(`\ufeff${recipePage}`, 'utf16le')),
  })
  for (const path of ['/header', '/nothing', '/wide'])
    assert.equal((await fetchPage(other.url + path)).body.recipes[0].title, 'Crème ya ugali', path)
})

const robots: [what: string, file: RequestListener, isRead: boolean][] = [
  ['none', sending(404), true],
  ['one that is not for us', sending(403), true],
  ['one that allows', sending(200, {}, 'User-agent: *\nDisallow: /private'), true],
  ['one that refuses everybody', sending(200, {}, 'User-agent: *\nDisallow: /'), false],
  [
    'one that refuses us',
    sending(200, {}, 'User-agent: *\nAllow: /\n\nUser-agent: mezani\nDisallow: /u'),
    false,
  ],
  ['one that fails', sending(503), false],
  ['one that is elsewhere', redirecting('/moved.txt'), false],
  ['one that leads inside', redirecting('http://169.254.169.254/'), false],
  [
    'one whose refusal is far below',
    sending(200, {}, `${'# \n'.repeat(400_000)}User-agent: *\nDisallow: /`),
    true,
  ],
]

for (const [what, file, isRead] of robots)
  test(`robots.txt is obeyed, and requested once: ${what}`, { tags: ['import-address'] }, async () => {
    const other = await openOtherSite({
      '/robots.txt': file,
      '/moved.txt': sending(200, {}, 'User-agent: Mezani\nDisallow: /'),
      '/ugali': recipePage,
    })
    for (const _ of [1, 2]) {
      const { status, body } = await fetchPage(`${other.url}/ugali`)
      if (isRead) assert.equal(status, 200)
      else assert.deepEqual([status, body.code, body.message], [400, 'page_unwilling', doesNotWant])
    }
    assert.equal(other.paths().filter(path => path === '/robots.txt').length, 1)
    assert.equal(other.paths().includes('/ugali'), isRead)
  })

test('a redirect’s target is requested only if its own robots.txt allows it', async () => {
  const other = await openOtherSite({
    '/robots.txt': sending(200, {}, 'User-agent: *\nDisallow: /ugali'),
    '/ugali': recipePage,
  })
  const first = await openOtherSite({ '/': redirecting(`${other.url}/ugali`) })
  assert.equal((await fetchPage(`${first.url}/`)).body.code, 'page_unwilling')
  assert.deepEqual(other.paths(), ['/robots.txt'])
})

test('if robots.txt does not respond, the page is not requested', async () => {
  const other = await openOtherSite({
    '/robots.txt': request => request.socket.destroy(),
    '/ugali': recipePage,
  })
  assert.equal((await fetchPage(`${other.url}/ugali`)).body.code, 'page_unreachable')
  assert.equal(other.paths().includes('/ugali'), false)
})

test('the number of addresses left for the day is shown before and with each page; an invalid address uses none', {
  tags: ['import-address'],
}, async () => {
  const other = await openOtherSite({ '/ugali': recipePage })
  const cook = await aMember(site)
  const asked = (url: string) => site.call('POST', '/api/imports/fetch', { token: cook.token, body: { url } })
  const left = async () =>
    (await site.call('GET', '/api/imports/ways', { token: cook.token })).body.fromWeb.addressesLeft
  assert.equal(await left(), 1000)
  assert.equal((await asked(`${other.url}/ugali`)).body.addressesLeft, 999)
  assert.equal((await asked('ftp://jikoni.example/')).status, 400)
  assert.equal(await left(), 999)
  assert.equal((await asked(`${other.url}/gone`)).body.code, 'page_unreachable')
  assert.equal(await left(), 998)
  assert.equal((await fetchPage(`${other.url}/ugali`)).status, 200)
  assert.equal(await left(), 998)
})
