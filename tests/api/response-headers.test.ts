import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildApp } from '#server/app.ts'
import { registerPages } from '#server/platform/pages/register-pages.ts'
import { writeBuiltClient } from '#tests/support/built-client.ts'
import { rawCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { repository } from '#tests/support/repository.ts'
import { openSite, serve } from '#tests/support/site.ts'
import { openConnection } from '#tests/support/socket.ts'
import {
  br,
  common,
  file,
  foreign,
  friend,
  type HeaderTable,
  immutable,
  list,
  malformed,
  member,
  page,
  picture,
  shown,
  unstored,
  varies,
} from './response-headers.table.ts'

const site = await openSite()
const author = await aMember(site, 'Zawadi')
for (let number = 1; number <= 12; number += 1) await publishRecipe(site, author, { title: `Dish ${number}` })
const app = await buildApp(site.services, {
  log: site.log,
  corsOrigins: [friend],
  trustProxy: [],
  isHttps: true,
})
await registerPages(app, {
  ...site.services,
  distDir: await writeBuiltClient(),
  publicUrl: () => 'https://mezani.example',
  api: () => assert.fail('no page of this client asks the API'),
})
const url = await serve(app)

const listPath = '/api/recipes?fields=card&limit=10'

function without(headers: HeaderTable, ...names: string[]): HeaderTable {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}

type Sent = { method?: string; path: string; headers?: HeaderTable; body?: string }
const accepting = (path: string, headers: HeaderTable = {}): Sent => ({
  path,
  headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
})
const json = { 'content-type': 'application/json' }
const asMember = { authorization: `Bearer ${author.token}` }

const docsStyle = await readFile(join(repository, 'server/platform/docs/docs.css'))
const docsStyleHash = createHash('sha256').update(docsStyle).digest('base64')

/** Requests, and the headers of their responses. */
const exchanges: Record<string, [sent: Sent, status: number, headers: HeaderTable]> = {
  'a list': [{ path: listPath }, 200, list],
  'a list, sent again': [{ path: listPath }, 200, list],
  'a list, compressed': [accepting(listPath), 200, { ...list, ...br }],
  'a list, compressed, sent again': [accepting(listPath), 200, { ...list, ...br }],
  'the head of a list': [{ ...accepting(listPath), method: 'HEAD' }, 200, { ...list, ...br }],
  'a list, to a member': [accepting(listPath, asMember), 200, { ...member, ...br }],
  'a list, to a page of a friend': [
    accepting(listPath, { origin: friend }),
    200,
    { ...list, ...br, ...foreign },
  ],
  'a list, to a page of somebody else': [
    accepting(listPath, { origin: 'https://foe.example' }),
    200,
    { ...list, ...br },
  ],
  'an invalid query': [accepting('/api/recipes?sort=luck'), 400, { ...common, ...unstored }],
  'a login that is refused': [
    { method: 'POST', path: '/api/auth/login', headers: json, body: '{}' },
    400,
    { ...common, ...unstored },
  ],
  'a member’s own account': [accepting('/api/users/current', asMember), 200, { ...common, ...unstored }],
  'a member’s own recipes': [
    accepting('/api/recipes/user', asMember),
    200,
    { ...common, ...unstored, 'x-total-count': '12', 'x-total-count-exact': 'true' },
  ],
  'a page whose address has a token': [{ path: '/reset-password?token=l1_x' }, 200, { ...page, ...unstored }],
  'a missing token': [
    accepting('/api/users/current'),
    401,
    { ...common, ...unstored, 'www-authenticate': 'Bearer error="invalid_token"' },
  ],
  'a path that is not there': [accepting('/api/nothing'), 404, common],
  'a method that is not there': [
    { ...accepting('/api/recipes'), method: 'PATCH' },
    405,
    { ...common, allow: 'GET, POST, HEAD, OPTIONS' },
  ],
  'a body that is no JSON': [
    { method: 'POST', path: '/api/auth/login', headers: json, body: '{' },
    400,
    { ...common, ...unstored },
  ],
  'a malformed URL': [{ path: '/api/recipes/%ff' }, 400, common],
  'a CORS preflight': [
    {
      method: 'OPTIONS',
      path: '/api/recipes',
      headers: { origin: friend, 'access-control-request-method': 'PUT' },
    },
    204,
    {
      ...without(common, 'content-type'),
      ...foreign,
      vary: 'Origin, Access-Control-Request-Headers',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-max-age': '7200',
    },
  ],
  'a page': [{ path: '/recipes' }, 200, page],
  'a page, compressed': [accepting('/recipes'), 200, { ...page, ...br }],
  'a page that is not there': [accepting('/nothing'), 404, { ...page, ...br }],
  'a redirect': [
    accepting('/old'),
    302,
    {
      ...without(shown, 'content-type'),
      'content-security-policy': String(page['content-security-policy']).replace(/ 'sha256-47[^;]*/, ''),
      location: '/new',
    },
  ],
  'a script': [accepting('/assets/index-aaa.js'), 200, { ...file, ...immutable, ...br }],
  'an icon': [
    { path: '/icon.png' },
    200,
    { ...file, 'cache-control': 'public, max-age=3600', 'content-type': 'image/png' },
  ],
  'the service worker': [
    accepting('/service-worker.js'),
    200,
    {
      ...file,
      ...br,
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  ],
  'a picture': [
    accepting('/media/initials/A-3.svg'),
    200,
    { ...picture, ...immutable, 'content-type': 'image/svg+xml' },
  ],
  'a picture that is not there': [accepting(`/media/images/${'0'.repeat(32)}.webp`), 404, picture],
  "the API's page": [
    accepting('/docs/'),
    200,
    {
      ...shown,
      ...without(list, 'link', 'x-total-count', 'x-total-count-exact'),
      ...br,
      vary: 'Origin, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${docsStyleHash}'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  ],
  "the API's document": [
    accepting('/openapi.json'),
    200,
    {
      ...shown,
      ...without(list, 'link', 'x-total-count', 'x-total-count-exact'),
      ...br,
      vary: 'Origin, Accept-Encoding',
    },
  ],
  liveness: [{ path: '/livez' }, 200, { ...shown, 'cache-control': 'no-store' }],
  readiness: [{ path: '/readyz' }, 200, { ...shown, 'cache-control': 'no-store' }],
}

const call = ({ method = 'GET', headers = {}, ...sent }: Sent) =>
  rawCall(url, { method, headers: Object.entries(headers).flat(), ...sent })

for (const [name, [sent, status, expected]] of Object.entries(exchanges)) {
  test(`${name} is sent with exactly these headers`, async () => {
    const response = await call(sent)
    assert.deepEqual([response.status, maskedHeaders(response.headers, expected)], [status, expected])
  })
}

test('no response of a site on plain HTTP asks for HTTPS', async () => {
  for (const path of [listPath, '/api/nothing', '/livez', '/media/initials/A-3.svg'])
    assert.equal((await site.call('GET', path)).headers.get('strict-transport-security'), null, path)
})

const conditional: Record<string, [sent: Sent, expected: HeaderTable]> = {
  'a list': [accepting(listPath), without(list, 'content-type', 'content-length')],
  'a list of a member': [accepting(listPath, asMember), without(member, 'content-type', 'content-length')],
  'a page': [accepting('/recipes'), without(page, 'content-length')],
}
for (const [name, [sent, expected]] of Object.entries(conditional)) {
  test(`${name} that the client already has is a 304 with exactly these headers`, async () => {
    const etag = (await call(sent)).headers.get('etag') ?? ''
    const response = await call({ ...sent, headers: { ...sent.headers, 'if-none-match': `"x", ${etag}` } })
    assert.deepEqual([response.status, response.text], [304, ''])
    assert.deepEqual(maskedHeaders(response.headers, expected), expected)
  })
}

test('bytes that cannot be read as HTTP are answered with exactly these headers', async () => {
  const connection = await openConnection(url)
  connection.send('GET / HTTP/9.9\r\nno colon\r\n\r\n')
  await connection.closed
  const [head = ''] = connection.received().split('\r\n\r\n')
  const [, ...lines] = head.split('\r\n')
  const expected = { ...without(malformed, 'date'), 'content-type': 'application/json' }
  const sent = new Headers(lines.map((line): [string, string] => line.split(': ', 2) as [string, string]))
  assert.deepEqual(maskedHeaders(sent, expected), expected)
})

/** The headers that HTTP itself asks for, and those that describe the response's content. */
const ofTheContent = /^(date|connection|keep-alive|content-.*|link|etag|x-total-count.*)$/
test("the API's own headers are at most 350 bytes, on an https site", async () => {
  for (const path of [listPath, '/api/users/current', '/api/nothing']) {
    const { headers } = await call(accepting(path, asMember))
    const lines = [...headers].filter(
      ([name]) => name === 'content-security-policy' || !ofTheContent.test(name),
    )
    const bytes = lines.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
    assert.ok(bytes > 0 && bytes <= 350, `${path}: ${bytes}`)
  }
})

const maskedHeaders = (headers: Headers, expected: HeaderTable): HeaderTable =>
  Object.fromEntries([...headers].map(([name, value]) => [name, expected[name] === varies ? varies : value]))
