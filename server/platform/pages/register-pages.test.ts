import assert from 'node:assert/strict'
import { get, type IncomingHttpHeaders } from 'node:http'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openLog } from '#server/platform/log/log.ts'
import { scriptText, writeBuiltClient } from '#tests/support/built-client.ts'
import { openAdmission } from '../http/admission.ts'
import { openHttp } from '../http/server.ts'
import { noThrottle } from '../http/throttle.ts'
import { defaultLimits as limits } from '../limits/default-limits.ts'
import { registerPages } from './register-pages.ts'

const logLines: string[] = []
const log = openLog('error', { write: line => void logLines.push(line) })
const app = await openHttp({ log, corsOrigins: [], trustProxy: [], isHttps: false, limits })
await registerPages(app, {
  distDir: await writeBuiltClient(),
  publicUrl: () => 'http://mezani.example',
  throttler: noThrottle,
  admission: openAdmission(limits.admission),
  limits,
  api: () => assert.fail('no page of this client asks the API'),
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })
after(() => app.close())

type Reply = { status: number; headers: IncomingHttpHeaders; body: string }

const rawGet = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Reply>((resolve, reject) =>
    get(url + path, { headers, agent: false }, async response => {
      const bytes = Buffer.concat(await response.toArray())
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[
        response.headers['content-encoding'] ?? ''
      ]
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: String(decode ? decode(bytes) : bytes),
      })
    }).on('error', reject),
  )

/** An Accept-Encoding header, and the encoding that may be sent for it. */
const negotiations: [accepted: string | undefined, encoding: string | undefined][] = [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, gzip;q=0, *', undefined],
  ['identity', undefined],
  [undefined, undefined],
]

for (const [accepted, encoding] of negotiations) {
  test(`Accept-Encoding ${accepted} is obeyed by pages and files alike`, async () => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const page = await rawGet('/recipes', headers)
    assert.equal(page.headers['content-encoding'], encoding)
    assert.match(page.body, /<p>\/recipes, rendered \d+<\/p>/)
    for (const path of ['/assets/index-aaa.js', '/service-worker.js']) {
      const file = await rawGet(path, headers)
      assert.equal(file.headers['content-encoding'], encoding, path)
      assert.equal(file.body, scriptText)
    }
    assert.equal((await rawGet('/icon.png', headers)).headers['content-encoding'], undefined)
  })
}

test('a page is rendered once for all requests at the same moment', async () => {
  const asked = [1, 2, 3, 4].map(() => rawGet('/once', { 'accept-encoding': 'br' }))
  const bodies = (await Promise.all(asked)).map(({ body }) => body)
  assert.equal(new Set(bodies).size, 1)
})

test('a page gets 304 if the client has it; with another ETag it is sent', async () => {
  const { etag = '' } = (await rawGet('/recipes')).headers
  for (const known of [etag, `"a", ${etag}`, '*'])
    assert.equal((await rawGet('/recipes', { 'if-none-match': known })).status, 304, known)
  assert.equal((await rawGet('/recipes', { 'if-none-match': 'W/"another"' })).status, 200)
})

test('a redirect has no body and no ETag', async () => {
  const { status, headers, body } = await rawGet('/old')
  assert.deepEqual([status, headers.location, headers.etag, body], [302, '/new', undefined, ''])
})

test('a page that cannot be rendered is built by the browser, and rendering is tried again the next time', async () => {
  for (const count of [1, 2]) {
    const { status, body } = await rawGet('/broken', { 'accept-encoding': 'br' })
    assert.deepEqual([status, body.includes('<!--page-->')], [200, true])
    assert.equal(logLines.filter(line => line.includes('could not be rendered')).length, count)
  }
})

test('a missing path below /api gets the API’s 404', async () => {
  const { status, headers } = await rawGet('/api/nothing')
  assert.deepEqual([status, headers['content-type']], [404, 'application/json; charset=utf-8'])
})
