import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CookLog } from '#contract/cooks.ts'
import { nextPath } from '#tests/support/call.ts'
import { aCook, cookRecipe } from '#tests/support/cooks.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)

const post = ({ token }: Member, id: number, body: unknown) =>
  call('POST', `/api/recipes/${id}/cooks`, { token, body })
const put = ({ token }: Member, id: number, body: unknown) => call('PUT', `/api/cooks/${id}`, { token, body })
const remove = ({ token }: Member, id: number) => call('DELETE', `/api/cooks/${id}`, { token })
const ratingOf = async ({ token }: Member, id: number) => {
  const { body } = await call('GET', `/api/recipes/${id}`, { token })
  return [body.rating, body.ratingCount, body.myRating]
}
const listOf = async ({ token }: Member, id: number, query = ''): Promise<CookLog[]> => {
  const { status, body, text } = await call('GET', `/api/recipes/${id}/cooks${query}`, { token })
  assert.equal(status, 200, text)
  return body
}
const diaryOf = async ({ token }: Member) => (await call('GET', '/api/cooks', { token })).body

const salted = (salt: string) => ({ ingredients: `2 cups maize flour\n${salt} salt\n1 onion` })
async function aSaltedRecipe() {
  const [author, reader] = [await aMember(site, 'Wanjiru'), await aMember(site, 'Njeri')]
  return { author, reader, id: await publishRecipe({ call }, author, salted('2 tsp')) }
}

test('reporting how a recipe was cooked returns 201 and lists it, in the shape of the contract', {
  tags: ['cooks-said'],
}, async () => {
  const { author, reader, id } = await aSaltedRecipe()
  const changes = [
    { line: '2 tsp salt', verb: 'less', what: 'half' },
    { line: '1 onion', verb: 'leftOut', what: '' },
    { line: '', verb: 'added', what: 'garlic' },
  ]
  const said = { howCooked: 'changed', rating: 5, changes, note: ' Tamu!\n\nAsante 🍲 ', minutes: '52' }
  const { status, body } = await post(reader, id, aCook(said))
  assert.equal(status, 201)
  const { id: cookId, createdAt, updatedAt, ...rest } = body
  assert.deepEqual(rest, {
    author: 'Njeri',
    authorId: reader.id,
    howCooked: 'changed',
    rating: 5,
    cookedOn: '2026-04-30',
    changes,
    note: 'Tamu!\n\nAsante 🍲',
    minutes: 52,
    photo: '',
    time: 1,
    version: 1,
  })
  assert.ok(Number.isInteger(cookId) && createdAt && updatedAt)
  assert.deepEqual(await listOf(reader, id), [body])
  assert.deepEqual(await listOf(author, id), [body])
})

test('two taps are enough: everything but how, stars and day may be missing', async () => {
  const { reader, id } = await aSaltedRecipe()
  const { status, body } = await post(reader, id, {
    howCooked: 'asWritten',
    rating: '3',
    cookedOn: '2026-04-30',
  })
  assert.deepEqual([status, body.rating, body.changes, body.note, body.minutes], [201, 3, [], '', null])
})

test('a cook’s stars are its member’s rating; the cook with the newest day counts, and the mean is over members', {
  tags: ['cooks-rating'],
}, async () => {
  const { author, reader, id } = await aSaltedRecipe()
  const cook = await cookRecipe({ call }, reader, id, { rating: 3, cookedOn: '2026-05-02' })
  assert.deepEqual(await ratingOf(reader, id), [3, 1, 3])
  await cookRecipe({ call }, reader, id, { rating: 1, cookedOn: '2026-05-01' })
  assert.deepEqual(await ratingOf(reader, id), [3, 1, 3], 'an earlier meal that is entered later')
  await cookRecipe({ call }, reader, id, { rating: 5, cookedOn: '2026-05-03' })
  await cookRecipe({ call }, author, id, { rating: 4 })
  assert.deepEqual(await ratingOf(reader, id), [4.5, 2, 5])
  const { status } = await put(reader, cook.id, aCook({ rating: 2, cookedOn: '2026-05-04' }))
  assert.equal(status, 200)
  assert.deepEqual(await ratingOf(reader, id), [3, 2, 2], 'what is the newest after it was changed')
})

test('deleting a cook restores the stars of the one before, unless the member has rated again since', {
  tags: ['cooks-deleted'],
}, async () => {
  const { reader, id } = await aSaltedRecipe()
  const first = await cookRecipe({ call }, reader, id, { rating: 3, cookedOn: '2026-05-01' })
  const second = await cookRecipe({ call }, reader, id, { rating: 5, cookedOn: '2026-05-02' })
  assert.equal((await remove(reader, second.id)).status, 204)
  assert.deepEqual(await ratingOf(reader, id), [3, 1, 3])
  assert.equal((await remove(reader, second.id)).status, 404)
  await call('PUT', `/api/recipes/${id}`, { token: reader.token, body: { rating: 4.5 } })
  assert.equal((await put(reader, first.id, aCook({ rating: 3, note: 'Tamu' }))).status, 200)
  assert.deepEqual(await ratingOf(reader, id), [4.5, 1, 4.5], 'a note changes no stars')
  await remove(reader, first.id)
  assert.deepEqual(await ratingOf(reader, id), [4.5, 1, 4.5])
  const third = await cookRecipe({ call }, reader, id, { rating: 2 })
  await remove(reader, third.id)
  assert.deepEqual(await ratingOf(reader, id), [0, 0, 0])
  assert.deepEqual(await listOf(reader, id), [])
})

test('a private cook is in the diary only: in no list, rating or notification', {
  tags: ['cooks-private'],
}, async () => {
  const { author, reader, id } = await aSaltedRecipe()
  const open = await cookRecipe({ call }, reader, id, { rating: 4, cookedOn: '2026-05-01' })
  const secret = await cookRecipe({ call }, reader, id, {
    rating: 1,
    cookedOn: '2026-05-02',
    isPrivate: true,
  })
  assert.deepEqual([secret.isPrivate, secret.time], [true, 2])
  assert.deepEqual(await ratingOf(reader, id), [4, 1, 4])
  for (const member of [author, reader]) {
    const listed = await listOf(member, id)
    assert.deepEqual(
      listed.map(({ id }) => id),
      [open.id],
    )
  }
  const diary = (await diaryOf(reader)) as CookLog[]
  assert.deepEqual(
    diary.map(({ id, time }) => [id, time]),
    [
      [secret.id, 2],
      [open.id, 1],
    ],
  )
  assert.deepEqual(await diaryOf(author), [])
  const last = await cookRecipe({ call }, reader, id, { cookedOn: '2026-05-03' })
  assert.equal((await listOf(author, id))[0]?.time, 2, 'nobody can count what is not shown')
  assert.equal((await put(reader, last.id, aCook({ isPrivate: true }))).status, 200)
  await put(reader, open.id, aCook({ rating: 4, isPrivate: true }))
  assert.deepEqual(await ratingOf(reader, id), [0, 0, 0])
  assert.equal((await put(reader, secret.id, aCook({ rating: 1 }))).status, 200)
  assert.deepEqual(await ratingOf(reader, id), [1, 1, 1])
  const other = await publishRecipe({ call }, author)
  await cookRecipe({ call }, reader, other, { isPrivate: true })
  const { body: told } = await call('GET', '/api/notifications', { token: author.token })
  assert.deepEqual(
    told.map(({ kind, recipeId }: Record<string, unknown>) => [kind, recipeId]),
    [['rating', id]],
  )
})

test('the same cook sent twice within ten seconds is one meal, and a different one is another meal', async () => {
  const { reader, id } = await aSaltedRecipe()
  const [one, same, other] = [
    await cookRecipe({ call }, reader, id, { note: 'Tamu' }),
    await cookRecipe({ call }, reader, id, { note: 'Tamu' }),
    await cookRecipe({ call }, reader, id, { note: 'Tamu sana' }),
  ]
  assert.equal(one.id, same.id)
  assert.deepEqual([other.time, (await diaryOf(reader)).length], [2, 2])
})

test('only its member changes and deletes an entry, which always stays about its version', {
  tags: ['cooks-changed'],
}, async () => {
  const { author, reader, id } = await aSaltedRecipe()
  const less = { howCooked: 'changed', changes: [{ line: '2 tsp salt', verb: 'less', what: '' }] }
  const cook = await cookRecipe({ call }, reader, id, less)
  const body = aRecipe(salted('1 tsp'))
  await call('PUT', `/api/recipes/${id}`, { token: author.token, body })
  for (const other of [author, await aMember(site)]) {
    assert.equal((await put(other, cook.id, aCook())).status, 404)
    assert.equal((await remove(other, cook.id)).status, 404)
  }
  const more = [...less.changes, { line: '1 onion', verb: 'more', what: 'two' }]
  const changed = await put(reader, cook.id, aCook({ ...less, changes: more, rating: 2, version: 2 }))
  assert.equal(changed.status, 200)
  assert.deepEqual([changed.body.version, changed.body.changes, changed.body.rating], [1, more, 2])
  const [listed] = await listOf(reader, id)
  assert.deepEqual(listed, changed.body)
  const { status } = await put(
    reader,
    cook.id,
    aCook({ ...less, changes: [{ line: '1 tsp salt', verb: 'less' }] }),
  )
  assert.equal(status, 400, 'it is a line of another version')
})

test('a cook says which version it is about, and what has changed since', {
  tags: ['cooks-version'],
}, async () => {
  const { author, reader, id } = await aSaltedRecipe()
  const first = await cookRecipe({ call }, reader, id, { cookedOn: '2026-05-01' })
  assert.equal(first.changedSince, undefined)
  const edit = (changes: object) =>
    call('PUT', `/api/recipes/${id}`, { token: author.token, body: aRecipe({ ...changes }) })
  await edit({ ...salted('2 tsp'), title: 'Ugali' })
  assert.equal((await listOf(reader, id))[0]?.changedSince, undefined, 'a correction is no change')
  await edit(salted('1 tsp'))
  const line = '2 tsp salt'
  const late = { version: 1, cookedOn: '2026-05-02', howCooked: 'changed', changes: [{ line, verb: 'less' }] }
  await cookRecipe({ call }, reader, id, late)
  await cookRecipe({ call }, reader, id, { cookedOn: '2026-05-03' })
  const listed = await listOf(author, id)
  assert.deepEqual(
    listed.map(({ version, changedSince }) => [version, changedSince?.version]),
    [
      [2, undefined],
      [1, 2],
      [1, 2],
    ],
  )
  const { subject, quantity } = listed[1]?.changedSince?.biggestChange ?? {}
  assert.deepEqual([subject, quantity?.told], ['salt', 'halved'])
})

test('the list is read in pages, newest day first, and can be filtered by how it was cooked and by photo', {
  tags: ['cooks-list'],
}, async () => {
  const { author, reader, id } = await aSaltedRecipe()
  const days = ['2026-05-03', '2026-05-01', '2026-05-02', '2026-05-02']
  const ids: number[] = []
  for (const [n, cookedOn] of days.entries())
    ids.push(
      (await cookRecipe({ call }, reader, id, { cookedOn, howCooked: n % 2 ? 'changed' : 'asWritten' })).id,
    )
  const [third, first, second, alsoSecond] = ids
  const read: (number | undefined)[] = []
  for (let path: string | undefined = `/api/recipes/${id}/cooks?limit=1`; path && read.length < 9; ) {
    const { body, headers } = await call('GET', path, { token: author.token })
    read.push(...body.map((cook: CookLog) => cook.id))
    path = nextPath(headers)
  }
  assert.deepEqual(read, [third, alsoSecond, second, first])
  const filtered = async (filter: string) =>
    (await listOf(author, id, `?filter=${filter}`)).map(({ id }) => id)
  assert.deepEqual(await filtered('all'), [third, alsoSecond, second, first])
  assert.deepEqual(await filtered('asWritten'), [third, second])
  assert.deepEqual(await filtered('changed'), [alsoSecond, first])
  assert.deepEqual(await filtered('withPhoto'), [])
  for (const query of ['?filter=burnt', '?cursor=burnt', `?cursor=${btoa('2026-02-30.7')}`, '?limit=0'])
    assert.equal((await call('GET', `/api/recipes/${id}/cooks${query}`, { token: author.token })).status, 400)
})
