import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import {
  anInitializedDataDir,
  clusterIn,
  postmasterPid,
  waitUntil,
} from '#server/platform/database/embedded/embedded.support.ts'
import { aMember } from '#tests/support/people.ts'
import { connectToDatabase, startServer, waitUntilReady } from '#tests/support/server-process.ts'
import { aSmallDisk, moveFolder, whyNoDisks } from '#tests/support/small-disk.ts'
import { startTimeoutMs } from '#tests/support/spawn-server.ts'
import { createWriteLog, startWriters, verifyWriteLog } from '#tests/support/writers.ts'

const needsDisks = { skip: whyNoDisks }
const segmentBytes = 16 * 1024 * 1024
const minFreeMb = 60

test(
  'R7: a full disk under the write-ahead log: PostgreSQL ends, is restarted until it can run, and no write is lost',
  needsDisks,
  async t => {
    const { disk, dataDir, server, url, pool, log, stopWriters } = await writeOnSmallWal(t, { minFreeMb: 0 })
    disk.fill()
    const hasEnded = () => server.output().includes('PostgreSQL ended')
    while (!hasEnded()) await fillWal(pool, 1e6).catch(() => sleep(50))
    const refusedBefore = log.refused
    await waitUntil(() => log.refused > refusedBefore + 8, 'refused writes', startTimeoutMs)
    assert.equal((await fetch(`${url}/livez`)).status, 200)
    const read = await fetch(`${url}/api/recipes/facets?${Math.random()}`)
    assert.ok(read.status === 200 || (read.status === 503 && Number(read.headers.get('retry-after')) > 0))

    disk.empty()
    t.diagnostic(`back ${Math.round(await waitUntilReady(url, performance.now()))} ms after there was space`)
    const before = log.acknowledged
    await waitUntil(() => log.acknowledged > before + 8, 'writes again', startTimeoutMs)
    await stopWriters()
    assert.equal(server.process.exitCode, null, 'the server itself is not restarted')
    const after = await connectToDatabase(dataDir)
    await verifyWriteLog(after.pool, log)
    await after.pool.end()
    t.diagnostic(`${log.acknowledged} writes acknowledged, ${log.refused} refused with 503`)
  },
)

test(
  'R7: writes stop while there is space left on the disk of the write-ahead log, and PostgreSQL keeps running',
  needsDisks,
  async t => {
    const { disk, dataDir, server, url, pool, log, stopWriters } = await writeOnSmallWal(t, { minFreeMb })
    const postmaster = postmasterPid(dataDir)
    disk.fill(minFreeMb * 1e6 + segmentBytes / 2)
    await fillLastSegment(pool, disk.path)
    await waitUntil(() => log.refused > 20, 'refused writes', startTimeoutMs)
    const { acknowledged } = log
    // Waits so long that the writers would fill another segment if they were not refused.
    await sleep(1_500)
    assert.ok(log.acknowledged - acknowledged <= 4, 'nothing is written any more')
    assert.ok(disk.freeBytes() > minFreeMb * 1e6 - 2 * segmentBytes, `${disk.freeBytes()} bytes are left`)
    assert.equal((await fetch(`${url}/readyz`)).status, 503)
    assert.equal((await fetch(`${url}/api/recipes`)).status, 200)
    t.diagnostic(
      `writes stopped with ${Math.round(disk.freeBytes() / 1e6)} MB left of a floor of ${minFreeMb}`,
    )

    disk.empty()
    await waitUntil(() => log.acknowledged > acknowledged + 20, 'writes again', startTimeoutMs)
    await stopWriters()
    assert.equal(postmasterPid(dataDir), postmaster)
    assert.doesNotMatch(readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8'), /PANIC|No space left/)
    await verifyWriteLog(pool, log)
    assert.equal(server.process.exitCode, null)
  },
)

/** Starts a server whose write-ahead log is on a small disk, and members who write. */
async function writeOnSmallWal(t: TestContext, { minFreeMb: floor }: { minFreeMb: number }) {
  const dataDir = await anInitializedDataDir(t)
  const disk = aSmallDisk(t, 250)
  moveFolder(join(clusterIn(dataDir), 'pg_wal'), disk.path)
  const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn', MIN_FREE_MB: String(floor) }
  const server = startServer(dataDir, environment)
  const url = await server.url()
  const inside = await connectToDatabase(dataDir)
  t.after(() => inside.pool.end())
  const members = await Promise.all([1, 2, 3, 4].map(() => aMember(inside)))
  const log = createWriteLog()
  const stopWriters = startWriters(t, url, members, log)
  await waitUntil(() => log.acknowledged > 40, 'writes to lose', startTimeoutMs)
  return { disk, dataDir, server, url, pool: inside.pool, log, stopWriters }
}

/** Writes this many bytes to the log and nothing to a table. A member's write takes only some thousand bytes. */
const fillWal = (pool: Pool, bytes: number) =>
  pool.query("select pg_logical_emit_message(false, 'filler', repeat('x', $1))", [bytes])

/** Fills the last segment until the next few writes need another file. */
async function fillLastSegment(pool: Pool, disk: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ name: string; position: number }>(
      'select file_name as name, file_offset as position from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
    )
    const [{ name, position } = { name: '', position: 0 }] = rows
    const segments = readdirSync(join(disk, 'pg_wal')).filter(file => /^[0-9A-F]{24}$/.test(file))
    const left = segmentBytes - position
    if (segments.every(segment => segment <= name) && left < 400_000) return
    await fillWal(pool, Math.max(1_000, Math.min(1e6, left - 200_000)))
  }
}
