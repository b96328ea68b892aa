import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aModerator, reason } from '#tests/support/cases.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const admin = await anAdmin(site)
const { token } = admin
type Listed = { id: number; name: string; email: string; recipes: number; isSuspended: boolean }

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await site.call('GET', `/api/admin/members?${new URLSearchParams(query)}`, {
    token,
  })
  assert.equal(status, 200)
  return body
}
const idsOf = ({ members }: { members: Listed[] }) => members.map(({ id }) => id)

const crowd = 100_000
const batch = 10_000
for (let from = 1; from <= crowd; from += batch)
  await site.pool.query(
    `insert into users (email, email_key, username, username_key, first_name, password_hash)
     select key || '@crowd.example', key || '@crowd.example', key, key, 'Crowd ' || n, ''
     from (select n, 'crowd-' || lpad(n::text, 6, '0') as key from generate_series($1::int, $2::int) n) keys`,
    [from, from + batch - 1],
  )
await site.pool.query('analyze users')

for (const sort of ['newest', 'oldest', 'name', 'name-desc']) {
  test(`sorted by ${sort}, pages follow each other without a gap, forwards and backwards`, async () => {
    const pages = [await list({ sort })]
    for (let n = 0; n < 3; n += 1) pages.push(await list({ sort, after: pages.at(-1).next }))
    const there = pages.flatMap(idsOf)
    assert.equal(new Set(there).size, 80)
    const keys = pages.flatMap(({ members }) =>
      members.map(({ id, name }: Listed) => (sort.startsWith('name') ? name.toLowerCase() : id)),
    )
    const ascending = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
    assert.deepEqual(keys, ['newest', 'name-desc'].includes(sort) ? ascending.toReversed() : ascending)
    let page = pages.at(-1)
    for (const earlier of pages.slice(0, -1).toReversed()) {
      page = await list({ sort, before: page.previous })
      assert.deepEqual(idsOf(page), idsOf(earlier))
    }
    assert.equal(page.previous, null)
  })
}

test('the last page has no next page', async () => {
  const oldest = await list({ sort: 'oldest' })
  const page = await list({ sort: 'newest', after: String(oldest.members[5].id) })
  assert.deepEqual([idsOf(page), page.next], [idsOf(oldest).slice(0, 5).toReversed(), null])
})

test('members are found by the beginning of their name, username or address, from two characters on', async () => {
  const wanted = await aMember(site, 'Nyokabi')
  await publishRecipe(site, wanted)
  for (const q of ['nyok', 'NYOKABI', wanted.username, wanted.email, wanted.email.slice(0, 12)]) {
    const { members, count, isCountExact } = await list({ q })
    assert.deepEqual(
      members.map(({ id, recipes }: Listed) => [id, recipes]),
      [[wanted.id, 1]],
      q,
    )
    assert.deepEqual([count, isCountExact], [1, true])
  }
  assert.equal((await list({ q: 'okabi' })).count, 0)
  assert.ok((await list({ q: 'n' })).members.length === 20)
  const [percent] = [await list({ q: '%%' })]
  assert.equal(percent.count, 0)
})

test('a suspended member is listed, and marked as suspended', async () => {
  const suspended = await aMember(site, 'Zuhura')
  await site.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
  const { members } = await list({ q: 'zuhura' })
  assert.deepEqual(
    members.map(({ isSuspended }: Listed) => isSuspended),
    [true],
  )
})

test('each member is listed with their role, second factor and restriction', async () => {
  const listed = async (member: { username: string }) => {
    const [found] = (await list({ q: member.username })).members
    const { isModerator, hasSecondFactor, isSuspended, restriction, administrator } = found
    return { isModerator, hasSecondFactor, isSuspended, restriction, administrator }
  }
  const plain = {
    isModerator: false,
    hasSecondFactor: false,
    isSuspended: false,
    restriction: null,
    administrator: null,
  }
  const member = await aMember(site)
  assert.deepEqual(await listed(member), plain)
  assert.deepEqual(await listed(await aModerator(site)), {
    ...plain,
    isModerator: true,
    hasSecondFactor: true,
  })
  const restrict = (kind: string, days?: number) =>
    site.call('POST', `/api/admin/members/${member.id}/restriction`, {
      token,
      body: { kind, days, rule: 1, reason },
    })
  assert.equal((await restrict('limit', 7)).status, 200)
  const limited = await listed(member)
  assert.equal(limited.restriction.kind, 'limited')
  assert.match(limited.restriction.until, /^\d{4}-/)
  assert.equal((await restrict('suspend')).status, 200)
  assert.deepEqual(await listed(member), {
    ...plain,
    isSuspended: true,
    restriction: { kind: 'suspended', until: null },
  })
})

test('an administrator cannot decide about their own account, which is the one with their confirmed address', async () => {
  const member = await aMember(site)
  const own = { email: admin.email, email_key: admin.email }
  await site.db.updateTable('users').set(own).where('id', '=', member.id).execute()
  const administratorOf = async (as = token) => {
    const { body } = await site.call('GET', `/api/admin/members?q=${member.username}`, { token: as })
    return body.members[0].administrator
  }
  assert.equal(await administratorOf(), 'only')
  const other = await anAdmin(site)
  assert.deepEqual([await administratorOf(), await administratorOf(other.token)], ['you', 'other'])
  const path = `/api/admin/members/${member.id}`
  const attempts = [
    ['POST', `${path}/moderator`, { reason }],
    ['POST', `${path}/moderator/end`, { reason }],
    ['POST', `${path}/sessions/end`, { reason }],
    ['POST', `${path}/restriction`, { kind: 'limit', days: 1, rule: 1, reason }],
    ['POST', `${path}/restriction/lift`, { reason }],
  ] as const
  for (const [method, url, body] of attempts) {
    const refused = await site.call(method, url, { token, body })
    assert.deepEqual([refused.status, refused.body.code], [403, 'not_yours_to_decide'], url)
    assert.ok((await site.call(method, url, { token: other.token, body })).status < 300)
  }
  await site.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', member.id).execute()
  assert.equal(await administratorOf(), null)
  // A member who enters an administrator's address in their profile does not become one.
  assert.ok((await site.call('POST', `${path}/moderator`, { token, body: { reason } })).status < 300)
})

test('the count is exact if that is cheap, and an estimate beyond that', async () => {
  const { count, isCountExact } = await list()
  assert.equal(isCountExact, false)
  assert.ok(Math.abs(count - crowd) < crowd / 5, String(count))
  assert.equal((await list({ q: 'crowd-00012' })).count, 10)
  assert.equal((await list({ q: 'crowd' })).isCountExact, false)
})

test('a filter keeps the members with a role, with a restriction, or without a confirmed address', async () => {
  const named = (name: string) => aMember(site, name)
  const [limited, suspended, byOperator] = [await named('Sifa'), await named('Sifa'), await named('Sifa')]
  const [moderator, own, unconfirmed] = [
    await aModerator(site, 'Sifa'),
    await named('Sifa'),
    await named('Sifa'),
  ]
  await named('Sifa')
  for (const [{ id }, kind] of [
    [limited, 'limit'],
    [suspended, 'limit'],
    [suspended, 'suspend'],
  ] as const) {
    const body = { kind, days: 7, rule: 1, reason }
    const path = `/api/admin/members/${id}/restriction`
    assert.equal((await site.call('POST', path, { token, body })).status, 200)
  }
  const set = (values: object, { id }: { id: number }) =>
    site.db.updateTable('users').set(values).where('id', '=', id).execute()
  await set({ status: 'suspended' }, byOperator)
  await set({ email_verified_at: null }, unconfirmed)
  const [other, third] = [await anAdmin(site), await anAdmin(site)]
  await set({ email: other.email, email_key: other.email }, own)
  await set({ email: third.email, email_key: third.email }, unconfirmed)
  for (const [filter, expected] of [
    ['moderators', [moderator]],
    ['administrators', [own]],
    ['limited', [limited]],
    ['suspended', [byOperator, suspended]],
    ['unconfirmed', [unconfirmed]],
  ] as const) {
    const page = await list({ filter, q: 'sifa' })
    const ids = expected.map(({ id }) => id)
    assert.deepEqual([idsOf(page), page.count, page.isCountExact], [ids, ids.length, true], filter)
  }
  // This member is beyond those that are looked at without a filter.
  const far = site.db.updateTable('users').set({ status: 'suspended' }).where('username', '=', 'crowd-090000')
  await far.execute()
  assert.equal((await list({ filter: 'suspended', q: 'crowd' })).count, 1)
  const { members, count, isCountExact, next } = await list({ filter: 'unconfirmed', sort: 'name' })
  assert.deepEqual([members.length, isCountExact, count >= crowd], [20, true, true])
  assert.equal((await list({ filter: 'unconfirmed', sort: 'name', after: next })).members.length, 20)
  assert.equal((await site.call('GET', '/api/admin/members?filter=cooks', { token })).status, 400)
})
