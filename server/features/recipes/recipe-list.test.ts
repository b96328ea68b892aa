import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type RecipeCard, recipeInput } from '#contract/recipes.ts'
import { nextLink, nextPath, readPages } from '#tests/support/call.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { insertRecipe } from './recipes.queries.ts'
import { indexRecipe } from './search/search.ts'

// All tests of this file read the same list, so only `before` writes to it.
const site = await openSite()
const { call, db } = site
const total = 130
let author: Member
let reader: Member

before(async () => {
  author = await aMember(site)
  reader = await aMember(site)
  for (let n = 0; n < total; n += 1) {
    const input = recipeInput.parse({
      title: `Dish ${n}`,
      chefName: 'Akinyi',
      ingredients: 'maize',
      instructions: 'Boil.',
      // Many recipes share a time or a rating and some have none, so that pages end within ties.
      prepTime: n % 5 === 0 ? 'overnight' : `${(n % 4) * 15} min`,
      servings: 4,
      countryOfOrigin: 'Kenya',
      dietType: n % 10 === 0 ? 'Dessert' : 'Vegan',
    })
    const { id } = await insertRecipe(db, author.id, input)
    await indexRecipe(db, { ...input, id })
    if (n % 3 > 0) {
      await db
        .insertInto('ratings')
        .values({ recipe_id: id, user_id: author.id, stars: (n % 3) + 2.5 })
        .execute()
    }
  }
})

const list = (query = '', token?: string) => call('GET', `/api/recipes${query}`, { ...(token && { token }) })
const idsOf = (recipes: RecipeCard[]) => recipes.map(({ id }) => id)

/** Reads every page from the first to the last, following the Link headers. */
async function readAllPages(query: string): Promise<RecipeCard[][]> {
  const pages: RecipeCard[][] = []
  for await (const { body } of readPages(`/api/recipes${query}`, path => call('GET', path))) pages.push(body)
  return pages
}

test('the anonymous list is a bare array of a hundred full recipes, newest first', async () => {
  const { status, body, headers } = await list()
  assert.equal(status, 200)
  assert.ok(Array.isArray(body))
  assert.equal(body.length, 100)
  assert.deepEqual(
    idsOf(body),
    idsOf(body).toSorted((a, b) => b - a),
  )
  assert.equal(headers.get('x-total-count'), String(total))
  assert.equal(body[0].instructions, 'Boil.')
  for (const recipe of body) assert.ok(!('bookmarked' in recipe) && !('myRating' in recipe))
})

test('an invalid token gets 401; a member’s token gets bookmark and rating on each card', async () => {
  const dead = await list('', `u1_${'x'.repeat(43)}`)
  assert.deepEqual([dead.status, dead.body.code], [401, 'unauthorized'])
  const { body } = await list('?limit=2', reader.token)
  await call('POST', `/api/recipes/${body[0].id}/bookmark`, { token: reader.token })
  await call('PUT', `/api/recipes/${body[1].id}`, { token: reader.token, body: { rating: 2 } })
  const shown = (await list('?limit=3', reader.token)).body.map((card: RecipeCard) => [
    card.bookmarked,
    card.myRating,
  ])
  assert.deepEqual(shown, [
    [true, 0],
    [false, 2],
    [false, 0],
  ])
  await call('PUT', `/api/recipes/${body[1].id}`, { token: reader.token, body: { rating: 0 } })
})

test('cards leave out the long texts', async () => {
  const [whole] = (await list('?limit=1')).body
  const [card] = (await list('?limit=1&fields=card')).body
  const { ingredients, instructions, url, moreInfoUrl, ...rest } = whole
  assert.deepEqual(card, rest)
})

const minutes = (card: RecipeCard) =>
  card.prepTime === 'overnight' ? Number.MAX_VALUE : Number.parseInt(card.prepTime, 10)

/** The expected orders: by key, then by id. Without a total order pages would overlap. */
const orders = {
  newest: ({ id }: RecipeCard) => [-id, 0],
  rating: ({ rating, id }: RecipeCard) => [-rating, -id],
  quickest: (card: RecipeCard) => [minutes(card), card.id],
} as const

for (const sort of ['newest', 'rating', 'quickest'] as const) {
  for (const [limit, filter, count] of [
    [1, '', total],
    [7, '&maxPrepTime=30', 78],
    [100, '', total],
  ] as const) {
    test(`pages of ${limit} sorted by ${sort} contain every recipe exactly once, in order ${filter}`, async () => {
      const pages = await readAllPages(`?sort=${sort}&limit=${limit}&fields=card${filter}`)
      const recipes = pages.flat()
      assert.equal(recipes.length, count)
      assert.equal(new Set(idsOf(recipes)).size, count)
      for (const page of pages.slice(0, -1)) assert.equal(page.length, limit)
      const keys = recipes.map(orders[sort])
      assert.deepEqual(
        keys,
        keys.toSorted(([a = 0, idA = 0], [b = 0, idB = 0]) => a - b || idA - idB),
      )
    })
  }
}

test('the next page keeps filters and order, and its address is absolute', async () => {
  const { headers } = await list('?dietType=dessert&limit=5&sort=rating&fields=card&q=dish')
  const next = new URL(nextLink(headers) ?? '')
  assert.equal(next.origin, site.url)
  assert.deepEqual(
    ['dietType', 'limit', 'sort', 'fields', 'q'].map(name => next.searchParams.get(name)),
    ['dessert', '5', 'rating', 'card', 'dish'],
  )
  const desserts = (await readAllPages('?dietType=dessert&limit=5&sort=rating')).flat()
  assert.equal(desserts.length, 13)
  assert.ok(desserts.every(({ dietType }) => dietType === 'Dessert'))
})

test('recipes that are published while somebody reads neither repeat nor hide others on later pages', async () => {
  const first = await list('?limit=60&fields=card')
  const added = await publishRecipe(site, author)
  const second = await call('GET', nextPath(first.headers) ?? '')
  await call('DELETE', `/api/recipes/${added}`, { token: author.token })
  const third = await call('GET', nextPath(second.headers) ?? '')
  const seen = idsOf([...first.body, ...second.body, ...third.body])
  assert.deepEqual([seen.length, new Set(seen).size, seen.includes(added)], [total, total, false])
})

test('the last page has no link to a next one', async () => {
  const pages = await readAllPages('?limit=65')
  assert.deepEqual(
    pages.map(page => page.length),
    [65, 65],
  )
})

test('a limit above a hundred means a hundred; an invalid limit gets 400', async () => {
  assert.equal((await list('?limit=5000')).body.length, 100)
  assert.equal((await list('?limit=')).body.length, 100)
  for (const limit of ['0', '-1', '1.5', 'many', '1e400', 'NaN']) {
    const { status, body } = await list(`?limit=${limit}`)
    assert.deepEqual([limit, status, Object.keys(body.fields)], [limit, 400, ['limit']])
  }
})

test('a cursor that is damaged, invented or from another order is refused with a sentence', async () => {
  const { headers } = await list('?limit=5')
  const cursor = new URL(nextLink(headers) ?? '').searchParams.get('cursor') ?? ''
  const forged = Buffer.from("newest.1.1' or 1=1").toString('base64url')
  for (const query of [
    `cursor=${cursor}&sort=rating`,
    'cursor=abc',
    `cursor=${forged}`,
    `cursor=${'x'.repeat(201)}`,
  ]) {
    const { status, body } = await list(`?${query}`)
    assert.deepEqual([query, status, body.code], [query, 400, 'invalid_request'])
    assert.deepEqual(Object.keys(body.fields), ['cursor'])
  }
})

test('an unknown order or set of fields gets 400; an unknown parameter is ignored', async () => {
  assert.deepEqual(Object.keys((await list('?sort=random')).body.fields), ['sort'])
  assert.deepEqual(Object.keys((await list('?fields=all')).body.fields), ['fields'])
  assert.equal((await list('?debug=1&token=x&page=2')).status, 200)
})

test('a member’s own recipes are listed newest first, twenty if the client asks for twenty', {
  tags: ['9-list-limit'],
}, async () => {
  const { body, headers } = await call('GET', '/api/recipes/user?limit=20', { token: author.token })
  assert.deepEqual([body.length, headers.get('x-total-count')], [20, String(total)])
  const next = nextLink(headers) ?? ''
  assert.ok(next.startsWith(`${site.url}/api/recipes/user?`))
  const second = await call('GET', next.slice(site.url.length), { token: author.token })
  assert.equal(new Set(idsOf([...body, ...second.body])).size, 40)
  assert.deepEqual((await call('GET', '/api/recipes/user?limit=20', { token: reader.token })).body, [])
  assert.equal((await call('GET', '/api/recipes/user?limit=0', { token: reader.token })).status, 400)
})
