import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openPool } from '#server/platform/database/connect.ts'
import {
  aDataDir,
  anInitializedDataDir,
  waitUntil,
} from '#server/platform/database/embedded/embedded.support.ts'
import { joinRunning } from '#server/platform/database/embedded/joining.ts'
import { freezePostgres } from '#tests/support/freeze-postgres.ts'
import { aMember } from '#tests/support/people.ts'
import { rounds } from '#tests/support/rounds.ts'
import {
  connectToDatabase,
  startServer,
  summarizeDurations,
  waitUntilReady,
} from '#tests/support/server-process.ts'
import { startTimeoutMs } from '#tests/support/spawn-server.ts'
import { createWriteLog, startWriters, verifyWriteLog } from '#tests/support/writers.ts'

const instants = 2 * rounds
const writers = 8
const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn' }

test(`R3: a copy of the database at each of ${instants} power cuts recovers, with every acknowledged write and without a damaged page`, async t => {
  const dataDir = await anInitializedDataDir(t)
  const server = startServer(dataDir, environment)
  const url = await server.url()
  const inside = await connectToDatabase(dataDir)
  t.after(() => inside.pool.end())
  const members = await Promise.all(Array.from({ length: writers }, () => aMember(inside)))
  const log = createWriteLog()
  const recoveries: number[] = []
  let checkedIndexes = 0
  for (let instant = 0; instant < instants; instant += 1) {
    await t.test(`instant ${instant + 1}`, async t => {
      const before = log.acknowledged
      const stopWriters = startWriters(t, url, members, log)
      await waitUntil(() => log.acknowledged > before + writers, 'writes to lose', startTimeoutMs)
      await sleep(Math.random() * 500)
      const image = aDataDir(t)
      const thaw = await freezePostgres(dataDir)
      copyDatabase(dataDir, image)
      await sleep(50) // acknowledgements from before the cut arrive
      const atTheCut = structuredClone(log)
      thaw()
      await stopWriters()

      const since = performance.now()
      const recovered = startServer(image, environment)
      recoveries.push(await waitUntilReady(await recovered.url(), since))
      const { pool } = await connectToDatabase(image)
      t.after(() => pool.end())
      await verifyWriteLog(pool, atTheCut)
      checkedIndexes = await assertUndamaged(t, image)
      await recovered.stop()
    })
  }
  t.diagnostic(
    `${log.acknowledged} writes acknowledged; ready on the copy: ${summarizeDurations(recoveries)}; ${checkedIndexes} indexes checked in the last`,
  )
  assert.match(server.output(), /open at/)
  await server.stop()
})

/** Copies the files as they are at this moment, also the pid file and the socket, which a power cut leaves behind as well. */
function copyDatabase(dataDir: string, image: string): void {
  mkdirSync(image, { mode: 0o711 })
  execFileSync('cp', ['-a', join(dataDir, 'postgres'), join(image, 'postgres')])
}

/** Reads every page of every table and index as a superuser; checksums are verified on the way. */
async function assertUndamaged(t: TestContext, dataDir: string): Promise<number> {
  const { connection } = await joinRunning(dataDir, { user: 'postgres', database: 'mezani' })
  const pool = openPool({ ...connection, max: 1, statement_timeout: 0, query_timeout: 0 }, () => undefined)
  t.after(() => pool.end())
  await pool.query('create extension amcheck')
  const { rows: damages } = await pool.query(
    `select c.oid::regclass::text as table, v.* from pg_class c cross join lateral verify_heapam(c.oid) v
     where c.relkind in ('r', 'm', 't') and c.relpersistence <> 't'`,
  )
  assert.deepEqual(damages, [])
  return checkIndexes(pool)
}

/** Checks that every entry of a table is in its indexes and in order. The functions of amcheck throw what they find. */
async function checkIndexes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ checked: number }>(
    `select count(*) as checked from (
       select case a.amname when 'btree' then bt_index_check(c.oid, true, true) else gin_index_check(c.oid) end
       from pg_class c join pg_am a on a.oid = c.relam join pg_index i on i.indexrelid = c.oid
       where c.relkind = 'i' and a.amname in ('btree', 'gin') and i.indisvalid and c.relpersistence <> 't' offset 0) checks`,
  )
  const checked = rows[0]?.checked ?? 0
  assert.ok(checked > 100, `${checked} indexes`)
  return checked
}
