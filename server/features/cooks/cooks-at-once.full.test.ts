import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countDeadlocks, countStatuses, retryOn503, runConcurrently } from '#tests/support/concurrency.ts'
import { aCook, cookRecipe } from '#tests/support/cooks.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)
const author = await aMember(site)

const post = ({ token }: Member, id: number, changes: Record<string, unknown>) =>
  retryOn503(() => call('POST', `/api/recipes/${id}/cooks`, { token, body: aCook(changes) }))
const figuresOf = async (id: number) =>
  (await call('GET', `/api/recipes/${id}/cooks/figures`, { token: author.token })).body
const recipeOf = async (id: number) => (await call('GET', `/api/recipes/${id}`, { token: author.token })).body

test('when a hundred members cook a recipe at once, all hundred and all their stars count', {
  tags: ['cooks-at-once'],
}, async () => {
  const id = await publishRecipe({ call }, author)
  const members = await Promise.all(Array.from({ length: 100 }, () => aMember(site)))
  const replies = await Promise.all(members.map((member, n) => post(member, id, { rating: 1 + (n % 5) })))
  assert.deepEqual(countStatuses(replies), { 201: 100 })
  const { rating, ratingCount } = await recipeOf(id)
  assert.deepEqual([rating, ratingCount, (await figuresOf(id)).cookCount], [3, 100, 100])
  const deleted = await Promise.all(
    members.map(async ({ token }, n) => {
      const cook = replies[n]?.body.id
      return retryOn503(() => call('DELETE', `/api/cooks/${cook}`, { token }))
    }),
  )
  assert.deepEqual(countStatuses(deleted), { 204: 100 })
  assert.deepEqual([(await recipeOf(id)).ratingCount, (await figuresOf(id)).cookCount], [0, 0])
})

test('one meal sent twice at once is stored once; of several different meals at once all are stored and one counts', async () => {
  const id = await publishRecipe({ call }, author)
  const member = await aMember(site)
  const same = await runConcurrently(8, () => post(member, id, { note: 'Tamu' }))
  assert.equal(new Set(same.map(({ body }) => body.id)).size, 1)
  const other = await runConcurrently(8, n => post(member, id, { rating: 1 + (n % 5), note: `${n}` }))
  assert.deepEqual(countStatuses([...same, ...other]), { 201: 16 })
  const { body: cooks } = await call('GET', `/api/recipes/${id}/cooks`, { token: member.token })
  assert.deepEqual([cooks.length, (await figuresOf(id)).cookCount], [9, 1])
  const { myRating, ratingCount } = await call('GET', `/api/recipes/${id}`, { token: member.token }).then(
    ({ body }) => body,
  )
  assert.deepEqual([myRating, ratingCount], [cooks[0].rating, 1])
})

test('cooks, changes of the recipe and its deletion at once end in a deleted recipe, without a deadlock', async () => {
  const before = await countDeadlocks(site)
  const members = await Promise.all(Array.from({ length: 6 }, () => aMember(site)))
  for (let round = 0; round < 5; round += 1) {
    const id = await publishRecipe({ call }, author)
    const own = await cookRecipe({ call }, author, id)
    const { token } = author
    const path = `/api/recipes/${id}`
    const replies = await Promise.all([
      ...members.map(member => post(member, id, { rating: 3 })),
      post(author, id, { rating: 2 }),
      retryOn503(() => call('PUT', path, { token, body: aRecipe({ ingredients: `${round} cups maize` }) })),
      retryOn503(() => call('PUT', `/api/cooks/${own.id}`, { token, body: aCook({ rating: 5 }) })),
      retryOn503(() => call('DELETE', path, { token })),
      retryOn503(() => call('DELETE', `/api/cooks/${own.id}`, { token })),
    ])
    for (const { status } of replies) assert.ok([200, 201, 204, 404].includes(status), String(status))
    assert.equal((await call('GET', path, { token })).status, 404)
  }
  const { rows } = await site.pool.query(
    'select from cooks k where not exists (select from recipes where id = k.recipe_id)',
  )
  assert.deepEqual([rows, await countDeadlocks(site)], [[], before])
})
