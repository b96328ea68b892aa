import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextPath } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

test('POST adds a bookmark and DELETE removes it; doing either twice changes nothing', {
  tags: ['3-bookmark-status'],
}, async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const path = `/api/recipes/${await publishRecipe(site, author)}/bookmark`
  const { token } = reader
  assert.deepEqual((await call('GET', path, { token })).body, { bookmarked: false })
  for (const method of ['POST', 'POST', 'GET']) {
    const reply = await call(method, path, { token })
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body, { bookmarked: true })
  }
  for (const method of ['DELETE', 'DELETE', 'GET']) {
    assert.deepEqual((await call(method, path, { token })).body, { bookmarked: false })
  }
})

test('bookmarks are private: another member does not see them', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const path = `/api/recipes/${await publishRecipe(site, author)}/bookmark`
  await call('POST', path, { token: reader.token })
  assert.deepEqual((await call('GET', path, { token: author.token })).body, { bookmarked: false })
})

test('bookmarked recipes are listed page by page, the last bookmarked first', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const ids = []
  for (const title of ['One', 'Two', 'Three']) ids.push(await publishRecipe(site, author, { title }))
  for (const id of ids) await call('POST', `/api/recipes/${id}/bookmark`, { token: reader.token })
  const first = await call('GET', '/api/recipes/bookmarked?limit=2', { token: reader.token })
  assert.deepEqual(
    first.body.map((recipe: { id: number }) => recipe.id),
    [ids[2], ids[1]],
  )
  assert.equal(first.headers.get('x-total-count'), '3')
  const second = await call('GET', nextPath(first.headers) ?? '', { token: reader.token })
  assert.deepEqual(
    second.body.map((recipe: { id: number }) => recipe.id),
    [ids[0]],
  )
  assert.equal(second.headers.get('link'), null)
})

test('a missing recipe gets 404 for every method, and the author is notified of a bookmark once', async () => {
  const [author, reader] = [await aMember(site), await aMember(site, 'Njeri')]
  for (const method of ['GET', 'POST', 'DELETE']) {
    const { status, body } = await call(method, '/api/recipes/999999/bookmark', { token: reader.token })
    assert.deepEqual([status, body.code], [404, 'not_found'])
  }
  const path = `/api/recipes/${await publishRecipe(site, author, { title: 'Mukimo' })}/bookmark`
  for (const method of ['POST', 'DELETE', 'POST']) await call(method, path, { token: reader.token })
  const { body } = await call('GET', '/api/notifications', { token: author.token })
  assert.deepEqual(
    body.map((notification: { message: string }) => notification.message),
    ['Njeri bookmarked Mukimo.'],
  )
})
