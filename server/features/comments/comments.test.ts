import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as limits from '#contract/limits.ts'
import { nextPath, readPages } from '#tests/support/call.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site

const postComment = (member: Member, recipeId: number, content: unknown) =>
  call('POST', `/api/recipes/${recipeId}/comment`, { token: member.token, body: { content } })
const commentsOf = async (member: Member, recipeId: number) =>
  (await call('GET', `/api/recipes/${recipeId}`, { token: member.token })).body.comments

const rename = (member: Member, firstName: string, lastName: string) =>
  call('PUT', `/api/users/${member.id}`, {
    token: member.token,
    body: { firstName, lastName, title: '', email: member.email, aboutMe: '' },
  })

test('adding a comment returns 201 and lists it under the recipe, in the shape of the contract', {
  tags: ['3-comment'],
}, async () => {
  const [author, reader] = [await aMember(site), await aMember(site, 'Njeri')]
  const id = await publishRecipe(site, author)
  const { status, body } = await postComment(reader, id, '  Tamu sana!\n\nAsante 🍲 ')
  assert.equal(status, 201)
  const { id: commentId, createdAt, ...rest } = body
  assert.deepEqual(rest, { author: 'Njeri', authorId: reader.id, content: 'Tamu sana!\n\nAsante 🍲' })
  assert.ok(Number.isInteger(commentId))
  assert.match(createdAt, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  assert.deepEqual(await commentsOf(author, id), [body])
  const { body: card } = await call('GET', `/api/recipes?author=${author.id}`)
  assert.equal(card[0].commentCount, 1)
})

test('comments are listed oldest first', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  for (const content of ['one', 'two', 'three']) await postComment(reader, id, content)
  const contents = (await commentsOf(author, id)).map((comment: { content: string }) => comment.content)
  assert.deepEqual(contents, ['one', 'two', 'three'])
})

test('the author’s name is their current first and last name, else the username; never an address', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  assert.equal((await postComment(reader, id, 'Habari')).body.author, reader.username)
  const names: [string, string, string][] = [
    ['Wanjiru', 'Maina', 'Wanjiru Maina'],
    ['', 'Maina', 'Maina'],
    ['Wanjiru', '', 'Wanjiru'],
    [' ', ' ', reader.username],
  ]
  for (const [firstName, lastName, shown] of names) {
    await rename(reader, firstName, lastName)
    assert.equal((await commentsOf(author, id))[0].author, shown)
  }
  for (const [firstName, lastName] of [
    [reader.email, ''],
    ['', reader.email],
  ]) {
    assert.equal((await rename(reader, firstName ?? '', lastName ?? '')).status, 400)
  }
  assert.ok(!JSON.stringify(await commentsOf(author, id)).includes('@'))
})

test('a blank, too long or non-text comment is refused and not stored', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const wrong = [
    '',
    ' \n\t\u00a0 ',
    '\u200b\u200c\n\u2800 \u3164',
    undefined,
    null,
    7,
    ['hi'],
    {},
    'x'.repeat(limits.maxCommentLength + 1),
    'nul\u0000',
  ]
  for (const content of wrong) {
    const { status, body } = await postComment(reader, id, content)
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'invalid_request', ['content']])
  }
  assert.deepEqual(await commentsOf(author, id), [])
  assert.equal((await postComment(reader, id, 'x'.repeat(limits.maxCommentLength))).status, 201)
})

test('a missing recipe cannot be commented on', async () => {
  const { status, body } = await postComment(await aMember(site), 999_999, 'Habari')
  assert.deepEqual([status, body.code], [404, 'not_found'])
})

test('read-only fields of a comment are ignored', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const { status, body } = await call('POST', `/api/recipes/${id}/comment`, {
    token: reader.token,
    body: { content: 'Habari', id: 1, author: 'Somebody else', authorId: author.id, createdAt: '2001-01-01' },
  })
  assert.equal(status, 201)
  assert.deepEqual([body.author, body.authorId], [reader.username, reader.id])
  assert.ok(!body.createdAt.startsWith('2001'))
})

test('the same words within ten seconds are one comment; later, elsewhere or from others they are another', async () => {
  const [author, reader, other] = [await aMember(site), await aMember(site), await aMember(site)]
  const [id, elsewhere] = [await publishRecipe(site, author), await publishRecipe(site, author)]
  const first = (await postComment(reader, id, 'Tamu')).body
  const second = await postComment(reader, id, ' Tamu ')
  assert.deepEqual([second.status, second.body], [201, first])
  assert.notEqual((await postComment(other, id, 'Tamu')).body.id, first.id)
  assert.notEqual((await postComment(reader, elsewhere, 'Tamu')).body.id, first.id)
  await db
    .updateTable('comments')
    .set({ created_at: new Date(Date.now() - 10_500) })
    .where('id', '=', first.id)
    .execute()
  assert.notEqual((await postComment(reader, id, 'Tamu')).body.id, first.id)
  assert.equal((await commentsOf(author, id)).length, 3)
})

test('the author is notified of each comment of others, but not of their own', async () => {
  const [author, reader] = [await aMember(site), await aMember(site, 'Juma')]
  const id = await publishRecipe(site, author, { title: 'Chapati' })
  await postComment(author, id, 'My own')
  await postComment(reader, id, 'One')
  await postComment(reader, id, 'One')
  await postComment(reader, id, 'Two')
  const { body } = await call('GET', '/api/notifications', { token: author.token })
  const messages = body.map(({ message }: { message: string }) => message)
  assert.deepEqual(messages, ['Juma commented on Chapati.', 'Juma commented on Chapati.'])
})

test('thirty comments in ten minutes are accepted; then a 429 tells when to come again', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const statuses = []
  for (let comment = 0; comment < 31; comment += 1)
    statuses.push((await postComment(reader, id, `No. ${comment}`)).status)
  assert.deepEqual(statuses, [...Array<number>(30).fill(201), 429])
  const { status, headers, body } = await postComment(reader, id, 'Once more')
  assert.deepEqual([status, body.code], [429, 'too_many_requests'])
  assert.ok(Number(headers.get('retry-after')) > 0)
  assert.equal((await postComment(author, id, 'Others are not kept waiting')).status, 201)
})

test('a recipe contains its newest comments only; the others come in pages, each once, oldest first', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const count = 2 * limits.commentsPageSize + 7
  await sql`insert into comments (recipe_id, author_id, content)
    select ${id}, ${reader.id}, 'Comment ' || n from generate_series(1, ${sql.lit(count)}) n`.execute(db)
  const numbersOf = (comments: { content: string }[]) =>
    comments.map(({ content }) => Number(content.slice(8)))
  const first = await call('GET', `/api/recipes/${id}`, { token: author.token })
  assert.equal(first.body.commentCount, count)
  let seen = numbersOf(first.body.comments)
  assert.equal(seen.length, limits.commentsPageSize)
  let pages = 0
  const read = (path: string) => call('GET', path, { token: author.token })
  for await (const page of readPages(nextPath(first.headers) ?? '', read)) {
    assert.equal(page.status, 200)
    seen = [...numbersOf(page.body), ...seen]
    pages += 1
  }
  assert.equal(pages, 2)
  assert.deepEqual(
    seen,
    Array.from({ length: count }, (_, n) => n + 1),
  )
  const all = await call('GET', `/api/recipes/${id}/comments?limit=100000`, { token: author.token })
  assert.equal(all.body.length, limits.maxPageSize)
  for (const cursor of ['x', '-1', '1e3', "1' or '1", '9'.repeat(30)]) {
    const { status, body } = await call(
      'GET',
      `/api/recipes/${id}/comments?cursor=${encodeURIComponent(cursor)}`,
      {
        token: author.token,
      },
    )
    assert.deepEqual([cursor, status, Object.keys(body.fields)], [cursor, 400, ['cursor']])
  }
  assert.equal((await call('GET', '/api/recipes/999999/comments', { token: author.token })).status, 404)
})
