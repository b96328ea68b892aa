import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facetKey } from '#contract/facet-key.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { rewriteFacetKeys } from './search/facets.queries.ts'

const site = await openSite()
const { call } = site
const author = await aMember(site)
const publishedFrom = (countryOfOrigin: string, dietType = 'Vegan') =>
  publishRecipe(site, author, { countryOfOrigin, dietType })
const facets = async () => (await call('GET', '/api/recipes/facets')).body

test('spellings that differ only in case are one facet, shown as most recipes write it, and each finds all recipes', async () => {
  const ids = [
    await publishedFrom('KENYA'),
    await publishedFrom('Kenya'),
    await publishedFrom('Kenya'),
    await publishedFrom('kenya'),
  ]
  const [first, second] = [await publishedFrom('ÎLES', 'Raw Food'), await publishedFrom('îles', 'raw food')]
  assert.deepEqual(await facets(), {
    countries: [
      { value: 'ÎLES', count: 2 },
      { value: 'Kenya', count: 4 },
    ],
    dietTypes: [
      { value: 'Raw Food', count: 2 },
      { value: 'Vegan', count: 4 },
    ],
  })
  for (const [query, found] of [
    ['country=kenya', ids],
    ['country=KENYA', ids],
    ['country=%C3%8Eles', [first, second]],
    ['dietType=RAW%20FOOD', [first, second]],
  ] as const) {
    const { body, headers } = await call('GET', `/api/recipes?sort=newest&${query}`)
    assert.deepEqual(
      body.map(({ id }: { id: number }) => id),
      found.toReversed(),
      query,
    )
    assert.equal(headers.get('x-total-count'), String(found.length), query)
  }
})

test('a country is the same however it is composed, accented and hyphenated, in its facet and its lists', async () => {
  const spellings = [
    'Saint-Barthélemy',
    'Saint-Barthe\u0301lemy',
    'saint barthelemy\u200b',
    'SAINT-BARTHÉLEMY',
  ]
  const ids = []
  for (const spelling of spellings) ids.push(await publishedFrom(spelling, 'gluten free'))
  await publishedFrom('Saint-Martin')
  const { countries, dietTypes } = await facets()
  const ofSaints = countries.filter(({ value }: { value: string }) => /^saint/i.test(value))
  assert.deepEqual(ofSaints, [
    { value: 'Saint-Barthélemy', count: 4 },
    { value: 'Saint-Martin', count: 1 },
  ])
  assert.ok(
    dietTypes.some(
      ({ value, count }: { value: string; count: number }) => value === 'Gluten-Free' && count === 4,
    ),
  )
  for (const country of spellings)
    for (const rest of ['', '&q=githeri', '&limit=2']) {
      const path = `/api/recipes?sort=newest&country=${encodeURIComponent(country)}${rest}`
      const { body, headers } = await call('GET', path)
      const found = body.map(({ id }: { id: number }) => id)
      assert.deepEqual(found, ids.toReversed().slice(0, rest === '&limit=2' ? 2 : 4), path)
      assert.equal(headers.get('x-total-count'), '4', path)
    }
})

test('search rows of an older version are found by a country’s spelling once the server has started', async () => {
  const id = await publishedFrom('Guinea-Bissau', 'Low-Carb')
  const search = site.db.updateTable('recipe_search').where('recipe_id', '=', id)
  await search.set({ country: 'guinea-bissau', diet: 'low-carb' }).execute()
  const found = async (filter: string) => (await call('GET', `/api/recipes?${filter}`)).body.length
  assert.equal(await found('country=Guinea-Bissau'), 0)
  assert.equal(await rewriteFacetKeys(site.db), 2)
  assert.deepEqual([await found('country=guinea%20bissau'), await found('dietType=low+carb')], [1, 1])
  assert.equal(await rewriteFacetKeys(site.db), 0)
})

test('the database makes the same keys of countries as the contract', async () => {
  const names = [
    'Côte d’Ivoire',
    "COTE D'IVOIRE",
    'Hawaiʻi',
    'Κύπρος',
    'ΚΎΠΡΟΣ',
    'İzmir',
    'ガーナ',
    'भारत',
    '한국',
    'Timor‑Leste',
    '-',
    ' a - b ',
  ]
  const { rows } = await site.pool.query('select facet_key(name) as key from unnest($1::text[]) as name', [
    names,
  ])
  assert.deepEqual(
    rows.map(({ key }) => key),
    names.map(name => facetKey(name).normalize('NFD')),
  )
})

test('the most frequent spelling is shown, and a facet disappears with its last recipe', async () => {
  const ids = [await publishedFrom('malawi'), await publishedFrom('Malawi'), await publishedFrom('Malawi')]
  const shown = async () =>
    (await facets()).countries.filter(({ value }: { value: string }) => /malawi/i.test(value))
  assert.deepEqual(await shown(), [{ value: 'Malawi', count: 3 }])
  for (const id of ids.slice(1)) await call('DELETE', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual(await shown(), [{ value: 'malawi', count: 1 }])
  await call('DELETE', `/api/recipes/${ids[0]}`, { token: author.token })
  assert.deepEqual(await shown(), [])
})
