import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { searchCases, searchFixtures } from '#contract/search-cases.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { rewriteSearchIndex } from './search-index.queries.ts'

const site = await openSite()
const author = await aMember(site, 'Zawadi')
const names = new Map<number, string>()
for (const [name, recipe] of Object.entries(searchFixtures))
  names.set(await publishRecipe(site, author, recipe), name)

const find = async (query: string): Promise<(string | undefined)[]> => {
  const { status, body, text } = await site.call('GET', `/api/recipes?fields=card&${query}`)
  assert.equal(status, 200, text)
  return body.map((recipe: { id: number }) => names.get(recipe.id))
}

for (const { q, finds } of searchCases) {
  test(`the site's search for "${q}" finds ${finds.join(', ') || 'nothing'}`, async () => {
    assert.deepEqual(await find(`q=${encodeURIComponent(q)}`), finds)
  })
}

test('the best match comes first unless another order is requested, and a blank search is no search', async () => {
  assert.deepEqual(await find('q=bread'), await find('q=bread&sort=relevance'))
  assert.deepEqual(await find('q=bread&sort=newest'), ['banana', 'smorrebrod', 'zaatar', 'bread'])
  assert.deepEqual(await find('q=%20'), await find('sort=newest'))
  assert.equal((await find('sort=relevance')).length, names.size)
})

test('a search combines with every filter, and typos match only if nothing matches exactly', async () => {
  assert.deepEqual(await find('q=bread&dietType=vegan&country=LEBANON'), ['zaatar'])
  assert.deepEqual(await find('q=chiken&country=India'), ['butterChicken'])
  assert.deepEqual(await find('q=cheese&dietType=Vegan'), [])
})

test('of equal matches, a better rated recipe comes first', async () => {
  const [soup] = [...names].find(([, name]) => name === 'chickenSoup') ?? []
  await site.call('PUT', `/api/recipes/${soup}`, { token: author.token, body: { rating: 5 } })
  assert.deepEqual(await find('q=chicken'), ['chickenSoup', 'butterChicken', 'pho'])
})

test('an edited recipe is found by its new words and no longer by the old ones', async () => {
  const id = await publishRecipe(site, author, { title: 'Ugali wa muhogo' })
  names.set(id, 'edited')
  assert.deepEqual(await find('q=muhogo'), ['edited'])
  const edited = { ...searchFixtures.salsa, title: 'Kachumbari' }
  await site.call('PUT', `/api/recipes/${id}`, { token: author.token, body: edited })
  assert.deepEqual(await find('q=muhogo'), [])
  assert.deepEqual(await find('q=kachumbari'), ['edited'])
  await site.call('DELETE', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual(await find('q=kachumbari'), [])
})

test('search documents of an older version are rewritten, once', async () => {
  const id = await publishRecipe(site, author, { title: 'Kürtőskalács', ingredients: 'Kristálycukor' })
  names.set(id, 'chimneyCake')
  const { db } = site
  const row = db.updateTable('recipe_search').where('recipe_id', '=', id)
  await row.set({ title_words: '!kurtoskalacs ', ingredient_words: '', other_words: '' }).execute()
  await db.deleteFrom('search_words').where('word', 'like', 'kuer%').execute()
  await db.deleteFrom('site_facts').where('name', '=', 'search_documents').execute()
  assert.deepEqual(await find('q=kuertoeskalacs'), [])
  const all = await db.selectFrom('recipe_search').select('recipe_id').execute()
  assert.equal(await rewriteSearchIndex(db), all.length)
  site.services.responseCache.clear()
  assert.deepEqual(await find('q=kuertoeskalacs'), ['chimneyCake'])
  assert.deepEqual(await find('q=kristalycukor'), ['chimneyCake'])
  assert.equal(await rewriteSearchIndex(db), 0)
  await site.call('DELETE', `/api/recipes/${id}`, { token: author.token })
  names.delete(id)
})

test('suggestions name recipes, members who have published, and ingredients as cooks spell them', async () => {
  const suggest = async (q: string) =>
    (await site.call('GET', `/api/recipes/suggestions?q=${encodeURIComponent(q)}`)).body
  const chicken = await suggest('chick')
  assert.deepEqual(
    chicken.recipes.map(({ title }: { title: string }) => title),
    ['Chicken soup', 'Chickpea stew', 'Butter chicken'],
  )
  assert.deepEqual(chicken.ingredients, ['chicken', 'chickpeas'])
  assert.deepEqual((await suggest('jala')).ingredients, ['jalapeños'])
  assert.deepEqual((await suggest('zawa')).chefs, [{ id: author.id, name: 'Zawadi' }])
  const joerg = await aMember(site, 'Jörg')
  await publishRecipe(site, joerg, { title: 'Maultaschen', ingredients: 'Käse' })
  for (const typed of ['Joerg', 'jorg', 'JÖRG'])
    assert.deepEqual((await suggest(typed)).chefs, [{ id: joerg.id, name: 'Jörg' }], typed)
  for (const typed of ['ka', 'kaes', 'käs'])
    assert.deepEqual((await suggest(typed)).ingredients, ['käse'], typed)
  const idle = await aMember(site, 'Zuhura')
  assert.deepEqual((await suggest('zuhu')).chefs, [], `${idle.username} has published nothing`)
  assert.deepEqual(await suggest(' '), { recipes: [], chefs: [], ingredients: [] })
})

test('a recipe with a word of any length is saved, and found by the beginning of the word', async () => {
  // Random, so that PostgreSQL cannot compress it. A repeated letter would fit into an index row at any length.
  const word = Array.from({ length: 4_000 }, () => 'abcdefghijklmnopqrstuvwxyz'[randomInt(26)]).join('')
  const id = await publishRecipe(site, author, { title: 'Long word', instructions: word })
  names.set(id, 'longWord')
  assert.deepEqual(await find(`q=${word.slice(0, 200)}`), ['longWord'])
})
