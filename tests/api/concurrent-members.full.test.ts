import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import {
  countDeadlocks,
  countStatuses,
  dependentRowsOf,
  retryOn503,
  runConcurrently,
} from '#tests/support/concurrency.ts'
import { aMember, anAdmin, type Member, password } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite(trustedProxy)
const { db } = site
/** A write waits at most two seconds for another write of the same row, which is too short for fifty writes on a slow disk. */
const call: typeof site.call = (...request) => retryOn503(() => site.call(...request))
const { rows: rowsOf, counts: countsOf } = dependentRowsOf(site)
const callers = 50
const rounds = 4

const members = (count: number) => runConcurrently(count, () => aMember(site))
const rate = ({ token }: Member, id: number, rating: number) =>
  call('PUT', `/api/recipes/${id}`, { token, body: { rating } })

test('C1: fifty concurrent sign-ups with one address, however written, create one account', async () => {
  const name = randomBytes(5).toString('hex')
  const forms = [`kuku-${name}@example.org`, `KUKU-${name}@example.org`, `kuku-${name}@Example.ORG`]
  const replies = await runConcurrently(callers, n =>
    retryOn503(() =>
      call('POST', '/api/auth/signup', {
        body: {
          username: `kuku-${name}-${n}`,
          email: forms[n % forms.length],
          password,
          confirmPassword: password,
        },
        ...fromRandomAddress(),
      }),
    ),
  )
  assert.deepEqual(countStatuses(replies), { 201: 1, 409: callers - 1 })
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', `kuku-${name}@example.org`)
    .execute()
  assert.equal(rows.length, 1)
})

test('C1: fifty concurrent sign-ups with one name, in whatever Unicode form, create one account', async () => {
  const name = randomBytes(5).toString('hex')
  const forms = [
    `Kafé-${name}`.normalize('NFC'),
    `Kafé-${name}`.normalize('NFD'),
    `KAFÉ-${name}`,
    `Ｋａｆé-${name}`,
  ]
  assert.equal(new Set(forms).size, 4, 'four sequences of code points')
  const replies = await runConcurrently(callers, n =>
    retryOn503(() =>
      call('POST', '/api/auth/signup', {
        body: {
          username: forms[n % forms.length],
          email: `kafe-${name}-${n}@example.org`,
          password,
          confirmPassword: password,
        },
        ...fromRandomAddress(),
      }),
    ),
  )
  assert.deepEqual(countStatuses(replies), { 201: 1, 409: callers - 1 })
})

test('an address in full-width letters is no second address', async () => {
  const name = randomBytes(5).toString('hex')
  const signUp = (email: string, n: number) =>
    call('POST', '/api/auth/signup', {
      body: { username: `wide-${name}-${n}`, email, password, confirmPassword: password },
      ...fromRandomAddress(),
    })
  assert.equal((await signUp(`kuku-${name}@example.org`, 0)).status, 201)
  const { status } = await signUp(`ｋｕｋｕ-${name}@example.org`, 1)
  assert.ok(status === 400 || status === 409, String(status))
})

test('C5: the same comment sent twenty-five times at once is one comment, with one id and one notice', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [author, reader] = [await aMember(site), await aMember(site)]
    const id = await publishRecipe(site, author)
    const replies = await runConcurrently(25, () =>
      call('POST', `/api/recipes/${id}/comment`, { token: reader.token, body: { content: 'Tamu!' } }),
    )
    assert.deepEqual(countStatuses(replies), { 201: 25 })
    assert.equal(new Set(replies.map(({ body }) => body.id)).size, 1)
    assert.deepEqual([(await rowsOf('comments', id)).length, (await countsOf(id))?.comment_count], [1, 1])
    assert.equal((await rowsOf('notifications', id)).length, 1)
  }
})

test('C8: a member deleted during their writes leaves nothing behind, and writes nothing after', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [author, writer] = [await aMember(site), await aMember(site)]
    const id = await publishRecipe(site, author)
    const { token } = writer
    const requests = Array.from({ length: 8 }, (_, n) => [
      () => rate(writer, id, (n % 5) + 1),
      () => call('POST', `/api/recipes/${id}/bookmark`, { token }),
      () => call('POST', `/api/recipes/${id}/comment`, { token, body: { content: `No. ${n}` } }),
      () => call('POST', '/api/recipes', { token, body: aRecipe() }),
      () => call('POST', `/api/users/${author.id}/follow`, { token }),
    ]).flat()
    const writing = Promise.all(requests.map(send => send()))
    await sleep(round * 5)
    await db.deleteFrom('users').where('id', '=', writer.id).execute()
    // 401 for calls after the deletion; 404 for those during which the member was deleted.
    for (const { status, text } of await writing) {
      assert.ok([200, 201, 401, 404].includes(status), `${status}: ${text}`)
    }
    for (const table of ['bookmarks', 'ratings', 'comments', 'notifications'] as const) {
      assert.deepEqual(await rowsOf(table, id), [], table)
    }
    const counts = await countsOf(id)
    assert.deepEqual([counts?.rating_count, counts?.bookmark_count, counts?.comment_count], [0, 0, 0])
    for (const send of requests.slice(0, 5)) assert.equal((await send()).status, 401)
  }
})

test('C9: when twenty requests delete a comment at once, one is 204 and the rest are 404', async () => {
  const [author, { token }] = [await aMember(site), await anAdmin(site)]
  const id = await publishRecipe(site, author)
  const { body } = await call('POST', `/api/recipes/${id}/comment`, {
    token: author.token,
    body: { content: 'Rude' },
  })
  const replies = await runConcurrently(20, () => call('DELETE', `/api/admin/comments/${body.id}`, { token }))
  assert.deepEqual(countStatuses(replies), { 204: 1, 404: 19 })
  assert.equal((await countsOf(id))?.comment_count, 0)
})

test('concurrent follows are counted once for each follower', async () => {
  const [cook, ...fans] = await members(26)
  assert.ok(cook)
  const replies = await Promise.all(
    [...fans, ...fans].map(({ token }) => call('POST', `/api/users/${cook.id}/follow`, { token })),
  )
  assert.deepEqual(countStatuses(replies), { 200: 50 })
  assert.equal((await call('GET', `/api/users/${cook.id}`)).body.followers, 25)
})

test('no deadlock occurred', async () => assert.equal(await countDeadlocks(site), 0))
