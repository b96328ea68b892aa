import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { maxUploadBytes } from '#contract/limits.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import type { ApiCall } from '#tests/support/call.ts'
import { extractToken } from '#tests/support/mails.ts'
import { formWithFile } from '#tests/support/pictures.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { readOutbox, waitFor } from '#tests/support/site.ts'
import { requirePrograms } from './support/program.ts'
import {
  openProxiedSite,
  type ProxiedSite,
  type ProxyName,
  publicUrl,
  visitorAddresses,
} from './support/proxied-site.ts'

const { throttles } = defaultLimits

const [author = '', first = '', second = '', third = ''] = visitorAddresses
const account = {
  email: 'a@example.org',
  username: 'a-cook',
  password: 'long enough',
  confirmPassword: 'long enough',
}

/** Incompressible, so that it has nearly as many bytes as a photo may have. */
const largePhoto = await sharp(randomBytes(1280 * 1290 * 3), {
  raw: { width: 1280, height: 1290, channels: 3 },
})
  .png({ compressionLevel: 0 })
  .toBuffer()
assert.ok(largePhoto.length > 0.98 * maxUploadBytes && largePhoto.length <= maxUploadBytes)

await requirePrograms({
  nginx: 'nginx',
  caddy: 'caddy',
  curl: 'curl',
  openssl: 'openssl',
  ip: 'iproute2',
  nsenter: 'util-linux',
})

for (const proxy of ['nginx', 'caddy'] satisfies ProxyName[])
  test(`O8: the site behind ${proxy}, configured as operators are told`, async t => {
    const site = await openProxiedSite(proxy)
    const call = site.visitor(author)
    await t.test('a photo of 5 MB comes through; a larger one is refused in our words', async () => {
      await publishWithPhoto(call)
    })
    await t.test(
      'links, canonical addresses and mails begin with PUBLIC_URL, whatever a visitor says the host is',
      () => assertLinks(site),
    )
    await t.test('every response has HSTS, and plain HTTP leads to HTTPS', () => assertHttps(call))
    await t.test('compression and revalidation come through', () => assertCompression(call))
    await t.test('each visitor is counted alone, and none can pass for another', () => assertAddresses(site))
    await t.test('the server believes the proxy', () => assert.doesNotMatch(site.output(), /TRUST_PROXY/))
  })

async function publishWithPhoto(call: ApiCall): Promise<void> {
  assert.equal((await call('POST', '/api/auth/signup', { body: account })).status, 201)
  const { body: session } = await call('POST', '/api/auth/login', { body: account })
  const token = session.access_token
  const uploaded = await call('POST', '/api/images', {
    token,
    body: formWithFile('image', largePhoto, 'a.png', 'image/png'),
  })
  assert.equal(uploaded.status, 201, uploaded.text)
  const larger = Buffer.concat([largePhoto, Buffer.alloc(maxUploadBytes + 1 - largePhoto.length)])
  const refused = await call('POST', '/api/images', { token, body: formWithFile('image', larger) })
  assert.deepEqual([refused.status, refused.body?.code], [413, 'payload_too_large'])
  for (const title of ['Githeri', 'Irio'])
    assert.equal(
      (await call('POST', '/api/recipes', { token, body: aRecipe({ title, image: uploaded.body.url }) }))
        .status,
      201,
    )
}

async function assertLinks({ visitor, dataDir }: ProxiedSite): Promise<void> {
  const call = visitor(author)
  const forged = {
    'x-forwarded-host': 'foe.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=foe.example;proto=http',
    'x-forwarded-port': '8080',
  }
  const list = await call('GET', '/api/recipes?limit=1&fields=card', { headers: forged })
  const [recipe] = list.body
  assert.match(list.headers.get('link') ?? '', new RegExp(`^<${publicUrl}/api/recipes\\?`))
  assert.ok(recipe.image.startsWith(`${publicUrl}/media/`), recipe.image)
  assert.equal((await call('GET', recipe.image)).status, 200)
  for (const path of ['/recipes', `/recipes/${recipe.id}`, '/aboutus']) {
    const { status, text } = await call('GET', path, { headers: forged })
    assert.equal(status, 200, path)
    assert.ok(
      text.includes(`<link rel="canonical" href="${publicUrl}${path}">`) || text.includes('noindex'),
      path,
    )
    assert.ok(text.includes(publicUrl), path)
    assert.doesNotMatch(text, /foe\.example|localhost|127\.0\.0\.1|http:\/\/recipes/)
  }
  assert.doesNotMatch(
    (await call('GET', '/openapi.json', { headers: forged })).text,
    /foe\.example|localhost/,
  )
  await call('POST', '/auth/reset-password', { body: { email: account.email }, headers: forged })
  const mail = await waitFor(async () =>
    (await readOutbox(join(dataDir, 'outbox'))).find(text => text.includes('/reset-password?')),
  )
  assert.ok(mail.includes(`${publicUrl}/reset-password?token=${extractToken(mail)}`), mail)
  assert.doesNotMatch(mail, /foe\.example/)
}

async function assertHttps(call: ApiCall): Promise<void> {
  for (const path of ['/recipes', '/api/recipes', '/api/nothing', '/api/users/current', '/livez', '/docs'])
    assert.match(
      (await call('GET', path)).headers.get('strict-transport-security') ?? '',
      /^max-age=31536000/,
      path,
    )
  const path = '/recipes?q=beans'
  const { status, headers } = await call('GET', publicUrl.replace('https:', 'http:') + path)
  assert.ok([301, 308].includes(status), String(status))
  assert.equal(headers.get('location'), publicUrl + path)
}

async function assertCompression(call: ApiCall): Promise<void> {
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec((await call('GET', '/recipes')).text) ?? []
  for (const path of ['/recipes', '/api/recipes?fields=card', script, '/openapi.json']) {
    const plain = await call('GET', path, { headers: { 'accept-encoding': 'identity' } })
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const compressed = await call('GET', path, { headers })
      assert.deepEqual([compressed.status, compressed.headers.get('content-encoding')], [200, encoding], path)
      assert.equal(compressed.text, plain.text, path)
      assert.match(compressed.headers.get('vary') ?? '', /accept-encoding/i)
      const etag = compressed.headers.get('etag') ?? ''
      const again = await call('GET', path, { headers: { ...headers, 'if-none-match': etag } })
      assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag], path)
    }
  }
}

async function assertAddresses({ visitor }: ProxiedSite): Promise<void> {
  let tries = 0
  const tryLogin = async (address: string, headers: Record<string, string> = {}) => {
    tries += 1
    const body = { email: `nobody${tries}@example.org`, password: 'not the password' }
    return (await visitor(address)('POST', '/api/auth/login', { body, headers })).status
  }
  const { calls } = throttles.login.perAddress
  for (let call = 0; call < calls; call += 1) assert.equal(await tryLogin(first), 401)
  assert.equal(await tryLogin(first), 429)
  assert.equal(await tryLogin(second), 401)
  for (const forged of [third, '127.0.0.1', `${third}, 127.0.0.1`, '', 'unknown']) {
    const names = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip']
    for (const name of names) {
      const value = name === 'forwarded' ? `for=${forged}` : forged
      assert.equal(await tryLogin(first, { [name]: value }), 429, `${name}: ${value}`)
    }
  }
  assert.equal(
    await tryLogin(second, { 'x-forwarded-for': first }),
    401,
    'nobody can use up what is another’s',
  )
  assert.equal(await tryLogin(third), 401)
}
