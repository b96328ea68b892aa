import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aMember, aNewMember, anAdmin, password } from '#tests/support/people.ts'
import { publishComment, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { call } = site

const signIn = (email: unknown, secret: unknown) =>
  call('POST', '/api/admin/signin', { body: { email, password: secret }, ...fromRandomAddress() })
const asAdmin = async (path: string, token: string) =>
  (await call('GET', `/api/admin/${path}`, { token })).body

test('an administrator signs in; the response is only the token, which opens the dashboard', {
  tags: ['3-login-response'],
}, async () => {
  const { email } = await anAdmin(site, { isSecured: false })
  for (const written of [email, ` ${email.toUpperCase()} `]) {
    const { status, body } = await signIn(written, password)
    assert.deepEqual([status, Object.keys(body)], [200, ['access_token']])
    assert.match(body.access_token, /^a1_[\w-]{43}$/)
    assert.equal((await call('GET', '/api/admin/users', { token: body.access_token })).status, 200)
  }
})

test('a wrong password, an unknown address and a member’s right password get the same response', async () => {
  const [{ email }, member] = [await anAdmin(site), await aMember(site)]
  const replies = [
    await signIn(email, 'not it'),
    await signIn('nobody@example.org', password),
    await signIn(member.email, password),
  ]
  for (const { status, body } of replies) {
    assert.deepEqual(
      [status, body.code, body.message],
      [401, 'invalid_credentials', 'Invalid email or password'],
    )
  }
  for (const [address, secret, fields] of [
    ['', '', ['email', 'password']],
    [email, undefined, ['password']],
    [undefined, password, ['email']],
  ] as const) {
    const { status, body } = await signIn(address, secret)
    assert.deepEqual([status, Object.keys(body.fields)], [400, fields])
  }
})

test('an administrator is not a member: the password starts no member’s session', async () => {
  const { email } = await anAdmin(site)
  const { status } = await call('POST', '/api/auth/login', {
    body: { email, password },
    ...fromRandomAddress(),
  })
  assert.equal(status, 401)
})

test('logging out ends the session at once, and returns 200 for an ended session too', async () => {
  const { token } = await anAdmin(site)
  for (const _ of ['once', 'again']) {
    assert.equal((await call('POST', '/api/admin/logout', { token, body: {} })).status, 200)
  }
  assert.equal((await call('GET', '/api/admin/users', { token })).status, 401)
})

test('users, recipes and comments are listed newest first, in the shape of the contract', {
  tags: ['3-comment', '3-user'],
}, async () => {
  const { token } = await anAdmin(site)
  const [author, reader] = [await aMember(site), await aMember(site, 'Njeri')]
  const recipeId = await publishRecipe(site, author, { title: 'Irio' })
  const { body: comment } = await call('POST', `/api/recipes/${recipeId}/comment`, {
    token: reader.token,
    body: { content: 'Tamu' },
  })
  const users = await asAdmin('users', token)
  assert.deepEqual(users.slice(0, 2), [
    { id: reader.id, email: reader.email, username: reader.username },
    { id: author.id, email: author.email, username: author.username },
  ])
  assert.deepEqual((await asAdmin('recipes', token))[0], { id: recipeId, title: 'Irio' })
  assert.deepEqual((await asAdmin('comments', token))[0], {
    id: comment.id,
    content: 'Tamu',
    author: 'Njeri',
    recipeId,
    recipeTitle: 'Irio',
  })
})

test('the statistics count what the site contains', { tags: ['3-statistics'] }, async () => {
  const { token } = await anAdmin(site)
  const before = await asAdmin('statistics', token)
  const [author, reader] = [await aNewMember(site), await aNewMember(site)]
  const id = await publishRecipe(site, author, { dietType: 'Raw', countryOfOrigin: 'Comoros', rating: 4 })
  const old = await publishRecipe(site, author, { dietType: 'Raw', countryOfOrigin: 'Comoros' })
  await call('PUT', `/api/recipes/${id}`, { token: reader.token, body: { rating: 5 } })
  await call('POST', `/api/recipes/${id}/bookmark`, { token: reader.token })
  await call('POST', `/api/recipes/${id}/comment`, { token: reader.token, body: { content: 'Tamu' } })
  await call('POST', `/api/users/${author.id}/follow`, { token: reader.token })
  const past = new Date(Date.now() - 8 * 86_400_000)
  await site.db.updateTable('recipes').set({ created_at: past }).where('id', '=', old).execute()
  await site.db
    .updateTable('users')
    .set({ created_at: past, email_verified_at: past })
    .where('id', '=', author.id)
    .execute()
  const { recipesByDiet, recipesByCountry, lastBackup, lastVerifiedRestore, ...after } = await asAdmin(
    'statistics',
    token,
  )
  const grown = Object.fromEntries(
    Object.entries<number>(after).map(([name, count]) => [name, count - before[name]]),
  )
  assert.deepEqual(grown, {
    users: 2,
    verifiedUsers: 1,
    recipes: 2,
    comments: 1,
    ratings: 2,
    bookmarks: 1,
    follows: 1,
    contactMessages: 0,
    newUsersThisWeek: 1,
    newRecipesThisWeek: 1,
  })
  assert.deepEqual([recipesByDiet.Raw, recipesByCountry.Comoros], [2, 2])
  assert.deepEqual([lastBackup, lastVerifiedRestore], [null, null])
})

test('deleting a comment returns 204 and removes it everywhere; deleting it again returns 404', {
  tags: ['6-admin'],
}, async () => {
  const { token } = await anAdmin(site)
  const [author, reader] = [await aMember(site), await aMember(site)]
  const recipeId = await publishRecipe(site, author)
  const say = (content: string) => publishComment(site, reader, recipeId, content)
  const [kind, rude] = [await say('Kind'), await say('Rude')]
  const { comments } = await asAdmin('statistics', token)
  const remove = () => call('DELETE', `/api/admin/comments/${rude}`, { token })
  const first = await remove()
  assert.deepEqual([first.status, first.text], [204, ''])
  const second = await remove()
  assert.deepEqual([second.status, second.body.code], [404, 'not_found'])
  const { body } = await call('GET', `/api/recipes/${recipeId}`, { token: author.token })
  assert.deepEqual([body.comments.map(({ id }: { id: number }) => id), body.commentCount], [[kind], 1])
  const [newest] = await asAdmin('comments', token)
  assert.deepEqual([newest.id, (await asAdmin('statistics', token)).comments], [kind, comments - 1])
  for (const id of [999_999, 0, 'all', '1e3']) {
    assert.equal((await call('DELETE', `/api/admin/comments/${id}`, { token })).status, 404)
  }
})
