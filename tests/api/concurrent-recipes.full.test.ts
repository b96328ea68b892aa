import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertComment } from '#server/features/comments/comments.queries.ts'
import {
  countDeadlocks,
  countStatuses,
  dependentRowsOf,
  retryOn503,
  runConcurrently,
} from '#tests/support/concurrency.ts'
import { aMember, anAdmin, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
/** A write waits at most two seconds for another write of the same row, which is too short for fifty writes on a slow disk. */
const call: typeof site.call = (...request) => retryOn503(() => site.call(...request))
const { rows: rowsOf, counts: countsOf } = dependentRowsOf(site)
const callers = 50
const rounds = 4

const members = (count: number) => runConcurrently(count, () => aMember(site))
const rate = ({ token }: Member, id: number, rating: number) =>
  call('PUT', `/api/recipes/${id}`, { token, body: { rating } })

test('C2: a bookmark set by fifty concurrent requests is one bookmark, and all succeed', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [author, reader] = [await aMember(site), await aMember(site)]
    const id = await publishRecipe(site, author)
    const replies = await runConcurrently(callers, () =>
      call('POST', `/api/recipes/${id}/bookmark`, { token: reader.token }),
    )
    assert.deepEqual(countStatuses(replies), { 200: callers })
    assert.deepEqual([(await rowsOf('bookmarks', id)).length, (await countsOf(id))?.bookmark_count], [1, 1])
    assert.equal((await rowsOf('notifications', id)).length, 1)
  }
})

test('C3: concurrently setting and removing a bookmark ends in a consistent state', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [author, reader] = [await aMember(site), await aMember(site)]
    const id = await publishRecipe(site, author)
    const path = `/api/recipes/${id}/bookmark`
    const replies = await runConcurrently(callers, n =>
      call(n % 2 ? 'POST' : 'DELETE', path, { token: reader.token }),
    )
    assert.deepEqual(countStatuses(replies), { 200: callers })
    const rows = await rowsOf('bookmarks', id)
    assert.equal((await countsOf(id))?.bookmark_count, rows.length)
    assert.deepEqual((await call('GET', path, { token: reader.token })).body, {
      bookmarked: rows.length === 1,
    })
  }
})

test('C4: fifty concurrent ratings by one member are one rating, and the mean is that rating', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [author, reader] = [await aMember(site), await aMember(site)]
    const id = await publishRecipe(site, author)
    const replies = await runConcurrently(callers, n => rate(reader, id, (n % 5) + 1))
    assert.deepEqual(countStatuses(replies), { 200: callers })
    const [rating, ...more] = await rowsOf('ratings', id)
    assert.ok(rating && 'stars' in rating && more.length === 0)
    const counts = await countsOf(id)
    assert.deepEqual(
      [counts?.rating_count, counts?.rating_sum, counts?.rating],
      [1, rating.stars, rating.stars],
    )
  }
})

test('C4: ratings, changes and withdrawals by fifty members at once leave an exact mean', async () => {
  const readers = await members(callers)
  const id = await publishRecipe(site, await aMember(site))
  const stars = readers.map((_, n) => ((n * 7) % 41) / 10 + 1)
  assert.deepEqual(
    countStatuses(await Promise.all(readers.map((reader, n) => rate(reader, id, stars[n] ?? 0)))),
    {
      200: callers,
    },
  )
  const sum = Math.round(stars.reduce((total, each) => total + each) * 10) / 10
  const first = await countsOf(id)
  assert.deepEqual([first?.rating_count, first?.rating_sum], [callers, sum])
  await Promise.all(readers.map((reader, n) => rate(reader, id, n % 2 ? 0 : 5)))
  const then = await countsOf(id)
  assert.deepEqual([then?.rating_count, then?.rating_sum, then?.rating], [callers / 2, (callers / 2) * 5, 5])
})

test('C6: a recipe deleted while others write to it leaves nothing behind', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [author, ...readers] = await members(13)
    assert.ok(author)
    const id = await publishRecipe(site, author)
    const path = `/api/recipes/${id}`
    const requests = readers.flatMap(reader => [
      () => rate(reader, id, 4),
      () => call('POST', `${path}/bookmark`, { token: reader.token }),
      () => call('POST', `${path}/comment`, { token: reader.token, body: { content: 'Tamu' } }),
      () => call('DELETE', `${path}/bookmark`, { token: reader.token }),
    ])
    requests.splice(requests.length / 2, 0, () => call('DELETE', path, { token: author.token }))
    const replies = await Promise.all(requests.map(send => send()))
    for (const { status, text } of replies)
      assert.ok([200, 201, 204, 404].includes(status), `${status}: ${text}`)
    assert.equal(countStatuses(replies)[204], 1)
    for (const table of ['bookmarks', 'ratings', 'comments', 'notifications'] as const) {
      assert.deepEqual(await rowsOf(table, id), [], table)
    }
    assert.equal(await countsOf(id), undefined)
  }
})

test('C6: removing bookmarks while their recipe is deleted answers 200 or 404', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [author, ...readers] = await members(21)
    assert.ok(author)
    const path = `/api/recipes/${await publishRecipe(site, author)}`
    const forEach = (method: string) =>
      readers.map(
        ({ token }) =>
          () =>
            call(method, `${path}/bookmark`, { token }),
      )
    await Promise.all(forEach('POST').map(set => set()))
    const requests = forEach('DELETE')
    requests.splice(4, 0, () => call('DELETE', path, { token: author.token }))
    const replies = await Promise.all(requests.map(send => send()))
    for (const { status, text } of replies) assert.ok([200, 204, 404].includes(status), `${status}: ${text}`)
    assert.equal(replies[4]?.status, 204)
  }
})

test('C6: deleting comments while their recipe is deleted answers 204 or 404', async () => {
  const { token } = await anAdmin(site)
  for (let round = 0; round < rounds; round += 1) {
    const author = await aMember(site)
    const recipeId = await publishRecipe(site, author)
    const ids = await runConcurrently(12, n =>
      insertComment(site.db, { recipeId, authorId: author.id, content: `No. ${n}`, mostOfMember: 100 }),
    )
    const deletions = ids.map(id => () => call('DELETE', `/api/admin/comments/${id}`, { token }))
    deletions.splice(6, 0, () => call('DELETE', `/api/recipes/${recipeId}`, { token: author.token }))
    const replies = await Promise.all(deletions.map(remove => remove()))
    for (const { status, text } of replies) assert.ok([204, 404].includes(status), `${status}: ${text}`)
    assert.equal(replies[6]?.status, 204)
    assert.deepEqual(await rowsOf('comments', recipeId), [])
  }
})

test('C6: when fifty requests delete a recipe at once, one is 204 and the rest are 404', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author)
  const replies = await runConcurrently(callers, () =>
    call('DELETE', `/api/recipes/${id}`, { token: author.token }),
  )
  assert.deepEqual(countStatuses(replies), { 204: 1, 404: callers - 1 })
})

test('C7: after fifty concurrent edits the recipe is exactly one of the versions sent', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const author = await aMember(site)
    const id = await publishRecipe(site, author)
    const replies = await runConcurrently(callers, n => {
      const word = `version-${n}`
      const version = aRecipe({
        title: word,
        ingredients: word,
        instructions: word,
        chefName: word,
        servings: n + 1,
      })
      return call('PUT', `/api/recipes/${id}`, { token: author.token, body: version })
    })
    assert.deepEqual(countStatuses(replies), { 200: callers })
    const { body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
    const { title, ingredients, instructions, chefName, servings } = body
    const version = `version-${servings - 1}`
    assert.deepEqual([title, ingredients, instructions, chefName], Array<string>(4).fill(version))
    const found = await call('GET', `/api/recipes?q=${title}&author=${author.id}`)
    assert.equal(found.headers.get('x-total-count'), '1')
  }
})

test('no deadlock occurred', async () => assert.equal(await countDeadlocks(site), 0))
