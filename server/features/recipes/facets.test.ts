import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const author = await aMember(site)
const publishedFrom = (countryOfOrigin: string, dietType = 'Vegan') =>
  publishRecipe(site, author, { countryOfOrigin, dietType })
const facets = async () => (await call('GET', '/api/recipes/facets')).body

test('spellings that differ in case are one facet, shown as most recipes write it, and each finds all', async () => {
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

test('the shown spelling is the most frequent one, and a facet disappears with its last recipe', async () => {
  const ids = [await publishedFrom('malawi'), await publishedFrom('Malawi'), await publishedFrom('Malawi')]
  const shown = async () =>
    (await facets()).countries.filter(({ value }: { value: string }) => /malawi/i.test(value))
  assert.deepEqual(await shown(), [{ value: 'Malawi', count: 3 }])
  for (const id of ids.slice(1)) await call('DELETE', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual(await shown(), [{ value: 'malawi', count: 1 }])
  await call('DELETE', `/api/recipes/${ids[0]}`, { token: author.token })
  assert.deepEqual(await shown(), [])
})
