import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RecipeVersion } from '#contract/versions.ts'
import { nextLink } from '#tests/support/call.ts'
import { aHiddenRecipe } from '#tests/support/cases.ts'
import { endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
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

test('a deleted recipe leaves no version, and the versions of one that is left to the site are a former cook’s', {
  tags: ['versions-deleted'],
}, async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const [deleted, stays] = [
    await publishRecipe(site, author, cups(1)),
    await publishRecipe(site, author, cups(1)),
  ]
  for (const id of [deleted, stays]) await edit(author, id, cups(2))
  assert.equal((await call('DELETE', `/api/recipes/${deleted}`, { token: author.token })).status, 204)
  const { rowCount } = await site.pool.query('select from recipe_versions where recipe_id = $1', [deleted])
  assert.equal(rowCount, 0)
  const body = { currentPassword: password, recipes: 'stay' }
  assert.equal((await call('POST', '/api/users/current/leave', { token: author.token, body })).status, 200)
  await endDeparture(site, author.id)
  await eraseDue(site)
  const { versions } = await list(reader, stays)
  assert.deepEqual(
    versions.map(({ number, author: by }) => [number, by]),
    [2, 1].map(number => [number, { name: 'a former cook', isFormer: true }]),
  )
})

test('an unchanged recipe is its own first version', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const { body: recipe } = await call('GET', `/api/recipes/${id}`, { token: reader.token })
  const { versions, next } = await list(reader, id)
  const listed = {
    number: 1,
    author: recipe.author,
    whatChanged: '',
    biggestChange: null,
    createdAt: recipe.createdAt,
    updatedAt: recipe.updatedAt,
  }
  assert.deepEqual([recipe.version, versions, next], [undefined, [listed], undefined])
  const { ingredients, instructions, servings, prepTime } = recipe
  assert.deepEqual((await read(reader, id, 1)).body, {
    ...listed,
    ingredients,
    instructions,
    servings,
    prepTime,
  })
})

test('a change of what is cooked makes a new version, and the earlier one stays', {
  tags: ['versions-new'],
}, async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author, cups(2))
  const { body: before } = await call('GET', `/api/recipes/${id}`, { token: author.token })
  const edited = await edit(author, id, { ...cups(1), whatChanged: 'It was too stiff.' })
  assert.equal(edited.version, 2)
  const { versions } = await list(reader, id)
  const [second, first] = versions
  assert.deepEqual(numbersOf(versions), [2, 1])
  assert.deepEqual([second?.whatChanged, second?.author], ['It was too stiff.', edited.author])
  const { part, subject, quantity } = second?.biggestChange ?? {}
  assert.deepEqual(
    [part, subject, quantity?.told, quantity?.ratio],
    ['ingredients', 'maize flour', 'halved', 0.5],
  )
  assert.deepEqual(
    [first?.createdAt, first?.updatedAt, first?.biggestChange],
    [before.createdAt, before.updatedAt, null],
  )
  assert.ok((second?.createdAt ?? '') > (first?.updatedAt ?? ''))
  const texts = await Promise.all(
    [1, 2].map(async number => (await read(reader, id, number)).body.ingredients),
  )
  assert.deepEqual(texts, [cups(2).ingredients, cups(1).ingredients])
})

test('corrections of spelling, title and picture change the existing version', {
  tags: ['versions-mended'],
}, async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author, { ingredients: '1 cup milet flour' })
  const { body: before } = await call('GET', `/api/recipes/${id}`, { token: author.token })
  const ingredients = '1 cup millet flour'
  const edited = await edit(author, id, { ingredients, title: 'Ugali', image: '', whatChanged: 'A typo' })
  const { versions } = await list(author, id)
  assert.deepEqual([edited.version, numbersOf(versions)], [undefined, [1]])
  assert.deepEqual(
    [versions[0]?.createdAt, versions[0]?.updatedAt, versions[0]?.whatChanged],
    [before.createdAt, edited.updatedAt, ''],
  )
  assert.equal((await read(author, id, 1)).body.ingredients, ingredients)
  await edit(author, id, { ingredients: '2 cups millet flour' })
  await edit(author, id, { ingredients: '2 cups of Millet flour' })
  const texts = await Promise.all(
    [1, 2].map(async number => (await read(author, id, number)).body.ingredients),
  )
  assert.deepEqual(texts, [ingredients, '2 cups of Millet flour'])
})

test('an author’s words about a change are one line of at most 140 characters', {
  tags: ['versions-reason'],
}, async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author, cups(1))
  for (const whatChanged of ['x'.repeat(141), 'two\nlines', 5]) {
    const body = aRecipe({ ...cups(2), whatChanged })
    const refused = await call('PUT', `/api/recipes/${id}`, { token: author.token, body })
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [400, ['whatChanged']])
  }
  await edit(author, id, { ...cups(2), whatChanged: 'x'.repeat(140) })
  await edit(author, id, { ...cups(3), whatChanged: null })
  const { versions } = await list(author, id)
  assert.deepEqual(
    versions.map(({ whatChanged }) => whatChanged.length),
    [0, 140, 0],
  )
})

test('the list is read in pages, and a missing version gets 404', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author, cups(1))
  for (const count of [2, 3, 4, 5]) await edit(author, id, cups(count))
  const first = await list(author, id, '?limit=2')
  const second = await list(author, id, first.next)
  const third = await list(author, id, second.next)
  assert.deepEqual(
    [first, second, third].map(({ versions }) => numbersOf(versions)),
    [[5, 4], [3, 2], [1]],
  )
  assert.equal(third.next, undefined)
  assert.deepEqual((await list(author, id, '?cursor=1')).versions, [])
  for (const number of [6, 0, 99_999_999_999]) assert.equal((await read(author, id, number)).status, 404)
  assert.equal((await list(author, 999_999)).status, 404)
  assert.equal((await list(author, id, '?cursor=abc')).status, 400)
})

test('only its author reads the versions of a recipe that moderators hid', {
  tags: ['versions-hidden-recipe'],
}, async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const { recipeId } = await aHiddenRecipe(site, author)
  const statuses = async () =>
    Promise.all(
      [author, reader].flatMap(member => [
        list(member, recipeId).then(({ status }) => status),
        read(member, recipeId, 1).then(({ status }) => status),
      ]),
    )
  assert.deepEqual(await statuses(), [200, 200, 404, 404])
  await site.pool.query("update recipes set held = 'removed' where id = $1", [recipeId])
  assert.deepEqual(await statuses(), [404, 404, 404, 404])
})
