import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as limits from '#contract/limits.ts'
import { aMember, anAdmin, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site

const listOf = async ({ token }: Member) => (await call('GET', '/api/notifications', { token })).body
const messagesOf = async (member: Member) =>
  (await listOf(member)).map(({ message }: { message: string }) => message)

test('a member without notifications gets an empty list', async () => {
  const { status, body } = await call('GET', '/api/notifications', { token: (await aMember(site)).token })
  assert.deepEqual([status, body], [200, []])
})

test('what others do is notified, newest first, with text, time and subject', {
  tags: ['3-notification'],
}, async () => {
  const [author, reader] = [await aMember(site), await aMember(site, 'Njeri')]
  const { token } = reader
  const id = await publishRecipe(site, author, { title: 'Mandazi' })
  await call('PUT', `/api/recipes/${id}`, { token, body: { rating: 5 } })
  await call('POST', `/api/recipes/${id}/bookmark`, { token })
  const { body: comment } = await call('POST', `/api/recipes/${id}/comment`, {
    token,
    body: { content: 'Tamu' },
  })
  await call('POST', `/api/users/${author.id}/follow`, { token })
  const list = await listOf(author)
  assert.deepEqual(
    list.map(({ kind, message, recipeId, actorId }: Record<string, unknown>) => [
      kind,
      message,
      recipeId,
      actorId,
    ]),
    [
      ['follow', 'Njeri now follows you.', null, reader.id],
      ['comment', 'Njeri commented on Mandazi.', id, reader.id],
      ['bookmark', 'Njeri bookmarked Mandazi.', id, reader.id],
      ['rating', 'Njeri rated Mandazi.', id, reader.id],
    ],
  )
  const times = list.map(({ timestamp }: { timestamp: string }) => timestamp)
  assert.equal(times[1], comment.createdAt)
  assert.deepEqual(times, [...times].sort().reverse())
  assert.deepEqual(await listOf(reader), [])
})

test('a member’s own actions create no notification', async () => {
  const author = await aMember(site)
  const { token } = author
  const id = await publishRecipe(site, author, { rating: 5 })
  await call('POST', `/api/recipes/${id}/bookmark`, { token })
  await call('POST', `/api/recipes/${id}/comment`, { token, body: { content: 'Mine' } })
  assert.deepEqual(await listOf(author), [])
})

const comment = ({ token }: Member, recipeId: number, content: string) =>
  call('POST', `/api/recipes/${recipeId}/comment`, { token, body: { content } })
const excerptsOf = async (member: Member) =>
  (await listOf(member)).map(({ excerpt }: { excerpt: unknown }) => excerpt)

test('a comment’s notification has its words, in one line; other notifications have none', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  await call('POST', `/api/recipes/${id}/bookmark`, { token: reader.token })
  await comment(reader, id, 'Tamu <b>sana</b> & asante!\n\n  Next time\twith "pilipili".')
  await call('POST', `/api/users/${author.id}/follow`, { token: reader.token })
  assert.deepEqual(await excerptsOf(author), [
    null,
    'Tamu <b>sana</b> & asante! Next time with "pilipili".',
    null,
  ])
})

test('the notification of a long comment has its beginning, cut after a word or at least a whole character', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const family = '👨‍👩‍👧‍👦'
  for (const long of ['asante sana '.repeat(300), family.repeat(50), 'x'.repeat(limits.maxCommentLength)])
    assert.equal((await comment(reader, id, long)).status, 201)
  const exact = 'y'.repeat(limits.maxExcerptLength)
  await comment(reader, id, exact)
  const longestWords = `${'asante sana '.repeat(11)}asante`
  assert.deepEqual(await excerptsOf(author), [
    exact,
    `${'x'.repeat(limits.maxExcerptLength)}…`,
    `${family.repeat(Math.floor(limits.maxExcerptLength / family.length))}…`,
    `${longestWords}…`,
  ])
})

test('the notification of a deleted comment stays, without its words', async () => {
  const [author, reader] = [await aMember(site), await aMember(site, 'Nekesa')]
  const id = await publishRecipe(site, author, { title: 'Mukimo' })
  const { body } = await comment(reader, id, 'Buy cheap knives')
  await comment(reader, id, 'Pole')
  const { token } = await anAdmin(site)
  assert.equal((await call('DELETE', `/api/admin/comments/${body.id}`, { token })).status, 204)
  assert.deepEqual(await excerptsOf(author), ['Pole', null])
  assert.deepEqual(await messagesOf(author), Array(2).fill('Nekesa commented on Mukimo.'))
})

test('messages use the current names of people and recipes', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author, { title: 'Old name' })
  await call('POST', `/api/recipes/${id}/bookmark`, { token: reader.token })
  assert.deepEqual(await messagesOf(author), [`${reader.username} bookmarked Old name.`])
  await call('PUT', `/api/recipes/${id}`, { token: author.token, body: aRecipe({ title: 'New name' }) })
  const profile = { firstName: 'Moraa', lastName: 'Nyaboke', title: '', email: reader.email, aboutMe: '' }
  await call('PUT', `/api/users/${reader.id}`, { token: reader.token, body: profile })
  assert.deepEqual(await messagesOf(author), ['Moraa Nyaboke bookmarked New name.'])
})

test('notifications about a deleted recipe or from a deleted member are deleted with them', async () => {
  const [author, one, other] = [await aMember(site), await aMember(site), await aMember(site, 'Kiprop')]
  const [gone, stays] = [
    await publishRecipe(site, author),
    await publishRecipe(site, author, { title: 'Stays' }),
  ]
  for (const { token } of [one, other]) {
    for (const id of [gone, stays]) await call('POST', `/api/recipes/${id}/bookmark`, { token })
  }
  await call('DELETE', `/api/recipes/${gone}`, { token: author.token })
  await db.deleteFrom('users').where('id', '=', one.id).execute()
  assert.deepEqual(await messagesOf(author), ['Kiprop bookmarked Stays.'])
})

test('the list has the hundred newest', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const recipeId = await publishRecipe(site, author)
  const row = { user_id: author.id, actor_id: reader.id, kind: 'comment', recipe_id: recipeId }
  await db
    .insertInto('notifications')
    .values(Array.from({ length: 105 }, () => row))
    .execute()
  const ids = (await listOf(author)).map(({ id }: { id: number }) => id)
  const newest = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', author.id)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  assert.deepEqual(
    ids,
    newest.map(({ id }) => id),
  )
})
