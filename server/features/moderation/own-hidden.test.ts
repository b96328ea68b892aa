import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHiddenRecipe, aModerator, decideOn, undo } from '#tests/support/cases.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

test('an author’s own list contains their hidden recipes, marked, and with the date once mended', async () => {
  const author = await aMember(site)
  const before = await publishRecipe(site, author)
  const { recipeId, actionId, moderator } = await aHiddenRecipe(site, author)
  const after = await publishRecipe(site, author)
  const listOwn = async (query = '') => {
    const { body, headers } = await call('GET', `/api/recipes/user${query}`, { token: author.token })
    return { body, total: headers.get('x-total-count'), link: headers.get('link') }
  }
  const own = await listOwn()
  assert.deepEqual(
    own.body.map(({ id, moderation }: Own) => [id, moderation?.state, moderation?.noticeId]),
    [
      [after, undefined, undefined],
      [recipeId, 'hidden', actionId],
      [before, undefined, undefined],
    ],
  )
  assert.equal(own.total, '3')
  const first = await listOwn('?limit=2')
  const next = /<([^>]+)>/.exec(first.link ?? '')?.[1]?.split('?')[1]
  const second = await listOwn(`?${next}`)
  assert.deepEqual([...first.body, ...second.body], own.body)
  await call('PUT', `/api/recipes/${recipeId}`, { token: author.token, body: aRecipe() })
  const mended = (await listOwn()).body.find(({ id }: Own) => id === recipeId)
  assert.ok(mended.moderation.mendedAt && mended.moderation.dueAt)
  assert.equal((await undo(site, moderator, actionId)).status, 200)
  assert.deepEqual(
    (await listOwn()).body.map((recipe: Own) => 'moderation' in recipe),
    [false, false, false],
  )
})

test('only the author reads that a photo was hidden or removed; another photo or taking it back ends that', {
  tags: ['trust-hide'],
}, async () => {
  const [author, moderator] = [await aMember(site), await aModerator(site)]
  const id = await publishRecipe(site, author, { image: 'https://pictures.example/dish.jpg' })
  const takeOut = async (action: 'hide' | 'remove') =>
    (await decideOn(site, moderator, { kind: 'photo', id }, { action })).actionId
  const save = async (changes: Record<string, unknown>) =>
    (await call('PUT', `/api/recipes/${id}`, { token: author.token, body: aRecipe(changes) })).body
  const markFor = async (reader?: { token: string }) =>
    (await call('GET', `/api/recipes/${id}`, reader && { token: reader.token })).body.hiddenPhoto
  const markInList = async () =>
    (await call('GET', '/api/recipes/user', { token: author.token })).body[0].hiddenPhoto

  const hidden = { state: 'hidden', noticeId: await takeOut('hide') }
  assert.deepEqual([await markFor(author), await markInList()], [hidden, hidden])
  assert.deepEqual([await markFor(moderator), await markFor()], [undefined, undefined])
  assert.deepEqual((await save({ image: '' })).hiddenPhoto, hidden)
  assert.equal((await save({ image: 'https://pictures.example/other.jpg' })).hiddenPhoto, undefined)
  assert.equal(await markInList(), undefined)
  assert.deepEqual((await save({ image: '' })).hiddenPhoto, hidden)
  assert.equal((await undo(site, moderator, hidden.noticeId)).status, 200)
  assert.deepEqual([await markFor(author), await markInList()], [undefined, undefined])
  const removed = { state: 'removed', noticeId: await takeOut('remove') }
  assert.deepEqual([await markFor(author), await markInList()], [removed, removed])
})

type Own = { id: number; moderation?: { state: string; noticeId: number } }
