import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiResponse } from '#tests/support/call.ts'
import { countDeadlocks, countStatuses, raceBehind, runConcurrently } from '#tests/support/concurrency.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const author = await aMember(site)
const newWords = 'zanzika pombeka ulezika mtamaka'
const publish = (changes: Record<string, unknown>, { token } = author) =>
  site.call('POST', '/api/recipes', { token, body: aRecipe({ title: newWords, ...changes }) })

/** Starts `held`, which blocks inside its transaction when it inserts its rating; runs `others`; then unblocks it. */
const whileHeldAtRating = (
  held: () => Promise<ApiResponse>,
  others: () => Promise<unknown>,
): Promise<ApiResponse> =>
  raceBehind(site, { lock: 'lock table ratings in share mode', waiting: 1, meanwhile: others }, held)

test('publishing a recipe does not block other publishers, not even with the same new words', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => aMember(site)))
  let published: Promise<void>[] = []
  const held = await whileHeldAtRating(
    () => publish({ rating: 5 }),
    () => {
      // Several, because one of them may by chance update the same counter slot as the blocked one.
      published = others.map(async other => {
        assert.equal((await publish({ rating: 0 }, other)).status, 201)
      })
      return Promise.any(published)
    },
  )
  assert.equal(held.status, 201)
  await Promise.allSettled(published)
})

test('two members who edit their recipes at once, with the same new words, do not block each other', async () => {
  const [one, other] = [await aMember(site), await aMember(site)]
  const [first, second] = [await publishRecipe(site, one), await publishRecipe(site, other)]
  const edit = ({ token }: Member, id: number, rating?: number) =>
    site.call('PUT', `/api/recipes/${id}`, { token, body: aRecipe({ title: 'Mshikaki wa zulanga', rating }) })
  const held = await whileHeldAtRating(
    () => edit(one, first, 5),
    async () => assert.equal((await edit(other, second)).status, 200),
  )
  assert.equal(held.status, 200)
  const { body } = await site.call('GET', '/api/recipes?q=zulanga&sort=newest')
  assert.deepEqual(
    body.map(({ id }: { id: number }) => id),
    [second, first],
  )
})

test('concurrent publications and deletions are counted exactly', async () => {
  const countAll = async () =>
    Number((await site.call('GET', '/api/recipes?limit=1')).headers.get('x-total-count'))
  const before = await countAll()
  const replies = await runConcurrently(40, n => publish({ title: `Githeri ${n} ${newWords}${n % 4}` }))
  assert.deepEqual(countStatuses(replies), { 201: 40 })
  const deletions = await runConcurrently(15, n =>
    site.call('DELETE', `/api/recipes/${replies[n]?.body.id}`, { token: author.token }),
  )
  assert.deepEqual(countStatuses(deletions), { 204: 15 })
  assert.equal(await countAll(), before + 25)
  const { body } = await site.call('GET', '/api/recipes/facets')
  assert.deepEqual(body.countries, [{ value: 'Kenya', count: before + 25 }])
  assert.equal(await countDeadlocks(site), 0)
})
