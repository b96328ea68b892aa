import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { openPainter } from '#server/features/media/painter/painter.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const site = await openSite({}, openPainter())
const { call } = site

/** Waits until the picture at this URL is drawn. Until then the URL serves a placeholder that must not be cached. */
const waitForDrawnCover = (path: string) =>
  waitFor(async () => {
    const picture = await fetch(site.url + path)
    if (picture.headers.get('cache-control')?.includes('immutable')) return picture
    assert.equal(picture.headers.get('cache-control'), 'no-cache')
    await picture.arrayBuffer()
    return undefined
  }, `the picture at ${path}`)

const pathOf = (url: string) => new URL(url).pathname

test('a job draws a cover for a recipe without a photo, in every size and format', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author, { image: '' })
  const read = async () => (await call('GET', `/api/recipes/${id}`, { token: author.token })).body
  const { image, cover } = await read()
  assert.equal(image, cover.url)
  assert.match(cover.color, /^#[0-9a-f]{6}$/)
  const path = pathOf(cover.url)
  await waitForDrawnCover(path)
  for (const width of [320, 480, 640, 960]) {
    for (const format of ['webp', 'avif']) {
      const picture = await fetch(site.url + path.replace('960.webp', `${width}.${format}`))
      assert.equal(picture.headers.get('content-type'), `image/${format}`)
      assert.equal(picture.headers.get('cross-origin-resource-policy'), 'cross-origin')
      assert.match(picture.headers.get('content-security-policy') ?? '', /sandbox/)
      // AVIF is recognised by its signature. Only the decoder of WebP is enabled, since this process decodes untrusted input.
      if (format === 'avif')
        assert.equal(Buffer.from(await picture.arrayBuffer()).toString('latin1', 4, 12), 'ftypavif')
      else assert.equal((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width, width)
    }
  }
  const preview = await fetch(site.url + path.replace('960.webp', 'preview.jpg'))
  const { width, height, format } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata()
  assert.deepEqual([width, height, format], [1200, 630, 'jpeg'])
  const after = await waitFor(async () => {
    const recipe = await read()
    return recipe.cover.focusX === 0.5 ? undefined : recipe
  }, 'the place of the dish')
  assert.ok(after.cover.focusX > 0 && after.cover.focusX < 1)
})

test('the same dish has the same picture; a changed dish gets another, and changed comments do not matter', async () => {
  const author = await aMember(site)
  const [one, same] = [
    await publishRecipe(site, author, { title: 'Irio' }),
    await publishRecipe(site, author, { title: 'Irio', url: '' }),
  ]
  const coverOf = async (id: number) =>
    (await call('GET', `/api/recipes/${id}`, { token: author.token })).body.cover.url
  const before = await coverOf(one)
  assert.equal(await coverOf(same), before)
  await call('PUT', `/api/recipes/${one}`, {
    token: author.token,
    body: aRecipe({ title: 'Irio', servings: 9 }),
  })
  assert.equal(await coverOf(one), before)
  await call('PUT', `/api/recipes/${one}`, {
    token: author.token,
    body: aRecipe({ title: 'Irio with peas' }),
  })
  assert.notEqual(await coverOf(one), before)
})

test('a hostile recipe gets a cover like any other', async () => {
  const author = await aMember(site)
  const title = '"><script>alert(1)</script>&<svg/onload=x>'
  const id = await publishRecipe(site, author, {
    title,
    ingredients: '<image href="http://example.org/x"/>\u202e ﷽ 🥘',
    image: '',
  })
  const { body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
  const picture = await waitForDrawnCover(pathOf(body.cover.url))
  assert.equal((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format, 'webp')
})

test('a cover without a recipe, and an address that is not a picture, get 404', async () => {
  for (const path of [
    `/media/covers/${'0'.repeat(32)}-960.webp`,
    '/media/covers/..%2f..%2fetc%2fpasswd',
    '/media/images/x.webp',
  ]) {
    assert.equal((await call('GET', path)).status, 404)
  }
})

test('a diet or country named like a property of every object is treated like any other', async () => {
  const author = await aMember(site)
  for (const name of ['constructor', 'toString', '__proto__']) {
    const id = await publishRecipe(site, author, { dietType: name, countryOfOrigin: name, image: '' })
    const { status, body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
    assert.deepEqual([status, body.dietType, body.countryOfOrigin], [200, name, name])
    assert.match(body.cover.color, /^#[0-9a-f]{6}$/)
    assert.equal((await call('GET', `/api/recipes?dietType=${name}&country=${name}`)).status, 200)
  }
  assert.equal((await call('GET', '/api/recipes/facets')).status, 200)
})
