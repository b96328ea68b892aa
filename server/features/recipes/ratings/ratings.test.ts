import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const rate = (member: Member, id: number, rating: unknown) =>
  call('PUT', `/api/recipes/${id}`, { token: member.token, body: { rating } })

test('a member’s rating returns the whole recipe and counts in the mean, to one decimal', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author)
  const members = await Promise.all([5, 4, 4].map(() => aMember(site)))
  const replies = []
  for (const [index, stars] of [5, 4, 4].entries()) {
    const member = members[index]
    if (member) replies.push(await rate(member, id, stars))
  }
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body.rating, body.ratingCount, body.myRating]),
    [
      [200, 5, 1, 5],
      [200, 4.5, 2, 4],
      [200, 4.3, 3, 4],
    ],
  )
  const { body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual([body.rating, body.ratingCount, body.myRating], [4.3, 3, 0])
  const { comments, ...read } = body
  assert.deepEqual(Object.keys(replies[2]?.body ?? {}).toSorted(), Object.keys(read).toSorted())
})

test('a member has one rating for a recipe: rating again replaces it', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  for (const stars of [1, 5, 3]) {
    const { body } = await rate(reader, id, stars)
    assert.deepEqual([body.rating, body.ratingCount, body.myRating], [stars, 1, stars])
  }
})

test('0 withdraws only the member’s own rating, and withdrawing twice is no error', async () => {
  const [author, one, other] = [await aMember(site), await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  await rate(one, id, 2)
  await rate(other, id, 5)
  for (const _ of ['once', 'again']) {
    const { status, body } = await rate(one, id, 0)
    assert.deepEqual([status, body.rating, body.ratingCount, body.myRating], [200, 5, 1, 0])
  }
  const { body } = await rate(other, id, 0)
  assert.deepEqual([body.rating, body.ratingCount], [0, 0])
})

test('authors rate their own recipe like anybody else', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author)
  assert.deepEqual((await rate(author, id, 4)).body.myRating, 4)
})

test('a rating is a number from 1 to 5 in tenths, or the same as text', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  for (const [sent, kept] of [
    [1, 1],
    [5, 5],
    [4.7, 4.7],
    ['3', 3],
    [' 2.5 ', 2.5],
    [5e-324, 0],
    [1.1 + 2.2, 3.3],
    [1.1, 1.1],
  ]) {
    assert.equal((await rate(reader, id, sent)).body.myRating, kept)
  }
  for (const wrong of [0.5, 0.9, 5.1, -1, 4.55, 'five', '', null, true, [4], {}, '1e309']) {
    const { status, body } = await rate(reader, id, wrong)
    assert.deepEqual(
      [wrong, status, body.code, Object.keys(body.fields)],
      [wrong, 400, 'invalid_request', ['rating']],
    )
  }
  const { body } = await call('GET', `/api/recipes/${id}`, { token: reader.token })
  assert.deepEqual([body.rating, body.ratingCount], [1.1, 1])
})

test('a rating of almost 0 publishes a recipe without a rating', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author, { rating: 5e-324 })
  const { body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual([body.rating, body.ratingCount, body.myRating], [0, 0, 0])
})

test('a missing recipe cannot be rated', async () => {
  const { status, body } = await rate(await aMember(site), 999_999, 4)
  assert.deepEqual([status, body.code], [404, 'not_found'])
})

test('the author is notified of a rating once, but not of a withdrawal or their own rating', async () => {
  const [author, reader, other] = [await aMember(site), await aMember(site, 'Otieno'), await aMember(site)]
  const id = await publishRecipe(site, author, { title: 'Ugali' })
  await rate(author, id, 5)
  await rate(other, id, 0)
  for (const stars of [3, 4]) await rate(reader, id, stars)
  const { body } = await call('GET', '/api/notifications', { token: author.token })
  assert.deepEqual(
    body.map(({ message }: { message: string }) => message),
    ['Otieno rated Ugali.'],
  )
})

test('the mean is exact for any order and number, and changes when a rater is deleted', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author)
  const stars = [1, 2.3, 4.7, 5, 3.3, 4.9, 1.1]
  const members = await Promise.all(stars.map(() => aMember(site)))
  for (const [index, member] of members.entries()) await rate(member, id, stars[index])
  const mean = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value) / values.length) * 10) / 10
  const shown = async () => (await call('GET', `/api/recipes/${id}`, { token: author.token })).body.rating
  assert.equal(await shown(), mean(stars))
  await site.db
    .deleteFrom('users')
    .where('id', '=', members[0]?.id ?? 0)
    .execute()
  assert.equal(await shown(), mean(stars.slice(1)))
})

test('a client that prefers return=minimal gets only what a rating changes, and is told so', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  await rate(author, id, 4)
  const ask = (rating: number, prefer: string) =>
    call('PUT', `/api/recipes/${id}`, { token: reader.token, body: { rating }, headers: { prefer } })
  for (const prefer of [
    'return=minimal',
    'respond-async, Return="minimal"; foo',
    'return=minimal, return=representation',
  ]) {
    const { status, body, headers } = await ask(5, prefer)
    assert.deepEqual([status, body], [200, { rating: 4.5, ratingCount: 2, myRating: 5 }], prefer)
    assert.equal(headers.get('preference-applied'), 'return=minimal')
    assert.match(headers.get('vary') ?? '', /Prefer/)
  }
  for (const prefer of [
    'return=representation',
    'return=representation, return=minimal',
    'handling=lenient',
    'xreturn=minimal',
  ]) {
    const { body, headers } = await ask(3, prefer)
    assert.deepEqual([body.id, headers.get('preference-applied')], [id, null], prefer)
  }
  assert.equal(
    (
      await call('PUT', '/api/recipes/999999999', {
        token: reader.token,
        body: { rating: 1 },
        headers: { prefer: 'return=minimal' },
      })
    ).status,
    404,
  )
})
