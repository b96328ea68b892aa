import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { freezePostgres } from '#tests/support/freeze-postgres.ts'
import { aMember } from '#tests/support/people.ts'
import { connectToDatabase, startServer, waitUntilReady } from '#tests/support/server-process.ts'
import { startTimeoutMs } from '#tests/support/spawn-server.ts'

test('R4: while PostgreSQL is frozen every read is soon 503 and the health check succeeds; once it thaws all works again', async t => {
  const dataDir = aDataDir(t)
  const server = startServer(dataDir, { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'error' })
  const url = await server.url()
  const inside = await connectToDatabase(dataDir)
  const { token } = await aMember(inside)
  await inside.pool.end()
  await waitUntilReady(url, performance.now())
  const ask = async (path: string, authorization = '') => {
    const started = performance.now()
    const response = await fetch(url + path, {
      headers: { connection: 'close', ...(authorization && { authorization }) },
      signal: AbortSignal.timeout(startTimeoutMs),
    })
    const text = await response.text()
    const ms = performance.now() - started
    return { path, status: response.status, ms, text, retryAfter: response.headers.get('retry-after') }
  }
  const asMember = `Bearer ${token}`
  const reads = () => [
    ask(`/api/recipes?limit=24&maxPrepTime=${Math.floor(Math.random() * 5e4)}`),
    ask('/api/recipes/user', asMember),
    ask('/api/users/current', asMember),
    ask('/api/notifications', asMember),
    ask(`/recipes?q=${Math.random()}`),
    ask('/readyz'),
  ]
  for (const { path, status } of await Promise.all(reads())) assert.equal(status, 200, path)
  await sleep(1_100) // /readyz shows a readiness that is up to a second old
  const thaw = await freezePostgres(dataDir)
  try {
    // A write waits for the database's own timeouts. If reads did too, they would not be answered before the write.
    let isWriteAnswered = false
    const write = fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'somebody@example.org', password: 'not the password' }),
    }).then(({ status }) => {
      isWriteAnswered = true
      return status
    })
    // More requests than there are connections and places.
    const frozen = Array.from({ length: 10 }, reads).flat()
    assert.equal((await ask('/livez')).status, 200)
    const answers = await Promise.all(frozen)
    assert.equal(isWriteAnswered, false)
    for (const { path, status, text, retryAfter } of answers) {
      // A page may be sent unrendered, for the browser to build.
      if (path.startsWith('/recipes?')) assert.ok([200, 503].includes(status), `${path} ${status}`)
      else assert.equal(status, 503, `${path} ${text}`)
      if (path.startsWith('/api')) assert.ok(Number(retryAfter) >= 1, path)
    }
    t.diagnostic(
      `the slowest of ${answers.length} took ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
    )
    assert.equal(await write, 503)
  } finally {
    thaw()
  }
  await waitUntilReady(url, performance.now())
  for (const answer of reads()) assert.equal((await answer).status, 200)
  await server.stop()
})
