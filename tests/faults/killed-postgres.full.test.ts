import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  aDataDir,
  killPostmaster,
  postmasterPid,
} from '#server/platform/database/embedded/embedded.support.ts'
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
/** A PostgreSQL that ends within a second of its start is restarted with growing delays. */
const stableAfterMs = 1_050

test(`R2: after ${kills} kill -9 of PostgreSQL during writes: 503 until it recovers by itself, no write lost`, async t => {
  const dataDir = aDataDir(t)
  const server = startServer(dataDir, { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn' })
  const startedAt = performance.now()
  const url = await server.url()
  const firstStartMs = await waitUntilReady(url, startedAt)
  const records = createWriteLog()
  const recoveries: number[] = []
  for (let round = 0; round < kills; round++) {
    const inside = await connectToDatabase(dataDir)
    const members: Member[] = []
    for (let n = 0; n < writers; n++) members.push(await aMember(inside))
    await inside.pool.end()
    const stopWriters = startWriters(t, url, members, records)
    await sleep(stableAfterMs + Math.random() * 200)
    const postmaster = postmasterPid(dataDir)
    await killPostmaster(dataDir)
    const since = performance.now()
    await waitUntilWritable(url, members, () => isAnother(postmasterPid(dataDir), postmaster))
    recoveries.push(performance.now() - since)
    await sleep(100)
    await stopWriters()
    await waitUntilReady(url, since)
    assert.ok(isAnother(postmasterPid(dataDir), postmaster))
    assert.equal(server.process.exitCode, null, 'the server itself is not restarted')
    const { pool } = await connectToDatabase(dataDir)
    await verifyWriteLog(pool, records)
    await pool.end()
  }
  t.diagnostic(
    `first start ${Math.round(firstStartMs)} ms; writing again: ${summarizeDurations(recoveries)}; ${records.acknowledged} writes acknowledged, ${records.refused} refused with 503`,
  )
  assertWithinFirstStarts(recoveries, firstStartMs)
  assert.ok(records.acknowledged > kills * writers, 'there were writes to lose')
  assert.ok(records.refused > 0, 'there were writes to refuse')
  await server.stop()
})

const isAnother = (pid: number | undefined, killed: number | undefined) => pid !== undefined && pid !== killed

/**
 * Waits until requests that need the database succeed again. Until then each must be 503, or the response of a process that has
 * not noticed yet that its postmaster is dead.
 */
async function waitUntilWritable(url: string, [member]: Member[], isRestarted: () => boolean): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    const response = await fetch(`${url}/api/users/current`, {
      headers: { authorization: `Bearer ${member?.token}` },
    })
    const text = await response.text()
    if (response.status === 200 && isRestarted()) return
    if (response.status !== 200) assert.equal(response.status, 503, text)
    assert.ok(performance.now() < deadline, text)
    await sleep(20)
  }
}
