import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { isWebAddress } from '#contract/web-address.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { loadSample } from './sample.ts'
import { sampleAccountAddress, seedSample } from './seed-sample.queries.ts'

const publicUrl = 'https://table.example'
const site = await openSite({ PUBLIC_URL: publicUrl })
const { call, pool } = site
const password = 'a password of the sample'
await seedSample(site.services, password)

type Addresses = { id: number; title: string; url: string; moreInfoUrl: string }
type News = { timestamp: string }

const listAll = async (): Promise<Addresses[]> => (await call('GET', '/api/recipes?limit=100')).body

const titlesOf = (recipes: { title: string }[]) => recipes.map(({ title }) => title)

test('the list has the order of the sample; each recipe’s url is its own page, and it names an article', async () => {
  const recipes = await listAll()
  assert.deepEqual(titlesOf(recipes), titlesOf((await loadSample()).recipes))
  for (const { id, title, url, moreInfoUrl } of recipes) {
    assert.equal(url, `${publicUrl}/recipes/${id}`, title)
    assert.match(moreInfoUrl, /^https:\/\/en\.wikipedia\.org\/wiki\/[^/\s]+$/, title)
    assert.ok(isWebAddress(url) && isWebAddress(moreInfoUrl), title)
  }
})

test('a sample that was seeded without addresses gets those of a new one, where it has none', async () => {
  const laid = await listAll()
  const [kept, ...others] = laid
  assert.ok(kept)
  const member = await aMember(site)
  const sameTitle = await publishRecipe(site, member, { title: kept.title, url: '', moreInfoUrl: '' })
  await pool.query("update recipes set url = '', more_info_url = ''")
  await pool.query("update recipes set more_info_url = 'https://example.org/own' where id = $1", [kept.id])
  const migration = '../platform/database/migrations/0016-sample-addresses.sql'
  await pool.query(await readFile(join(import.meta.dirname, migration), 'utf8'))
  site.services.responseCache.clear()
  const byId = new Map((await listAll()).map(recipe => [recipe.id, recipe]))
  for (const recipe of others) assert.deepEqual(byId.get(recipe.id), recipe)
  assert.deepEqual(byId.get(kept.id), { ...kept, moreInfoUrl: 'https://example.org/own' })
  const { url, moreInfoUrl } = byId.get(sameTitle) ?? {}
  assert.deepEqual([url, moreInfoUrl], [`${publicUrl}/recipes/${sameTitle}`, ''])
})

test('the sample cook reads the newest notifications first, and saves an unchanged recipe as it was returned', async () => {
  const { body: session } = await call('POST', '/api/auth/login', {
    body: { email: sampleAccountAddress, password },
  })
  const { access_token: token } = session
  const times = (await call('GET', '/api/notifications', { token })).body.map(
    ({ timestamp }: News) => timestamp,
  )
  assert.ok(times.length > 3)
  assert.deepEqual(times, times.toSorted().toReversed())
  const [recipe] = (await call('GET', '/api/recipes/user', { token })).body
  const { status, body } = await call('PUT', `/api/recipes/${recipe.id}`, { token, body: recipe })
  assert.equal(status, 200)
  assert.deepEqual([body.url, body.moreInfoUrl], [recipe.url, recipe.moreInfoUrl])
})
