import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RecipeVersion } from '#contract/versions.ts'
import { nextLink } from '#tests/support/call.ts'
import { runConcurrently } from '#tests/support/concurrency.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const edit = async ({ token }: Member, id: number, changes: Record<string, unknown>) => {
  const { status, body } = await call('PUT', `/api/recipes/${id}`, { token, body: aRecipe(changes) })
  assert.equal(status, 200)
  return body
}
const list = async ({ token }: Member, id: number, query = '') => {
  const { status, body, headers } = await call('GET', `/api/recipes/${id}/versions${query}`, { token })
  const next = nextLink(headers)?.split('versions')[1]
  return { status, versions: body as RecipeVersion[], next }
}
const read = ({ token }: Member, id: number, number: number) =>
  call('GET', `/api/recipes/${id}/versions/${number}`, { token })
const numbersOf = (versions: RecipeVersion[]) => versions.map(({ number }) => number)
/** A recipe with this many cups of flour. Each number of cups makes a new version. */
const cups = (count: number) => ({ ingredients: `${count} cups maize flour\nwater` })

test('twenty changes at once make twenty versions, numbered without a gap, each with one change’s text', {
  tags: ['versions-at-once'],
}, async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author, cups(100))
  await runConcurrently(20, n => edit(author, id, cups(n + 1)))
  const { versions } = await list(author, id, '?limit=100')
  assert.deepEqual(
    numbersOf(versions),
    Array.from({ length: 21 }, (_, n) => 21 - n),
  )
  const texts = await Promise.all(
    versions.map(async ({ number }) => (await read(author, id, number)).body.ingredients),
  )
  const { body: recipe } = await call('GET', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual([recipe.version, texts[0]], [21, recipe.ingredients])
  const all = [100, ...Array.from({ length: 20 }, (_, n) => n + 1)]
  assert.deepEqual(texts.toSorted(), all.map(count => cups(count).ingredients).toSorted())
})
