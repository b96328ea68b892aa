import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { countDeadlocks, countStatuses, retryOn503, runConcurrently } from '#tests/support/concurrency.ts'
import { aMember, password } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { rounds } from '#tests/support/rounds.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

const logouts = 6 * rounds
const callers = 50

const site = await openSite(trustedProxy)
const { call } = await openUnthrottled(site)
const [author, member] = [await aMember(site), await aMember(site)]
const recipe = await publishRecipe({ call }, author)

/** Returns requests of a member that read and write. Each is sent again after a 503 of a busy machine. */
const requests = (token: string) =>
  [
    () => call('GET', '/api/users/current', { token }),
    () => call('GET', `/api/recipes/${recipe}`, { token }),
    () => call('PUT', `/api/recipes/${recipe}`, { token, body: { rating: 4 } }),
    () => call('POST', `/api/recipes/${recipe}/bookmark`, { token }),
    () => call('DELETE', `/api/recipes/${recipe}/bookmark`, { token }),
    () => call('POST', `/api/users/${author.id}/follow`, { token }),
  ].map(send => () => retryOn503(send))
/** Dates the last use back, so that the session's first requests write the time into the row that the log-out deletes. */
const makeUnseen = (id: number) =>
  site.pool.query("update sessions set last_seen_at = now() - interval '2 hours' where user_id = $1", [id])

test('C11: each of fifty requests beside the log-out of their session is served or 401, and every later request is 401', async t => {
  const statuses: Record<number, number> = {}
  let overtaken = 0
  for (let round = 0; round < logouts; round += 1) {
    const token = await startSession(site.db, {
      realm: 'user',
      ownerId: member.id,
      limits: defaultLimits.sessions,
    })
    if (round % 2 === 0) await makeUnseen(member.id)
    const sends = requests(token)
    let [sent, answered, isOut] = [0, 0, false]
    const send = async (n: number) => {
      sent += 1
      const reply = await (sends[n % sends.length] ?? assert.fail())()
      answered += 1
      return reply
    }
    const before = runConcurrently(callers / 2, send)
    await sleep(round % 4)
    const loggingOut = call('POST', '/api/auth/logout', { token, body: {} }).finally(() => {
      isOut = true
    })
    // A log-out waits for the disk. Requests continue until it is done, however long that takes, so that some are on their way at
    // that moment.
    const beside = runConcurrently(callers / 2, async n => {
      const replies = [await send(n + round)]
      while (!isOut) replies.push(await send(n + round + replies.length))
      return replies
    })
    const { status } = await loggingOut
    assert.equal(status, 200)
    overtaken += sent - answered
    const after = await Promise.all(requests(token).map(send => send()))
    assert.deepEqual(countStatuses(after), { 401: sends.length }, 'after the log-out was answered')
    const counts = countStatuses([...(await before), ...(await beside).flat()])
    for (const [each, count] of Object.entries(counts)) {
      assert.ok(each === '200' || each === '401', `${count} × ${each}`)
      statuses[Number(each)] = (statuses[Number(each)] ?? 0) + count
    }
  }
  t.diagnostic(`${logouts} rounds ${JSON.stringify(statuses)}; ${overtaken} were answered after the log-out`)
  assert.ok((statuses[200] ?? 0) > 0 && (statuses[401] ?? 0) > 0, 'the log-outs came amidst the requests')
})

test('A4: 25 sign-ins at once all succeed, and any twenty of their sessions are live', async () => {
  const { id, email } = await aMember(site)
  const replies = await runConcurrently(25, () =>
    site.call('POST', '/api/auth/login', { body: { email, password }, ...fromRandomAddress() }),
  )
  assert.deepEqual(countStatuses(replies), { 200: 25 })
  const tokens = replies.map(({ body }) => body.access_token as string)
  const uses = await Promise.all(tokens.map(token => call('GET', '/api/users/current', { token })))
  assert.deepEqual(countStatuses(uses), { 200: 20, 401: 5 })
  const { rowCount } = await site.pool.query('select from sessions where user_id = $1', [id])
  assert.equal(rowCount, 20)
})

test('no deadlock occurred', async () => assert.equal(await countDeadlocks(site), 0))
