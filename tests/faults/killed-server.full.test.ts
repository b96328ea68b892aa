import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aDataDir, postmasterPid, waitUntil } from '#server/platform/database/embedded/embedded.support.ts'
import { findProcess } from '#server/platform/database/embedded/process-facts.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { rounds } from '#tests/support/rounds.ts'
import {
  assertWithinFirstStarts,
  connectToDatabase,
  startServer,
  summarizeDurations,
  waitUntilReady,
} from '#tests/support/server-process.ts'
import { startTimeoutMs } from '#tests/support/spawn-server.ts'
import { createWriteLog, startWriters, verifyWriteLog } from '#tests/support/writers.ts'

const kills = 3 * rounds
const writers = 8

test(`R1: ${kills} kill -9 of the server during writes lose nothing that was acknowledged`, async t => {
  const dataDir = aDataDir(t)
  const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn' }
  const records = createWriteLog()
  const recoveries: number[] = []
  let server = startServer(dataDir, environment)
  const startedAt = performance.now()
  let url = await server.url()
  const firstStartMs = await waitUntilReady(url, startedAt)
  for (let round = 0; round < kills; round++) {
    const inside = await connectToDatabase(dataDir)
    const members: Member[] = []
    for (let n = 0; n < writers; n++) members.push(await aMember(inside))
    await inside.pool.end()
    const stopWriters = startWriters(t, url, members, records)
    const minAcknowledged = records.acknowledged + writers
    await waitUntil(() => records.acknowledged > minAcknowledged, 'writes to lose', startTimeoutMs)
    await sleep(Math.random() * 300)
    const postmaster = postmasterPid(dataDir)
    server.process.kill('SIGKILL')
    await server.exited
    await stopWriters()
    const since = performance.now()
    server = startServer(dataDir, environment)
    url = await server.url()
    recoveries.push(await waitUntilReady(url, since))
    assert.notEqual(postmasterPid(dataDir), postmaster, 'the PostgreSQL that was left behind is replaced')
    const { pool } = await connectToDatabase(dataDir)
    await verifyWriteLog(pool, records)
    await pool.end()
  }
  t.diagnostic(
    `first start ${Math.round(firstStartMs)} ms; ready again: ${summarizeDurations(recoveries)}; ${records.acknowledged} writes acknowledged`,
  )
  assertWithinFirstStarts(recoveries, firstStartMs)
  await assertListedMeans(url, dataDir)
  const postmaster = postmasterPid(dataDir) ?? 0
  await server.stop()
  await waitUntil(() => !findProcess(postmaster), 'its PostgreSQL to stop')
})

/** Asserts that the listed ratings are the means of the stored ratings. */
async function assertListedMeans(url: string, dataDir: string): Promise<void> {
  const { pool } = await connectToDatabase(dataDir)
  const { rows } = await pool.query<{ id: number; mean: number }>(
    'select recipe_id as id, round(avg(stars), 1) as mean from ratings group by recipe_id',
  )
  await pool.end()
  const means = new Map(rows.map(({ id, mean }) => [id, mean]))
  const { body } = await createApiCall(url)('GET', '/api/recipes')
  for (const recipe of body) assert.equal(recipe.rating, means.get(recipe.id))
}
