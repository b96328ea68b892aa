import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { trustedProxy } from '#tests/support/call.ts'
import {
  countDeadlocks,
  countStatuses,
  dependentRowsOf,
  retryOn503,
  runConcurrently,
} from '#tests/support/concurrency.ts'
import { databaseHash } from '#tests/support/fingerprint.ts'
import { stopSchedules, waitForPostponedJobs } from '#tests/support/jobs.ts'
import { aMember, anAdmin, type Member, password } from '#tests/support/people.ts'
import { formWithFile, solidImage } from '#tests/support/pictures.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { newPicture } from '#tests/support/uploads.ts'

const site = await openSite(trustedProxy)
await stopSchedules(site)
const { call } = await openUnthrottled(site)
const { pool } = site
const { rows: rowsOf, counts: countsOf } = dependentRowsOf(site)
const admin = await anAdmin(site)
const reason = 'The same advertisement under forty recipes in an hour.'
const rounds = 4
const perKind = 5

const suspend = (id: number) =>
  call('POST', `/api/admin/members/${id}/restriction`, {
    token: admin.token,
    body: { kind: 'suspend', rule: 3, reason },
  })
const idsOf = async (query: string, id: number): Promise<number[]> =>
  (await pool.query<{ id: number }>(query, [id])).rows.map(row => Number(row.id)).toSorted((a, b) => a - b)

/** Returns a member's writes, each to another thing, so that acknowledged and stored writes can be compared. */
async function writesOf({ id, token }: Member) {
  const author = await aMember(site)
  const others = await runConcurrently(perKind, () => aMember(site))
  const recipes = await runConcurrently(perKind, () => publishRecipe({ call }, author))
  const photos = await runConcurrently(perKind, newPicture)
  const at = <Thing>(list: Thing[], n: number): Thing => list[n] ?? assert.fail()
  // Sends again after a 503: the machine may be busy, or the server may still be working on another photo of the member.
  const send = (method: string, path: string, body?: unknown) =>
    retryOn503(() => call(method, path, { token, body }))
  return {
    recipes,
    kinds: {
      publish: (n: number) => send('POST', '/api/recipes', aRecipe({ title: `Mukimo ${n}` })),
      comment: (n: number) =>
        send('POST', `/api/recipes/${at(recipes, n)}/comment`, { content: `Tamu ${n}` }),
      rate: (n: number) => send('PUT', `/api/recipes/${at(recipes, n)}`, { rating: 4 }),
      bookmark: (n: number) => send('POST', `/api/recipes/${at(recipes, n)}/bookmark`),
      follow: (n: number) => send('POST', `/api/users/${at(others, n).id}/follow`),
      upload: (n: number) => send('POST', '/api/images', formWithFile('image', at(photos, n))),
      draft: (n: number) => send('POST', '/api/drafts', { title: `Nusu ${n}` }),
    },
    stored: {
      publish: () => idsOf('select id from recipes where author_id = $1', id),
      comment: () => idsOf('select id from comments where author_id = $1', id),
      rate: () => idsOf('select recipe_id as id from ratings where user_id = $1', id),
      bookmark: () => idsOf('select recipe_id as id from bookmarks where user_id = $1', id),
      follow: () => idsOf('select followed_id as id from follows where follower_id = $1', id),
      upload: () => idsOf('select row_number() over () as id from uploads where owner_id = $1', id),
      draft: () => idsOf('select id from drafts where author_id = $1', id),
    },
  }
}

test('during a suspension an acknowledged write is stored whole, a refused one not at all, and nothing is written afterwards', {
  tags: ['trust-suspended-write'],
}, async t => {
  const total: Record<number, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    const member = await aMember(site)
    const { kinds, stored, recipes } = await writesOf(member)
    const names = Object.keys(kinds) as (keyof typeof kinds)[]
    const writing = Promise.all(
      names.map(async name => [name, await runConcurrently(perKind, n => kinds[name](n))] as const),
    )
    await sleep(round * 15)
    const { status, text } = await suspend(member.id)
    assert.equal(status, 200, text)
    const after = await Promise.all(names.map(name => kinds[name](0)))
    assert.deepEqual(countStatuses(after), { 403: names.length })
    assert.ok(after.every(({ body }) => body.code === 'suspended' && body.restriction.noticeId > 0))
    for (const [name, replies] of await writing) {
      for (const reply of replies) {
        assert.ok([200, 201, 403].includes(reply.status), `${name}: ${reply.status} ${reply.text}`)
        total[reply.status] = (total[reply.status] ?? 0) + 1
      }
      const done = replies.filter(reply => reply.status !== 403)
      const found = await stored[name]()
      assert.equal(found.length, done.length, name)
      if (name === 'publish' || name === 'comment' || name === 'draft')
        assert.deepEqual(
          found,
          done.map(({ body }) => body.id).toSorted((a, b) => a - b),
          name,
        )
    }
    for (const id of recipes) {
      const counts = await countsOf(id)
      const found = [await rowsOf('ratings', id), await rowsOf('bookmarks', id), await rowsOf('comments', id)]
      assert.deepEqual(
        [counts?.rating_count, counts?.bookmark_count, counts?.comment_count],
        found.map(({ length }) => length),
      )
    }
    await waitForPostponedJobs(site)
    const before = await databaseHash(site)
    for (const name of names) assert.equal((await kinds[name](1)).body.code, 'suspended')
    assert.equal(await databaseHash(site), before)
  }
  t.diagnostic(`${rounds} rounds ${JSON.stringify(total)}`)
  assert.ok((total[200] ?? 0) + (total[201] ?? 0) > 0 && (total[403] ?? 0) > 0, 'amidst the writes')
})

/** Sends a photo whose last bytes follow once `meanwhile` is done. */
async function uploadAround({ token }: Member, meanwhile: () => Promise<unknown>) {
  const form = new Response(formWithFile('image', await solidImage().jpeg().toBuffer()))
  const body = Buffer.from(await form.clone().arrayBuffer())
  const answer = Promise.withResolvers<{ status: number | undefined; text: string }>()
  const sending = request(`${site.url}/api/images`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': form.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  })
  sending.on('error', answer.reject)
  sending.on('response', async reply => {
    let text = ''
    for await (const bytes of reply) text += String(bytes)
    answer.resolve({ status: reply.statusCode, text })
  })
  sending.write(body.subarray(0, -40))
  await sleep(1_100)
  await meanwhile()
  sending.end(body.subarray(-40))
  return answer.promise
}

test('a photo whose upload began before its member was suspended or signed out is not stored afterwards', {
  tags: ['trust-suspended-write'],
}, async () => {
  const [one, suspended, gone] = [await aMember(site), await aMember(site), await aMember(site)]
  const replies = await Promise.all([
    uploadAround(one, async () => undefined),
    uploadAround(suspended, () => suspend(suspended.id)),
    uploadAround(gone, () => call('POST', '/api/auth/logout', { token: gone.token, body: {} })),
  ])
  assert.deepEqual(
    replies.map(({ status }) => status),
    [201, 403, 401],
  )
  assert.equal(JSON.parse(replies[1]?.text ?? '').code, 'suspended')
  const { rows } = await pool.query('select owner_id from uploads where owner_id = any($1)', [
    [one.id, suspended.id, gone.id],
  ])
  assert.deepEqual(
    rows.map(({ owner_id }) => Number(owner_id)),
    [one.id],
  )
})

const leave = ({ token }: Member) =>
  call('POST', '/api/users/current/leave', { token, body: { currentPassword: password, recipes: 'delete' } })
const stateOf = async (id: number) =>
  (
    await pool.query(
      `select suspended_until is not null as "isSuspended", exists (select from departures where user_id = id) as "isLeaving",
        (select count(*)::int from moderation_actions where member_id = id) as actions,
        (select bool_and(is_shelved) from recipes where author_id = users.id) as "isOutOfSight"
      from users where id = $1`,
      [id],
    )
  ).rows[0]

test('a member can leave at the moment of their suspension, is still suspended after coming back, and can read why', {
  tags: ['trust-restrict'],
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const member = await aMember(site)
    await publishRecipe({ call }, member)
    const leaving = sleep(round % 2 ? 0 : round * 20).then(() => leave(member))
    const [left, restricted] = await Promise.all([leaving, suspend(member.id)])
    assert.equal(left.status, 200, left.text)
    // Nothing can be decided about a member who has already left.
    assert.ok([200, 404].includes(restricted.status), restricted.text)
    const isSuspended = restricted.status === 200
    assert.deepEqual(await stateOf(member.id), {
      isSuspended,
      isLeaving: true,
      actions: isSuspended ? 1 : 0,
      isOutOfSight: true,
    })
    assert.equal((await suspend(member.id)).status, 404)
    const login = { body: { email: member.email, password } }
    const refused = await call('POST', '/api/auth/login', login)
    assert.equal(refused.body.code, 'account_leaving')
    const returning = refused.body.departure.token
    const back = await call('POST', '/api/auth/return', { body: { token: returning } })
    assert.equal(back.status, 200)
    const token = back.body.access_token
    const publish = await call('POST', '/api/recipes', { token, body: aRecipe() })
    assert.equal(publish.status, isSuspended ? 403 : 201)
    if (!isSuspended) continue
    const notice = await call('GET', `/api/notices/${publish.body.restriction.noticeId}`, { token })
    assert.deepEqual([notice.status, notice.body.reason], [200, reason])
    assert.deepEqual(await stateOf(member.id), {
      isSuspended,
      isLeaving: false,
      actions: 1,
      isOutOfSight: false,
    })
  }
})

test('a suspended member leaves, comes back suspended, and leaves again', {
  tags: ['trust-restrict'],
}, async () => {
  const member = await aMember(site)
  await publishRecipe({ call }, member)
  const { actionId } = (await suspend(member.id)).body
  for (const session of [member.token, undefined]) {
    let token = session
    if (!token) {
      const { body } = await call('POST', '/api/auth/login', { body: { email: member.email, password } })
      const back = await call('POST', '/api/auth/return', { body: { token: body.departure.token } })
      token = back.body.access_token as string
      assert.equal((await call('GET', `/api/notices/${actionId}`, { token })).status, 200)
      assert.equal((await call('GET', '/api/notifications', { token })).body.code, 'suspended')
    }
    assert.equal((await leave({ ...member, token })).status, 200)
    assert.equal((await stateOf(member.id)).isLeaving, true)
    assert.equal((await call('GET', `/api/notices/${actionId}`, { token })).status, 401)
  }
})

test('no deadlock occurred', async () => assert.equal(await countDeadlocks(site), 0))
