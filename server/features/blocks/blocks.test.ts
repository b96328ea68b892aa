import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const block = (by: Member, { id }: Member) => call('POST', `/api/users/${id}/block`, { token: by.token })
const unblock = (by: Member, { id }: Member) => call('DELETE', `/api/users/${id}/block`, { token: by.token })
const follow = (by: Member, { id }: Member) => call('POST', `/api/users/${id}/follow`, { token: by.token })
const comment = (by: Member, recipe: number, content = 'Tamu') =>
  call('POST', `/api/recipes/${recipe}/comment`, { token: by.token, body: { content } })
/** Reads who has blocked whom, as the recipe's page tells this reader. */
const blockedBy = async ({ token }: Member, recipe: number) =>
  (await call('GET', `/api/recipes/${recipe}`, { token })).body.blockedBy
const kindsOf = async ({ token }: Member) =>
  (await call('GET', '/api/notifications', { token })).body.map(({ kind }: { kind: string }) => kind)
const listOf = async ({ token }: Member, cursor = '') =>
  (await call('GET', `/api/blocks?cursor=${cursor}`, { token })).body

async function twoCooks() {
  const [one, other] = [await aMember(site, 'Wanjiru'), await aMember(site, 'Brian')]
  return { one, other, ofOne: await publishRecipe(site, one), ofOther: await publishRecipe(site, other) }
}

test('a block stops comments and follows both ways until it ends, and both members are told whose block it is', {
  tags: ['trust-blocking'],
}, async () => {
  const { one, other, ofOne, ofOther } = await twoCooks()
  const bothRead = async () => [await blockedBy(one, ofOther), await blockedBy(other, ofOne)]
  for (const _ of ['once', 'again']) assert.deepEqual((await block(one, other)).body, { isBlocked: true })
  const refused = [
    await comment(other, ofOne),
    await follow(other, one),
    await comment(one, ofOther),
    await follow(one, other),
  ]
  assert.deepEqual(
    refused.map(({ status, body }) => [status, body.code]),
    refused.map(() => [403, 'blocked']),
  )
  assert.deepEqual(
    refused.map(({ body }) => body.message),
    [
      'You cannot comment on this recipe, because Wanjiru has blocked you.',
      'You cannot follow Wanjiru, because Wanjiru has blocked you.',
      'You have blocked Brian. To comment on this recipe, unblock them in your profile, under Security.',
      'You have blocked Brian. To follow them, unblock them in your profile, under Security.',
    ],
  )
  assert.deepEqual(await bothRead(), ['you', 'author'])
  assert.equal(await blockedBy(await aMember(site), ofOne), undefined)
  await block(other, one)
  assert.deepEqual(await bothRead(), ['you', 'you'])
  await unblock(other, one)
  const { rows } = await site.pool.query('select from comments where recipe_id = any($1)', [[ofOne, ofOther]])
  assert.equal(rows.length, 0)
  for (const _ of ['once', 'again']) assert.deepEqual((await unblock(one, other)).body, { isBlocked: false })
  assert.deepEqual(await bothRead(), [undefined, undefined])
  assert.equal((await comment(other, ofOne)).status, 201)
  assert.equal((await follow(one, other)).status, 200)
})

test('only the blocker can see whom they have blocked', async () => {
  const { one, other } = await twoCooks()
  await block(one, other)
  const seen = async (by: Member, of: Member) =>
    (await call('GET', `/api/users/${of.id}/block`, { token: by.token })).body
  assert.deepEqual(await seen(one, other), { isBlocked: true })
  assert.deepEqual(await seen(other, one), { isBlocked: false })
  assert.deepEqual([(await listOf(one)).count, (await listOf(other)).count], [1, 0])
})

test('a block ends the two members’ follows of each other, and no other follows', async () => {
  const { one, other } = await twoCooks()
  const third = await aMember(site)
  for (const [by, of] of [
    [one, other],
    [other, one],
    [third, one],
    [other, third],
  ] as const)
    await follow(by, of)
  await block(one, other)
  const { rows } = await site.pool.query(
    'select follower_id, followed_id from follows where follower_id = any($1) order by follower_id, followed_id',
    [[one.id, other.id, third.id]],
  )
  assert.deepEqual(
    rows.map(row => [Number(row.follower_id), Number(row.followed_id)]),
    [
      [other.id, third.id],
      [third.id, one.id],
    ],
  )
})

test('a block stops notifications between the two members; the blocker’s earlier ones are hidden until it ends', {
  tags: ['trust-blocking'],
}, async () => {
  const { one, other, ofOne, ofOther } = await twoCooks()
  await comment(other, ofOne)
  assert.deepEqual(await kindsOf(one), ['comment'])
  await block(one, other)
  await call('POST', `/api/recipes/${ofOne}/bookmark`, { token: other.token })
  await call('PUT', `/api/recipes/${ofOne}`, { token: other.token, body: { rating: 4 } })
  await call('POST', `/api/recipes/${ofOther}/bookmark`, { token: one.token })
  assert.deepEqual([await kindsOf(one), await kindsOf(other)], [[], []])
  await unblock(one, other)
  assert.deepEqual([await kindsOf(one), await kindsOf(other)], [['comment'], []])
})

test('members cannot block themselves or a missing member; a suspended member can be blocked', async () => {
  const [member, suspended] = [await aMember(site), await aMember(site)]
  await site.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
  const own = await block(member, member)
  assert.deepEqual([own.status, own.body.code], [403, 'forbidden'])
  const gone = await block(member, { ...member, id: 99_999_999 })
  assert.deepEqual([gone.status, gone.body.code], [404, 'not_found'])
  assert.equal((await block(member, suspended)).status, 200)
})

test('a member can block a limited number, even with requests at once, and is told; the list comes in pages', async () => {
  const member = await aMember(site)
  const most = defaultLimits.maxBlockedPerMember
  await site.pool.query(
    `with made as (
       insert into users (email, email_key, username, username_key, password_hash)
       select key, key, key, key, '' from (select 'crowd-' || $1::text || '-' || n as key from generate_series(1, $2::int) n) keys
       returning id)
     insert into blocks (blocker_id, blocked_id) select $1::bigint, id from made`,
    [member.id, most - 2],
  )
  const others = [await aMember(site), await aMember(site), await aMember(site), await aMember(site)]
  const replies = await Promise.all(others.map(other => block(member, other)))
  assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 200, 409, 409])
  const refused = replies.find(({ status }) => status === 409)
  assert.equal(refused?.body.code, 'limit_reached')
  assert.match(refused?.body.message, /^You have blocked 1,000 members/)
  const seen = new Set<number>()
  let [next, pages] = ['' as string | null, 0]
  while (next !== null) {
    const page = await listOf(member, next)
    assert.equal(page.count, most)
    for (const { id } of page.blocked) seen.add(id)
    next = page.next
    pages += 1
  }
  assert.deepEqual([seen.size, pages], [most, 10])
  const bad = await call('GET', '/api/blocks?cursor=x', { token: member.token })
  assert.deepEqual([bad.status, bad.body.code], [400, 'invalid_request'])
})
