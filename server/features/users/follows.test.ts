import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const follow = (method: 'POST' | 'DELETE', follower: Member, id: number) =>
  call(method, `/api/users/${id}/follow`, { token: follower.token })
const statsOf = async ({ token }: Member) => (await call('GET', '/api/user-stats', { token })).body

test('a member is followed and unfollowed; doing either twice changes nothing', async () => {
  const [cook, fan] = [await aMember(site), await aMember(site)]
  for (const _ of ['once', 'again']) {
    const { status, body } = await follow('POST', fan, cook.id)
    assert.deepEqual([status, body], [200, { isFollowed: true, followers: 1 }])
  }
  assert.equal((await call('GET', `/api/users/${cook.id}`, { token: fan.token })).body.isFollowed, true)
  assert.equal((await call('GET', `/api/users/${fan.id}`, { token: cook.token })).body.isFollowed, false)
  assert.ok(!('isFollowed' in (await call('GET', `/api/users/${cook.id}`)).body))
  for (const _ of ['once', 'again']) {
    const { status, body } = await follow('DELETE', fan, cook.id)
    assert.deepEqual([status, body], [200, { isFollowed: false, followers: 0 }])
  }
})

test('a member’s recipes, followers and followed are counted', { tags: ['3-user-stats'] }, async () => {
  const [cook, fan, other] = [await aMember(site), await aMember(site), await aMember(site)]
  assert.deepEqual(await statsOf(cook), { recipes: 0, followers: 0, following: 0 })
  await publishRecipe(site, cook)
  await publishRecipe(site, cook)
  await publishRecipe(site, other)
  await follow('POST', fan, cook.id)
  await follow('POST', other, cook.id)
  await follow('POST', cook, other.id)
  assert.deepEqual(await statsOf(cook), { recipes: 2, followers: 2, following: 1 })
  assert.deepEqual(await statsOf(fan), { recipes: 0, followers: 0, following: 1 })
  const { body } = await call('GET', `/api/users/${cook.id}`)
  assert.deepEqual([body.recipes, body.followers, body.following], [2, 2, 1])
})

test('members cannot follow themselves', async () => {
  const member = await aMember(site)
  for (const method of ['POST', 'DELETE'] as const) {
    const { status, body } = await follow(method, member, member.id)
    assert.deepEqual([status, body.code], [403, 'forbidden'])
  }
  assert.deepEqual(await statsOf(member), { recipes: 0, followers: 0, following: 0 })
})

test('a missing or suspended member cannot be followed', async () => {
  const [fan, suspended] = [await aMember(site), await aMember(site)]
  await site.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
  for (const id of [suspended.id, 99_999_999]) {
    for (const method of ['POST', 'DELETE'] as const) {
      const { status, body } = await follow(method, fan, id)
      assert.deepEqual([status, body.code], [404, 'not_found'])
    }
  }
})

test('following notifies once, however often the follower follows again', async () => {
  const [cook, fan] = [await aMember(site), await aMember(site, 'Atieno')]
  for (const method of ['POST', 'DELETE', 'POST'] as const) await follow(method, fan, cook.id)
  const { body } = await call('GET', '/api/notifications', { token: cook.token })
  const notified = body.map(({ kind, message, recipeId, actorId }: Record<string, unknown>) => ({
    kind,
    message,
    recipeId,
    actorId,
  }))
  assert.deepEqual(notified, [
    { kind: 'follow', message: 'Atieno now follows you.', recipeId: null, actorId: fan.id },
  ])
})
