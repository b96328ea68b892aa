import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '#contract/recipes.ts'
import { seededRandom, syntheticName } from '#tools/synthetic/synthetic-recipe.ts'
import { type ListQuery, referenceList } from './list-model.ts'
import { openSyntheticSite, readAllPages } from './synthetic-site.ts'

const recipes = 2_000
const site = await openSyntheticSite(recipes)
const catalogue = await readAllPages(site, '/api/recipes?limit=100')

const queries = [
  '',
  'chicken',
  'salt',
  'coconut rice',
  'chikcen',
  'ing',
  'an',
  'o',
  'zq',
  'wa ri',
  'tomatoes',
  'pilau',
  'vegan',
  'ke',
  'zzxxyyq',
  'onions garlic oil',
  'from',
  syntheticName(3),
  syntheticName(40),
  syntheticName(3).slice(1, 5),
  'crème',
  'beans',
  'spinnach',
  'berries',
  'heat the oil',
]
const filters = {
  dietType: ['vegan', 'Dessert', 'Gluten-Free', 'nobody'],
  country: ['KENYA', 'Italy', 'Côte d’Ivoire'],
  minRating: [3.5, 4.9],
  minServings: [4, 30],
  maxPrepTime: [30, 90],
}
const sorts = [undefined, 'newest', 'rating', 'quickest', 'relevance'] as const
const emptyQuery: ListQuery = {
  q: '',
  dietType: '',
  country: '',
  minRating: 0,
  minServings: 0,
  maxPrepTime: 0,
  sort: undefined,
}
const toQueryString = (query: ListQuery): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString()

/** Yields every subset of the filters, with a random value of each. */
function* filterCombinations(pick: <Thing>(things: readonly Thing[]) => Thing) {
  const names = Object.keys(filters) as (keyof typeof filters)[]
  for (let set = 0; set < 2 ** names.length; set += 1) {
    const chosen = names.filter((_, index) => set & (1 << index))
    yield Object.fromEntries(chosen.map(name => [name, pick<string | number>(filters[name])]))
  }
}

test('every combination of filters, sort and search gives the result of a full scan', async () => {
  assert.equal(catalogue.length, recipes)
  const random = seededRandom(7)
  const pick = <Thing>(things: readonly Thing[]): Thing =>
    things[Math.floor(random() * things.length)] as Thing
  let [found, turn] = [0, 0]
  for (const set of filterCombinations(pick)) {
    for (const sort of sorts) {
      for (const q of ['', queries[turn++ % queries.length] ?? '', queries[turn++ % queries.length] ?? '']) {
        const listQuery: ListQuery = { ...emptyQuery, ...set, sort, q }
        const expected = referenceList(catalogue, listQuery)
        const { body, headers } = await site.call(
          'GET',
          `/api/recipes?fields=card&limit=40&${toQueryString(listQuery)}`,
        )
        const ids = body.map(({ id }: Recipe) => id)
        assert.deepEqual(ids, expected.slice(0, 40), toQueryString(listQuery))
        assert.equal(headers.get('x-total-count'), String(expected.length), toQueryString(listQuery))
        assert.equal(headers.get('x-total-count-exact'), 'true')
        found += ids.length
      }
    }
  }
  assert.ok(found > 2_000, `the combinations found only ${found} recipes`)
})

const pagedQueries = [
  'sort=newest',
  'sort=rating',
  'sort=quickest',
  'q=salt',
  'q=coconut+rice',
  'q=ing&sort=quickest',
  'q=an',
  'q=o&sort=rating',
  'q=chikcen',
  'dietType=vegan&sort=rating',
]

for (const params of pagedQueries) {
  test(`all pages of ${params} hold each recipe once, in order`, async () => {
    const listQuery = { ...emptyQuery, ...Object.fromEntries(new URLSearchParams(params)) } as ListQuery
    const ids = (await readAllPages(site, `/api/recipes?fields=card&limit=37&${params}`)).map(({ id }) => id)
    assert.deepEqual(ids, referenceList(catalogue, listQuery))
  })
}
