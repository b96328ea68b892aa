import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '#contract/recipes.ts'
import { aMember } from '#tests/support/people.ts'
import { published } from '#tests/support/recipes.ts'
import { houseName, randomOf } from '#tools/many/make-recipe.ts'
import { type Asked, listPlainly } from './list-model.ts'
import { openMadeSite } from './made-site.ts'

const recipes = 2_000
const site = await openMadeSite(recipes)
const catalogue = await readAll('/api/recipes?limit=100')

async function readAll(path: string, afterPage = async () => undefined as unknown): Promise<Recipe[]> {
  const read: Recipe[] = []
  for (let next = path; next !== ''; ) {
    const { status, body, headers, text } = await site.call('GET', next)
    assert.equal(status, 200, text)
    read.push(...body)
    next = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]?.slice(site.url.length) ?? ''
    await afterPage()
  }
  return read
}

const queries = [
  '',
  '',
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
const combine = (random: () => number): Asked => {
  const pick = <Thing>(...things: Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing
  return {
    q: pick(...queries),
    dietType: pick('', '', 'vegan', 'Dessert', 'Gluten-Free', 'nobody'),
    country: pick('', '', 'KENYA', 'Italy', 'Côte d’Ivoire'),
    minRating: pick(0, 0, 3.5, 4.9),
    minServings: pick(0, 0, 4, 30),
    maxPrepTime: pick(0, 0, 30, 90),
    sort: pick(undefined, 'newest', 'rating', 'quickest', 'relevance'),
  }
}
const inQuery = (asked: Asked): string =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString()

test('every combination of search, filters and sort answers what a plain look at each recipe finds', async () => {
  assert.equal(catalogue.length, recipes)
  const random = randomOf(7)
  let found = 0
  for (let round = 0; round < 200; round += 1) {
    const asked = combine(random)
    const expected = listPlainly(catalogue, asked)
    const { body, headers } = await site.call('GET', `/api/recipes?fields=card&limit=100&${inQuery(asked)}`)
    const ids = body.map(({ id }: Recipe) => id)
    assert.deepEqual(ids, expected.slice(0, 100), inQuery(asked))
    assert.equal(headers.get('x-total-count'), String(expected.length), inQuery(asked))
    assert.equal(headers.get('x-total-count-exact'), 'true')
    found += ids.length
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
    const asked = { ...combine(() => 0), ...Object.fromEntries(new URLSearchParams(walk)) } as Asked
    const ids = (await readAll(`/api/recipes?fields=card&limit=37&${walk}`)).map(({ id }) => id)
    assert.deepEqual(ids, listPlainly(catalogue, asked))
  })
}

test('all pages hold each recipe once while others publish, comment and rate', async () => {
  const [cook, reader] = [await aMember(site), await aMember(site)]
  for (const sort of ['newest', 'quickest', 'rating', 'relevance&q=salt']) {
    const before = await readAll(`/api/recipes?fields=card&limit=100&sort=${sort}`)
    const ratedLater = before.at(-1)?.id
    let round = 0
    const read = await readAll(`/api/recipes?fields=card&limit=100&sort=${sort}`, async () => {
      round += 1
      if (round % 3 === 0)
        await published(site, cook, { title: `Salt ${sort} ${round}`, prepTime: `${round} min` })
      await site.call('POST', `/api/recipes/${before[round]?.id}/comment`, {
        token: reader.token,
        body: { content: `${sort} ${round}` },
      })
      // Its place changes, so it may be met twice or not at all; everybody else is met once.
      await site.call('PUT', `/api/recipes/${ratedLater}`, {
        token: reader.token,
        body: { rating: 1 + (round % 5) },
      })
    })
    const times = Map.groupBy(read, ({ id }) => id)
    for (const { id } of before) {
      if (id === ratedLater && /rating|relevance/.test(sort)) continue
      assert.equal(times.get(id)?.length, 1, `recipe ${id} in sort=${sort}`)
    }
  }
})
