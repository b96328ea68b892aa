import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CookFigures } from '#contract/cooks.ts'
import { aModerator, decideOn } from '#tests/support/cases.ts'
import { cookRecipe } from '#tests/support/cooks.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite({ LIMITS: 'maxCooksInFigures=12' })
const { call } = site

const author = await aMember(site)
const ingredients = '2 cups maize flour\n2 tsp salt\n1 onion'
const aRecipeOfMine = () => publishRecipe(site, author, { ingredients })
const edit = async (id: number, changes: Record<string, unknown>) =>
  assert.equal(
    (await call('PUT', `/api/recipes/${id}`, { token: author.token, body: aRecipe(changes) })).status,
    200,
  )
const figuresOf = async (id: number): Promise<CookFigures> => {
  const { status, body, text } = await call('GET', `/api/recipes/${id}/cooks/figures`, {
    token: author.token,
  })
  assert.equal(status, 200, text)
  return body
}
/** Lets this many members cook the recipe with the same changes. */
async function severalCook(
  id: number,
  count: number,
  changes: Record<string, unknown> = {},
): Promise<Member[]> {
  const members: Member[] = []
  for (let n = 0; n < count; n += 1) {
    const member = await aMember(site)
    await cookRecipe(site, member, id, changes)
    members.push(member)
  }
  return members
}
const less = (line = '2 tsp salt', what = '') => ({ line, verb: 'less', what })
const changed = (...changes: object[]) => ({ howCooked: 'changed', changes })
const countsOf = ({ changes }: CookFigures) => changes.map(({ line, count, of }) => [line, count, of])

test('“as written” and “changed” each have a mean from three cooks on, and none for fewer', {
  tags: ['cooks-means'],
}, async () => {
  const id = await aRecipeOfMine()
  assert.deepEqual(await figuresOf(id), { cookCount: 0, changes: [] })
  await severalCook(id, 2, { rating: 5 })
  await severalCook(id, 3, { howCooked: 'changed', rating: 4 })
  assert.deepEqual(await figuresOf(id), {
    cookCount: 5,
    changed: { count: 3, rating: 4 },
    changes: [],
  })
  await severalCook(id, 1, { rating: 4 })
  assert.deepEqual((await figuresOf(id)).asWritten, { count: 3, rating: 4.7 })
})

test('equal changes of a line are shown from five on, out of those who cooked a version with that line', {
  tags: ['cooks-equal-changes'],
}, async () => {
  const id = await aRecipeOfMine()
  await severalCook(id, 4, { ...changed(less(' 2 tsp salt ', 'half'), less('1 onion')), rating: 5 })
  await severalCook(id, 1, changed({ ...less(), verb: 'more' }))
  assert.deepEqual((await figuresOf(id)).changes, [])
  await severalCook(id, 1, { ...changed(less('2 tsp salt', 'a pinch')), rating: 4 })
  const told = { line: '2 tsp salt', verb: 'less', what: '', count: 5, rating: 4.8 }
  assert.deepEqual((await figuresOf(id)).changes, [{ ...told, of: 6 }])
  await severalCook(id, 1)
  await edit(id, { ingredients: '2 cups maize flour\n1 onion' })
  await severalCook(id, 3)
  assert.deepEqual((await figuresOf(id)).changes, [{ ...told, of: 7 }], 'three never had salt')
  await severalCook(id, 1, changed(less('1 onion')))
  assert.deepEqual(countsOf(await figuresOf(id)), [
    ['2 tsp salt', 5, 7],
    ['1 onion', 5, 11],
  ])
})

test('a line with a corrected spelling counts as the same line, and shows what several cooks wrote', async () => {
  const id = await publishRecipe(site, author, { ingredients: '1 tsp corriander\n1 onion' })
  const swapped = (what: string) => ({ line: '1 tsp corriander', verb: 'swapped', what })
  await severalCook(id, 3, changed(swapped('Cumin')))
  await edit(id, { ingredients: '1 tsp coriander\n1 onion' })
  await severalCook(id, 2, changed({ ...swapped(' cumin'), line: '1 tsp coriander' }))
  const [told, ...more] = (await figuresOf(id)).changes
  assert.deepEqual(
    [told?.line, told?.what, told?.count, told?.of, more],
    ['1 tsp coriander', 'cumin', 5, 5, []],
  )
})

test('equal additions are shown from five on, out of all cooks', async () => {
  const id = await aRecipeOfMine()
  const added = (what: string) => changed({ verb: 'added', what })
  await severalCook(id, 4, added('garlic'))
  await severalCook(id, 4, added('thyme'))
  assert.deepEqual((await figuresOf(id)).changes, [])
  await severalCook(id, 1, added('Garlic'))
  const [told, ...more] = (await figuresOf(id)).changes
  assert.deepEqual(
    [told?.line, told?.verb, told?.what, told?.count, told?.of, more],
    ['', 'added', 'Garlic', 5, 9, []],
  )
})

test('times have quartiles from five on', { tags: ['cooks-times'] }, async () => {
  const id = await aRecipeOfMine()
  for (const minutes of [60, 40, 45, 55]) await severalCook(id, 1, { minutes })
  await severalCook(id, 1)
  assert.equal((await figuresOf(id)).minutes, undefined)
  await severalCook(id, 1, { minutes: 4_320 })
  assert.deepEqual((await figuresOf(id)).minutes, { count: 5, lower: 45, median: 55, upper: 60 })
})

test('a member’s newest cook counts, and private cooks do not', {
  tags: ['cooks-newest'],
}, async () => {
  const id = await aRecipeOfMine()
  const [member, ...others] = await severalCook(id, 3, { rating: 5 })
  assert.ok(member && others.length === 2)
  await cookRecipe(site, member, id, { rating: 2, cookedOn: '2026-05-01' })
  await cookRecipe(site, member, id, { rating: 1, cookedOn: '2026-03-01' })
  await cookRecipe(site, member, id, { rating: 1, cookedOn: '2026-06-01', isPrivate: true })
  await severalCook(id, 4, { rating: 1, isPrivate: true, minutes: 5, howCooked: 'changed' })
  assert.deepEqual(await figuresOf(id), { cookCount: 3, asWritten: { count: 3, rating: 4 }, changes: [] })
})

test('figures use a limited number of the newest cooks, but the count includes all', async () => {
  const id = await aRecipeOfMine()
  await severalCook(id, 2, { rating: 1, cookedOn: '2026-01-01' })
  await severalCook(id, 12, { rating: 5 })
  const { cookCount, asWritten } = await figuresOf(id)
  assert.deepEqual([cookCount, asWritten], [14, { count: 12, rating: 5 }])
})

test('the text of a version that moderators hid is neither quoted nor counted; the stars of its cooks are', {
  tags: ['cooks-hidden-version'],
}, async () => {
  const id = await publishRecipe(site, author, { ingredients: '1 packet SOKO spice\n1 onion' })
  const members = await severalCook(id, 5, changed(less('1 packet SOKO spice', 'SOKO')))
  await edit(id, { ingredients: '1 onion' })
  const readAll = async ({ token }: Member) => {
    const paths = ['cooks', 'cooks/figures'].map(path => `/api/recipes/${id}/${path}`)
    return (await Promise.all(paths.map(path => call('GET', path, { token })))).map(({ text }) => text).join()
  }
  const stranger = await aMember(site)
  assert.match(await readAll(stranger), /SOKO/)
  const moderator = await aModerator(site)
  await decideOn(site, moderator, { kind: 'recipe', id }, { version: 1 })
  assert.doesNotMatch(await readAll(stranger), /soko/i)
  assert.deepEqual(await figuresOf(id), { cookCount: 5, changed: { count: 5, rating: 4 }, changes: [] })
  const [own] = members
  assert.ok(own)
  assert.match(await readAll(own), /SOKO/, 'one’s own words')
  const [cook] = (await call('GET', '/api/cooks', { token: own.token })).body
  const edited = { ...changed(...cook.changes), rating: 4, cookedOn: '2026-04-30' }
  const put = (body: object) => call('PUT', `/api/cooks/${cook.id}`, { token: own.token, body })
  assert.equal((await put({ ...edited, note: 'Tamu' })).status, 200)
  assert.equal((await put({ ...edited, ...changed(less('1 onion')) })).status, 400)
  const late = { ...changed(less('1 packet SOKO spice')), version: 1 }
  const { status } = await call('POST', `/api/recipes/${id}/cooks`, {
    token: stranger.token,
    body: { rating: 4, cookedOn: '2026-04-30', ...late },
  })
  assert.equal(status, 400)
})
