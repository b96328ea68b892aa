import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aHiddenRecipe,
  aModerator,
  anAppeal,
  caseOf,
  claimCase,
  decideAppeal,
  decideOnAppeal,
  reason,
} from '#tests/support/cases.ts'
import { aMember, anAdmin, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const moderator = await aModerator(site, 'Eleni')
const { token: adminToken } = await anAdmin(site)

const get = async (path: string, { token }: { token: string }) => call('GET', path, { token })
const statusOf = async (path: string, member: { token: string }) => (await get(path, member)).status
const restrict = ({ id }: Member, kind: 'limit' | 'suspend', days?: number) =>
  call('POST', `/api/admin/members/${id}/restriction`, {
    token: adminToken,
    body: { kind, days, rule: 1, reason },
  })
const lift = ({ id }: Member) =>
  call('POST', `/api/admin/members/${id}/restriction/lift`, { token: adminToken, body: { reason } })

test('a limited member publishes nothing and can still read; a suspended member can read notices and leave', {
  tags: ['trust-restrict'],
}, async () => {
  const author = await aMember(site)
  const { recipeId, actionId } = await aHiddenRecipe(site, author, { action: 'limit', days: 7 })
  const publish = await call('POST', '/api/recipes', { token: author.token, body: aRecipe() })
  assert.deepEqual(
    [publish.status, publish.body.code, publish.body.restriction.noticeId],
    [403, 'limited', actionId],
  )
  // A rating uses the same method and path as an edit.
  const changing = (id: number, body: object) =>
    call('PUT', `/api/recipes/${id}`, { token: author.token, body })
  const edit = await changing(recipeId, aRecipe({ title: 'Renamed' }))
  assert.deepEqual([edit.status, edit.body.code], [403, 'limited'])
  const anothers = await publishRecipe(site, moderator)
  assert.equal((await changing(anothers, { rating: 4 })).status, 200)
  assert.equal(await statusOf(`/api/recipes/${recipeId}`, author), 200)
  const suspended = await restrict(author, 'suspend')
  assert.equal(suspended.status, 200, JSON.stringify(suspended.body))
  const refused = await get(`/api/recipes/${recipeId}`, author)
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.restriction],
    [403, 'suspended', { until: null, noticeId: suspended.body.actionId }],
  )
  for (const path of [
    '/api/notices',
    `/api/notices/${suspended.body.actionId}`,
    '/api/users/current',
    '/api/users/current/data',
  ]) {
    const r = await get(path, author)
    assert.equal(r.status, 200, path + JSON.stringify(r.body))
  }
  assert.equal((await lift(author)).status, 204)
  assert.equal((await call('POST', '/api/recipes', { token: author.token, body: aRecipe() })).status, 201)
})

test('a limited moderator cannot decide, not even a claimed case, until the limit is lifted', async () => {
  const limited = await aModerator(site)
  const { caseId } = await anAppeal(site, await aMember(site))
  assert.equal((await claimCase(site, limited, caseId)).status, 200)
  const limit = await restrict(limited, 'limit', 7)
  const refused = [
    await decideAppeal(site, limited, caseId, { outcome: 'upheld' }),
    await claimCase(site, limited, caseId),
    await get('/api/moderation/cases', limited),
    await get(`/api/moderation/cases/${caseId}`, limited),
  ]
  for (const { status, body } of refused)
    assert.deepEqual(
      [status, body.code, body.restriction?.noticeId],
      [403, 'limited', limit.body.actionId],
      JSON.stringify(body),
    )
  assert.match(refused[0]?.body.message, /^You cannot publish or moderate until /)
  await lift(limited)
  assert.equal((await decideAppeal(site, limited, caseId, { outcome: 'upheld' })).status, 200)
})

test('a limited member cannot change what others read about them', async () => {
  const member = await aMember(site, 'Otis')
  const { body: profile } = await get('/api/users/current', member)
  await restrict(member, 'limit', 7)
  const save = (changes: object) =>
    call('PUT', `/api/users/${member.id}`, { token: member.token, body: { ...profile, ...changes } })
  for (const changes of [{ firstName: 'Odhiambo' }, { lastName: 'x' }, { title: 'x' }, { aboutMe: 'x' }]) {
    const { status, body } = await save(changes)
    assert.deepEqual([status, body.code], [403, 'limited'])
  }
  assert.equal((await save({})).status, 200)
})

test('a suspension without a case can be appealed; lifting a restriction also ends its pending appeal', async () => {
  const member = await aMember(site)
  const { body } = await restrict(member, 'suspend')
  const appeal = (id = body.actionId) =>
    call('POST', `/api/notices/${id}/appeal`, { token: member.token, body: { text: 'Not I.' } })
  assert.deepEqual([(await appeal()).status, (await appeal()).status], [201, 409])
  const caseId = await caseOf(site, { kind: 'profile', id: member.id })
  await decideOnAppeal(site, moderator, caseId, { outcome: 'overturned' })
  assert.equal(await statusOf('/api/recipes', member), 200)
  assert.equal(await statusOf('/api/notifications', member), 200)
  const limit = await restrict(member, 'limit', 7)
  assert.equal((await appeal(limit.body.actionId)).status, 201)
  assert.equal((await lift(member)).status, 204)
  const lifted = await get(
    `/api/moderation/cases/${await caseOf(site, { kind: 'profile', id: member.id })}`,
    moderator,
  )
  assert.deepEqual([lifted.body.isWaiting, lifted.body.actions[0].ended.how], [false, 'taken_back'])
})
