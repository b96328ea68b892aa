import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitForJobs } from '#tests/support/jobs.ts'
import { createLeaver, endDeparture } from '#tests/support/leavers.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, anAdmin, type Member, password } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { currentCode, switchOn, wrongCode } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db, pool } = site

const leave = ({ token }: Member, recipes: 'delete' | 'stay' = 'delete', currentPassword = password) =>
  call('POST', '/api/users/current/leave', { token, body: { currentPassword, recipes } })
const signIn = ({ email }: Member, typed = password) =>
  call('POST', '/api/auth/login', { body: { email, password: typed } })
const comeBack = (token: string) => call('POST', '/api/auth/return', { body: { token } })

/** Reads what visitors and other members can see of this recipe. */
async function sightOf(recipeId: number, author: Member, reader: Member) {
  const { token } = reader
  const listed = async (query: string) =>
    (await call('GET', `/api/recipes?${query}`)).body.some(({ id }: { id: number }) => id === recipeId)
  return {
    page: (await call('GET', `/api/recipes/${recipeId}`, { token })).status,
    newest: await listed('sort=newest'),
    byRating: await listed('sort=rating&minRating=1'),
    bestFirst: await listed('sort=rating'),
    bySearch: await listed('q=pilau'),
    ofAuthor: await listed(`author=${author.id}`),
    bookmarked: (await call('GET', '/api/recipes/bookmarked', { token })).body.length,
    profile: (await call('GET', `/api/users/${author.id}`)).status,
    suggested: (await call('GET', '/api/recipes/suggestions?q=Mwana')).body.chefs.length,
    total: (await call('GET', '/api/recipes?limit=1')).headers.get('x-total-count'),
    rate: (await call('PUT', `/api/recipes/${recipeId}`, { token, body: { rating: 5 } })).status,
    comment: (await call('POST', `/api/recipes/${recipeId}/comment`, { token, body: { content: 'Tamu' } }))
      .status,
    bookmark: (await call('POST', `/api/recipes/${recipeId}/bookmark`, { token })).status,
  }
}

test('while a member can still come back, their page and recipes are hidden; coming back restores everything', {
  tags: ['account-leave'],
}, async () => {
  const [author, reader] = [await aMember(site, 'Mwanakombo'), await aMember(site)]
  const id = await publishRecipe(site, author, { title: 'Pilau', countryOfOrigin: 'Zanzibar' })
  const before = await sightOf(id, author, reader)
  assert.deepEqual([before.page, before.newest, before.suggested, before.total], [200, true, 1, '1'])
  const { status, body } = await leave(author)
  assert.equal(status, 200)
  const days = (Date.parse(body.leavesAt) - Date.now()) / 86_400_000
  assert.ok(days > 13.9 && days <= 14, String(days))
  assert.deepEqual(await sightOf(id, author, reader), {
    ...{
      page: 404,
      newest: false,
      byRating: false,
      bestFirst: false,
      bySearch: false,
      ofAuthor: false,
      bookmarked: 0,
    },
    ...{ profile: 404, suggested: 0, total: '0', rate: 404, comment: 404, bookmark: 404 },
  })
  const facets = (await call('GET', '/api/recipes/facets')).body
  assert.ok(!JSON.stringify(facets).includes('Zanzibar'))
  const refused = await signIn(author)
  assert.deepEqual([refused.status, refused.body.code], [403, 'account_leaving'])
  const { name, leavesAt, holdings, token } = refused.body.departure
  assert.deepEqual([name, leavesAt], ['Mwanakombo', body.leavesAt])
  assert.deepEqual(holdings, {
    recipes: 1,
    bookmarkers: 1,
    comments: 0,
    cooks: 0,
    ratings: 0,
    bookmarks: 0,
    following: 0,
  })
  const back = await comeBack(token)
  assert.equal(back.status, 200)
  assert.equal(
    (await call('GET', '/api/users/current', { token: back.body.access_token })).body.id,
    author.id,
  )
  await waitForJobs(site)
  assert.deepEqual(await sightOf(id, author, reader), { ...before, bookmarked: 1, byRating: true })
  assert.equal((await signIn(author)).status, 200)
})

test('leaving ends every session at once and mails the date and where to come back', async () => {
  const member = await aMember(site)
  const other = (await signIn(member)).body.access_token
  await leave(member, 'stay')
  for (const token of [member.token, other]) {
    assert.equal((await call('GET', '/api/users/current', { token })).status, 401)
    assert.equal((await call('GET', '/api/auth/check-auth', { token })).body.isAuthenticated, false)
  }
  const [mail = ''] = await waitForMails(site, member.email)
  assert.match(mail, /\/login/)
  assert.match(mail, /Your recipes stay too/)
})

test('nobody leaves without the password, and a wrong one changes nothing', async () => {
  const member = await aMember(site)
  const { status, body } = await leave(member, 'delete', 'not the password')
  assert.deepEqual([status, body.code], [403, 'wrong_password'])
  assert.equal((await call('GET', '/api/users/current', { token: member.token })).status, 200)
  assert.equal((await pool.query('select from departures where user_id = $1', [member.id])).rowCount, 0)
})

test('without the password, nobody learns that a member is leaving', {
  tags: ['account-enumeration'],
}, async () => {
  const [leaver, stays] = [await aMember(site), await aMember(site)]
  await createLeaver(db, leaver.id)
  const [one, other, nobody] = await Promise.all([
    signIn(leaver, 'wrong'),
    signIn(stays, 'wrong'),
    signIn({ ...stays, email: 'nobody@example.org' }, 'wrong'),
  ])
  const known = ({ body: { code, message } }: Awaited<ReturnType<typeof signIn>>) => ({ code, message })
  assert.deepEqual(known(one), known(other))
  assert.deepEqual(known(one), known(nobody))
  assert.equal(known(one).code, 'invalid_credentials')
})

test('a leaving member with a second factor is told so, and can come back, only after the second step', async () => {
  const author = await aMember(site)
  await switchOn(site, author.id)
  await leave(author)
  const first = await signIn(author)
  assert.deepEqual([first.status, first.body.code], [401, 'second_factor_required'])
  const finish = (code: string) =>
    call('POST', '/api/auth/login/second-factor', { body: { ticket: first.body.fields.ticket, code } })
  assert.equal((await finish(wrongCode())).body.code, 'wrong_code')
  const second = await finish(currentCode())
  assert.deepEqual([second.status, second.body.code], [403, 'account_leaving'])
  assert.equal((await finish(currentCode(1))).body.code, 'expired_ticket')
  assert.equal((await comeBack(second.body.departure.token)).status, 200)
})

test('a return token works once, for a limited time, not after the last day, and not after a later sign-in', async () => {
  const member = await aMember(site)
  const first = await createLeaver(db, member.id)
  const { token } = (await signIn(member)).body.departure
  for (const wrong of [first, `l1_${'A'.repeat(43)}`, member.token]) {
    const { status, body } = await comeBack(wrong)
    assert.deepEqual([status, body.code], [400, 'invalid_link'])
  }
  await pool.query("update departures set return_until = now() - interval '1 second' where user_id = $1", [
    member.id,
  ])
  assert.equal((await comeBack(token)).status, 400)
  const { token: last } = (await signIn(member)).body.departure
  await endDeparture(site, member.id)
  assert.equal((await comeBack(last)).status, 400)
  const { status, body } = await signIn(member)
  assert.deepEqual([status, body.code], [401, 'invalid_credentials'])
})

test('a recipe that is published while its author leaves is hidden too', async () => {
  const member = await aMember(site)
  const [{ body }] = await Promise.all([
    call('POST', '/api/recipes', {
      token: member.token,
      body: aRecipe({ title: 'Mkate wa mofa' }),
    }),
    leave(member),
  ])
  const { rows } = await pool.query('select id, is_shelved from recipes where author_id = $1', [member.id])
  assert.ok(rows.every(({ is_shelved }) => is_shelved))
  const { rowCount } = await pool.query('select from recipe_search where author_id = $1', [member.id])
  assert.deepEqual([rowCount, rows.length], [0, body.id ? 1 : 0])
})

test('an administrator is not a member and cannot leave', async () => {
  const admin = await anAdmin(site)
  const { status } = await leave({ id: 0, username: '', email: admin.email, token: admin.token })
  assert.equal(status, 401)
  assert.equal((await call('GET', '/api/admin/users', { token: admin.token })).status, 200)
})
