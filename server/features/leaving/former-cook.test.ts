import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLeaver, endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember, anAdmin, type Member, password } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db, pool } = site

const leave = ({ token }: Member, recipes: 'delete' | 'stay' = 'delete') =>
  call('POST', '/api/users/current/leave', { token, body: { currentPassword: password, recipes } })

test('a leaving member’s comments are a former cook’s from that day on; ratings and bookmarks go, and the counters are exact', {
  tags: ['account-recipes-stay'],
}, async () => {
  const [author, leaver, stays] = [await aMember(site), await aMember(site, 'Zawadi'), await aMember(site)]
  const id = await publishRecipe(site, author, { title: 'Biriani' })
  for (const { token } of [leaver, stays]) {
    await call('POST', `/api/recipes/${id}/comment`, { token, body: { content: `Na ${token.slice(3, 9)}` } })
    await call('PUT', `/api/recipes/${id}`, { token, body: { rating: token === leaver.token ? 1 : 5 } })
    await call('POST', `/api/recipes/${id}/bookmark`, { token })
  }
  await call('POST', `/api/users/${author.id}/follow`, { token: leaver.token })
  const read = async () => {
    const { body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
    const authors = body.comments.map((comment: { author: string; isFormer?: true }) => [
      comment.author,
      comment.isFormer ?? false,
    ])
    const { rows } = await pool.query('select bookmark_count from recipe_counts where recipe_id = $1', [id])
    const followers = (await call('GET', `/api/users/${author.id}`)).body.followers
    const news = (await call('GET', '/api/notifications', { token: author.token })).text
    return {
      authors,
      rating: body.rating,
      ratings: body.ratingCount,
      comments: body.commentCount,
      bookmarks: rows[0].bookmark_count,
      followers,
      isNamed: news.includes('Zawadi'),
    }
  }
  const others = [
    ['a former cook', true],
    [stays.username, false],
  ]
  const counts = { rating: 3, ratings: 2, comments: 2, bookmarks: 2, followers: 1 }
  await leave(leaver)
  assert.deepEqual(await read(), { authors: others, ...counts, isNamed: false })
  await endDeparture(site, leaver.id)
  await eraseDue(site)
  const after = { rating: 5, ratings: 1, comments: 2, bookmarks: 1, followers: 0 }
  assert.deepEqual(await read(), { authors: others, ...after, isNamed: false })
})

test('recipes that are left to the site are a former cook’s, can be found, and cannot be taken over', {
  tags: ['account-recipes-stay'],
}, async () => {
  const [author, reader] = [await aMember(site, 'Salome'), await aMember(site)]
  const id = await publishRecipe(site, author, { title: 'Sukari guru', chefName: 'Salome Naisenya' })
  await call('PUT', `/api/recipes/${id}`, { token: reader.token, body: { rating: 4 } })
  await leave(author, 'stay')
  await endDeparture(site, author.id)
  await eraseDue(site)
  const { body } = await call('GET', `/api/recipes/${id}`, { token: reader.token })
  assert.deepEqual(
    [
      body.title,
      body.chefName,
      body.url,
      body.moreInfoUrl,
      body.author.name,
      body.author.isFormer,
      body.rating,
    ],
    ['Sukari guru', 'a former cook', `${site.url}/recipes/${id}`, '', 'a former cook', true, 4],
  )
  assert.ok(!body.image.includes('example.org'))
  assert.equal((await call('GET', `/api/users/${body.author.id}`)).status, 404)
  const found = await call('GET', '/api/recipes?q=guru')
  assert.deepEqual(
    found.body.map((recipe: { id: number }) => recipe.id),
    [id],
  )
  assert.deepEqual((await call('GET', '/api/recipes?q=Naisenya')).body, [])
  assert.deepEqual((await call('GET', '/api/recipes/suggestions?q=former')).body.chefs, [])
  for (const email of ['', ' ', 'a former cook']) {
    const { status } = await call('POST', '/api/auth/login', { body: { email, password } })
    assert.ok(status === 400 || status === 401)
  }
})

test('the administrator’s lists and counts leave out the account that stands for former members', async () => {
  const admin = await anAdmin(site)
  const member = await aMember(site)
  await createLeaver(db, member.id)
  await endDeparture(site, member.id)
  await eraseDue(site)
  const users = await call('GET', '/api/admin/users', { token: admin.token })
  assert.ok(users.body.length > 0 && !users.body.some(({ email }: { email: string }) => email === ''))
  const { body } = await call('GET', '/api/admin/statistics', { token: admin.token })
  assert.equal(body.users, users.body.length)
})
