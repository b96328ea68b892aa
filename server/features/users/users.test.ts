import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as limits from '#contract/limits.ts'
import { aMember, aNewMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const profileOf = (member: Member, changes: Record<string, unknown> = {}) => ({
  firstName: 'Wanjiru',
  lastName: 'Maina',
  title: 'Home cook',
  email: member.email,
  aboutMe: 'I cook.\nEvery day.',
  ...changes,
})
const put = (member: Member, body: unknown, id: number = member.id) =>
  call('PUT', `/api/users/${id}`, { token: member.token, body })
const current = async ({ token }: Member) => (await call('GET', '/api/users/current', { token })).body

test('a new member’s own profile is complete: empty texts, no picture, an unverified address', {
  tags: ['3-user'],
}, async () => {
  const member = await aNewMember(site)
  const { status, body } = await call('GET', '/api/users/current', { token: member.token })
  assert.equal(status, 200)
  assert.deepEqual(body, {
    id: member.id,
    username: member.username,
    firstName: '',
    lastName: '',
    title: '',
    email: member.email,
    emailVerified: false,
    aboutMe: '',
    profilePicture: '',
    kanga: body.kanga,
  })
})

test('each member has their own kanga: a served picture, the same for every viewer', async () => {
  const [member, other] = [await aMember(site), await aMember(site)]
  const { body } = await call('GET', '/api/users/current', { token: member.token })
  const seen = await call('GET', `/api/users/${member.id}`)
  assert.equal(seen.body.kanga, body.kanga)
  assert.notEqual((await call('GET', `/api/users/${other.id}`)).body.kanga, body.kanga)
  const picture = await fetch(body.kanga)
  assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/svg+xml'])
  assert.match(await picture.text(), /^<svg /)
  assert.equal((await call('GET', '/media/kanga/4294967296.svg')).status, 404)
})

test('the profile is replaced, trimmed, and returned as it is now', async () => {
  const member = await aMember(site)
  const { status, body } = await put(member, profileOf(member, { firstName: ' Wanjiru ', title: null }))
  assert.equal(status, 200)
  const { firstName, lastName, title, aboutMe, email } = body
  assert.deepEqual(
    [firstName, lastName, title, aboutMe, email],
    ['Wanjiru', 'Maina', '', 'I cook.\nEvery day.', member.email],
  )
  assert.deepEqual(await current(member), body)
})

test('a member cannot change another’s profile, and the response does not tell whether it exists', async () => {
  const [owner, other] = [await aMember(site), await aMember(site)]
  for (const id of [owner.id, 99_999_999]) {
    const { status, body } = await put(other, profileOf(other, { firstName: 'Hacked' }), id)
    assert.deepEqual([status, body.code], [403, 'forbidden'])
  }
  assert.equal((await current(owner)).firstName, '')
})

test('the member’s own address in other letter case is not a change, but is shown as written', async () => {
  const member = await aMember(site)
  await site.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', member.id)
    .execute()
  const { body } = await put(member, profileOf(member, { email: member.email.toUpperCase() }))
  assert.deepEqual([body.email, body.emailVerified], [member.email.toUpperCase(), true])
})

test('each too long or invalid field is named, and nothing changes', async () => {
  const member = await aMember(site)
  const wrong: [string, unknown][] = [
    ['email', ''],
    ['email', undefined],
    ['email', 'nobody'],
    ['firstName', 'x'.repeat(limits.maxNameLength + 1)],
    ['firstName', 'amina@example.org'],
    ['lastName', 'amina@example.org'],
    ['lastName', 7],
    ['title', 'x'.repeat(limits.maxNameLength + 1)],
    ['aboutMe', 'x'.repeat(limits.maxAboutMeLength + 1)],
    ['aboutMe', 'nul\u0000'],
  ]
  const before = await current(member)
  for (const [field, value] of wrong) {
    const { status, body } = await put(member, profileOf(member, { [field]: value }))
    assert.deepEqual(
      [status, Object.keys(body.fields)],
      [400, [field]],
      `${field} ${String(value).slice(0, 30)}`,
    )
  }
  assert.deepEqual(await current(member), before)
})

test('read-only fields of a profile are ignored', async () => {
  const member = await aNewMember(site)
  const sent = {
    id: 1,
    username: 'root',
    emailVerified: true,
    profilePicture: 'https://example.org/x.png',
    status: 'x',
  }
  const { status, body } = await put(member, { ...profileOf(member), ...sent })
  assert.equal(status, 200)
  assert.deepEqual(
    [body.id, body.username, body.emailVerified, body.profilePicture],
    [member.id, member.username, false, ''],
  )
})

test('everybody may see the contract’s fields of a member, and no address', async () => {
  const member = await aMember(site)
  await put(member, profileOf(member))
  await publishRecipe(site, member)
  const { status, body, text } = await call('GET', `/api/users/${member.id}`)
  assert.equal(status, 200)
  assert.deepEqual(body, {
    id: member.id,
    username: member.username,
    name: 'Wanjiru Maina',
    title: 'Home cook',
    aboutMe: 'I cook.\nEvery day.',
    profilePicture: '',
    kanga: body.kanga,
    recipes: 1,
    followers: 0,
    following: 0,
  })
  assert.ok(!text.includes(member.email))
})

test('a missing or suspended member gets 404', async () => {
  const suspended = await aMember(site)
  await site.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
  for (const id of [suspended.id, 99_999_999, 0, 'me']) {
    const { status, body } = await call('GET', `/api/users/${id}`)
    assert.deepEqual([status, body.code], [404, 'not_found'])
  }
})
