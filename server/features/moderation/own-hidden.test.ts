import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHiddenRecipe, undo } from '#tests/support/cases.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

test('among their own recipes an author has those that were hidden, marked; mended, with the date', async () => {
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

type Own = { id: number; moderation?: { state: string; noticeId: number } }
