import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '#contract/recipes.ts'
import { houseName, randomOf } from '#tools/many/make-recipe.ts'
import { type Asked, listPlainly } from './list-model.ts'
import { openMadeSite, readAll } from './made-site.ts'

const recipes = 2_000
const site = await openMadeSite(recipes)
const catalogue = await readAll(site, '/api/recipes?limit=100')

const queries = [
  '',
  'chicken',
  'salt',
  'coconut rice',
  'chikcen',
  'ing',
  'tomatoes',
  'pilau',
  'vegan',
  'ke',
  'zzxxyyq',
  'onions garlic oil',
  'from',
  houseName(3),
  houseName(40),
  houseName(3).slice(1, 5),
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
const nothing: Asked = {
  q: '',
  dietType: '',
  country: '',
  minRating: 0,
  minServings: 0,
  maxPrepTime: 0,
  sort: undefined,
}
const inQuery = (asked: Asked): string =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString()

/** Every set of the filters, some of each filter's values. */
function* everySetOfFilters(pick: <Thing>(things: readonly Thing[]) => Thing) {
  const names = Object.keys(filters) as (keyof typeof filters)[]
  for (let set = 0; set < 2 ** names.length; set += 1) {
    const chosen = names.filter((_, place) => set & (1 << place))
    yield Object.fromEntries(chosen.map(name => [name, pick<string | number>(filters[name])]))
  }
}

test('every combination of filters and sort, with and without a search, answers what a plain look at each recipe finds', async () => {
  assert.equal(catalogue.length, recipes)
  const random = randomOf(7)
  const pick = <Thing>(things: readonly Thing[]): Thing =>
    things[Math.floor(random() * things.length)] as Thing
  let [found, turn] = [0, 0]
  for (const set of everySetOfFilters(pick)) {
    for (const sort of sorts) {
      for (const q of ['', queries[turn++ % queries.length] ?? '', queries[turn++ % queries.length] ?? '']) {
        const asked: Asked = { ...nothing, ...set, sort, q }
        const expected = listPlainly(catalogue, asked)
        const { body, headers } = await site.call(
          'GET',
          `/api/recipes?fields=card&limit=40&${inQuery(asked)}`,
        )
        const ids = body.map(({ id }: Recipe) => id)
        assert.deepEqual(ids, expected.slice(0, 40), inQuery(asked))
        assert.equal(headers.get('x-total-count'), String(expected.length), inQuery(asked))
        assert.equal(headers.get('x-total-count-exact'), 'true')
        found += ids.length
      }
    }
  }
  assert.ok(found > 2_000, `the combinations found only ${found} recipes`)
})

const walks = [
  'sort=newest',
  'sort=rating',
  'sort=quickest',
  'q=salt',
  'q=coconut+rice',
  'q=ing&sort=quickest',
  'q=chikcen',
  'dietType=vegan&sort=rating',
]

for (const walk of walks) {
  test(`all pages of ${walk} hold each recipe once, in order`, async () => {
    const asked = { ...nothing, ...Object.fromEntries(new URLSearchParams(walk)) } as Asked
    const ids = (await readAll(site, `/api/recipes?fields=card&limit=37&${walk}`)).map(({ id }) => id)
    assert.deepEqual(ids, listPlainly(catalogue, asked))
  })
}
