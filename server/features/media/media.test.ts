import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { aMember } from '#tests/support/people.ts'
import { formWithFile, solidImage } from '#tests/support/pictures.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openPainter } from '#tests/support/stub-painter.ts'

const site = await openSite()
const { call } = site

const pathOf = (address: string) => address.slice(site.url.length)

test('a stored picture is served for ever, to every origin, and can do nothing in a browser', async () => {
  const { token } = await aMember(site)
  const form = formWithFile('image', await solidImage().png().toBuffer())
  const { body } = await call('POST', '/api/images', { token, body: form })
  const { status, headers } = await call('GET', pathOf(body.url))
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'image/webp')
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
  assert.equal(headers.get('access-control-allow-origin'), '*')
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/)
  const head = await call('HEAD', pathOf(body.url))
  assert.deepEqual([head.status, head.text], [200, ''])
})

test('a picture that the client has gets 304, and a range request gets a part', async () => {
  const { token } = await aMember(site)
  const form = formWithFile('image', await solidImage().png().toBuffer())
  const { body } = await call('POST', '/api/images', { token, body: form })
  const whole = await call('GET', pathOf(body.url))
  const etag = whole.headers.get('etag') ?? ''
  const size = Number(whole.headers.get('content-length'))
  const known = await call('GET', pathOf(body.url), { headers: { 'if-none-match': `"x", ${etag}` } })
  assert.deepEqual([known.status, known.text], [304, ''])
  const ask = async (range: string, headers = {}) => {
    const reply = await call('GET', pathOf(body.url), { headers: { range, ...headers } })
    return [reply.status, reply.headers.get('content-range')]
  }
  assert.deepEqual(await ask('bytes=0-9'), [206, `bytes 0-9/${size}`])
  assert.deepEqual(await ask('bytes=-5', { 'if-range': etag }), [
    206,
    `bytes ${size - 5}-${size - 1}/${size}`,
  ])
  assert.deepEqual(await ask('bytes=0-9', { 'if-range': '"another"' }), [200, null])
  assert.deepEqual(await ask('bytes=0-1,3-4'), [200, null])
  for (const beyond of [`bytes=${size}-`, 'bytes=-0'])
    assert.deepEqual(await ask(beyond), [416, `bytes */${size}`])
})

test('a cover exists as long as its recipe; the same dish has the same cover, another dish another', async () => {
  const author = await aMember(site)
  const create = async (changes: object) =>
    (await call('POST', '/api/recipes', { token: author.token, body: aRecipe({ image: '', ...changes }) }))
      .body
  const [one, twin, other] = [
    await create({}),
    await create({ servings: 9 }),
    await create({ title: 'Irio' }),
  ]
  assert.equal(one.image, twin.image)
  assert.notEqual(one.image, other.image)
  const response = await fetch(one.image)
  assert.equal(response.headers.get('content-type'), 'image/webp')
  for (const { id } of [one, twin]) await call('DELETE', `/api/recipes/${id}`, { token: author.token })
  assert.equal((await call('GET', pathOf(one.image))).status, 404)
})

test('sketches are drawn before full covers, first those that are being looked at, and are shown for every size', async () => {
  const drawn: string[] = []
  const [sketchBegins, sketchMayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [sizesBegin, sizesMayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const stub = openPainter()
  const ownSite = await openSite(
    {},
    {
      ...stub,
      sketch: async dish => {
        drawn.push(`sketch of ${dish.title}`)
        sketchBegins.resolve()
        await sketchMayEnd.promise
        return stub.sketch(dish)
      },
      paint: async dish => {
        drawn.push(dish.title)
        sizesBegin.resolve()
        await sizesMayEnd.promise
        return stub.paint(dish)
      },
    },
  )
  const { token } = await aMember(ownSite)
  const coverOf = async (title: string): Promise<string> =>
    (await ownSite.call('POST', '/api/recipes', { token, body: aRecipe({ image: '', title }) })).body.image
  const shapeOf = async (cover: string) => {
    const response = await fetch(cover)
    assert.equal(response.headers.get('cache-control'), 'no-cache')
    const { width = 0, height = 1 } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    return width / height
  }
  await coverOf('Irio')
  await sketchBegins.promise
  await coverOf('Mukimo')
  const seen = await coverOf('Githeri')
  assert.equal(await shapeOf(seen), 1)
  sketchMayEnd.resolve()
  await sizesBegin.promise
  assert.deepEqual(drawn, ['sketch of Irio', 'sketch of Githeri', 'sketch of Mukimo', 'Irio'])
  for (const file of ['960.webp', '320.avif', 'preview.jpg'])
    assert.equal(await shapeOf(seen.replace('960.webp', file)), 1.5)
  sizesMayEnd.resolve()
})

test('a chef without a picture has the first letter of the name, always in the same colour', async () => {
  const author = await aMember(site)
  const imageOf = async (chefName: string) => {
    const id = await publishRecipe(site, author, { chefName, chefImage: '' })
    return (await call('GET', `/api/recipes/${id}`, { token: author.token })).body.chefImage
  }
  const zoe = await imageOf('Zoë')
  assert.equal(zoe, await imageOf('Zoë'))
  for (const [name, letter] of [
    ['Zoë', 'Z'],
    ['émile', 'É'],
    ['李', '李'],
    ['نادية', 'ن'],
    ['🍲', '●'],
    ['<script>', 'S'],
    ['7 Pots', '7'],
  ] as const) {
    const image = await imageOf(name)
    assert.match(image, /^[!-~]+$/)
    const { status, headers, text } = await call('GET', pathOf(image))
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml'])
    assert.ok(text.includes(`>${letter}</text>`) && !text.includes('script'))
  }
})

test('nothing else is served under /media, even if it is in the same store', async () => {
  const name = '0'.repeat(32)
  await site.services.files.put(`private/${name}.webp`, 'RIFF')
  await site.services.files.put(`images/${name}.txt`, 'notes')
  const paths = [
    `avatars/${name}.webp`,
    `images/${name}.webp`,
    `covers/${name}-960.webp`,
    `covers/${name}.webp`,
    `private/${name}.webp`,
    `images/${name}.txt`,
    `outbox/${name}.webp`,
    'avatars/..%2f..%2foutbox',
    'avatars/%2e%2e%2f%2e%2e%2fpostgres',
    'images/../../package.json',
    'initials/AB-1.svg',
    'initials/A-99.svg',
    'initials/%E6%9D%8E%E6%9D%8E-1.svg',
    'initials/%F0%9F%8D%B2-1.svg',
    'initials/%3Cscript%3E-1.svg',
    'avatars/',
    '',
  ]
  for (const path of paths) {
    const { status, body } = await call('GET', `/media/${path}`)
    assert.deepEqual([path, status, body?.code], [path, 404, 'not_found'])
  }
})
