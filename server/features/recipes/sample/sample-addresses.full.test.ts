import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { isWebAddress } from '#contract/web-address.ts'
import { buildApp } from '#server/app.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'
import { sampleRecipes } from './sample.ts'
import { seedSample } from './seed-sample.ts'

const publicUrl = 'https://table.example'
const site = await openSite({ PUBLIC_URL: publicUrl })
const { call, db, pool } = site
await seedSample(site.services, 'a password of the sample')

type Addresses = { id: number; title: string; url: string; moreInfoUrl: string; image: string }

const listAll = async (ask = call): Promise<Addresses[]> => (await ask('GET', '/api/recipes?limit=100')).body
const storedAddresses = async (id: number) =>
  (await pool.query('select url, more_info_url as "moreInfoUrl", image from recipes where id = $1', [id]))
    .rows[0]

/** The same site at another address. */
async function moveTo(address: string) {
  const services = { ...site.services, publicUrl: () => address }
  const app = await buildApp(services, { log: site.log, corsOrigins: [], trustProxy: [], isHttps: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  after(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return createApiCall(url)
}

test('a sample recipe’s url is its own page, and it names an article', async () => {
  const recipes = await listAll()
  assert.equal(recipes.length, sampleRecipes.length)
  for (const { id, title, url, moreInfoUrl } of recipes) {
    assert.equal(url, `${publicUrl}/recipes/${id}`, title)
    assert.match(moreInfoUrl, /^https:\/\/en\.wikipedia\.org\/wiki\/[^/\s]+$/, title)
    assert.ok(isWebAddress(url) && isWebAddress(moreInfoUrl), title)
  }
})

test('an address of the site follows the site, also after an edit; others stay as they are', async () => {
  const author = await aMember(site)
  const photo = await openUploads(site, call).uploadPhoto(author)
  const id = await publishRecipe(site, author, { image: photo, moreInfoUrl: `${publicUrl}.evil.example/x` })
  const { body: edited } = await call('PUT', `/api/recipes/${id}`, {
    token: author.token,
    body: aRecipe({
      url: `${publicUrl}/recipes/${id}`,
      image: photo,
      moreInfoUrl: `${publicUrl}.evil.example/x`,
    }),
  })
  assert.deepEqual(
    [edited.url, edited.image, edited.moreInfoUrl],
    [`${publicUrl}/recipes/${id}`, photo, `${publicUrl}.evil.example/x`],
  )
  assert.deepEqual(await storedAddresses(id), {
    url: `/recipes/${id}`,
    image: new URL(photo).pathname,
    moreInfoUrl: `${publicUrl}.evil.example/x`,
  })
  const newCall = await moveTo('https://kitchen.example')
  const { body: moved } = await newCall('GET', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual(
    [moved.url, moved.image, moved.moreInfoUrl],
    [
      `https://kitchen.example/recipes/${id}`,
      photo.replace(publicUrl, 'https://kitchen.example'),
      `${publicUrl}.evil.example/x`,
    ],
  )
  await call('DELETE', `/api/recipes/${id}`, { token: author.token })
})

test('a path is no address for a recipe, from whomever', async () => {
  const author = await aMember(site)
  const { status, body } = await call('POST', '/api/recipes', {
    token: author.token,
    body: aRecipe({ url: '/recipes/1' }),
  })
  assert.deepEqual([status, Object.keys(body.fields)], [400, ['url']])
})

test('a sample laid without addresses gets those of a new one, where it still has none', async () => {
  const laid = await listAll()
  const [kept, ...others] = laid
  assert.ok(kept)
  const member = await aMember(site)
  const sameTitle = await publishRecipe(site, member, { title: kept.title, url: '', moreInfoUrl: '' })
  await pool.query("update recipes set url = '', more_info_url = ''")
  await pool.query("update recipes set more_info_url = 'https://example.org/own' where id = $1", [kept.id])
  const migration = '../../../platform/database/migrations/0016-sample-addresses.sql'
  await pool.query(await readFile(join(import.meta.dirname, migration), 'utf8'))
  site.services.responseCache.clear()
  const byId = new Map((await listAll()).map(recipe => [recipe.id, recipe]))
  for (const recipe of others) assert.deepEqual(byId.get(recipe.id), recipe)
  assert.deepEqual(byId.get(kept.id), { ...kept, moreInfoUrl: 'https://example.org/own' })
  const { url, moreInfoUrl } = byId.get(sameTitle) ?? {}
  assert.deepEqual([url, moreInfoUrl], [`${publicUrl}/recipes/${sameTitle}`, ''])
})

test('the sample cook replaces a recipe with what was answered, untouched', async () => {
  const cook = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'wanjiru')
    .executeTakeFirstOrThrow()
  const token = await startSession(db, { realm: 'user', ownerId: cook.id, limits: defaultLimits.sessions })
  const [recipe] = (await call('GET', '/api/recipes/user', { token })).body
  const { status, body } = await call('PUT', `/api/recipes/${recipe.id}`, { token, body: recipe })
  assert.equal(status, 200)
  assert.deepEqual([body.url, body.moreInfoUrl], [recipe.url, recipe.moreInfoUrl])
})
