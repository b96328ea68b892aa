import assert from 'node:assert/strict'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openDatabase } from '#server/platform/database/connect.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createApiCall } from '#tests/support/call.ts'
import { describeSchema } from '#tests/support/compare-databases.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aNewerProgram } from '#tests/support/repository-copies.ts'
import { rounds } from '#tests/support/rounds.ts'
import { endOfStart, startServer } from '#tests/support/server-process.ts'
import { aDatabase, stopLocalPostgres, type TestDatabase } from '#tests/support/test-postgres.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createWriteLog, startWriters, verifyWriteLog } from '#tests/support/writers.ts'

after(stopLocalPostgres)

const instants = 5 * rounds
const mark = 'of the next version'
const pauseSeconds = 0.15
const pause = `select pg_sleep(${pauseSeconds}) as "${mark}"`

/** Migrations that a next version might add. They take their time, so that a kill can hit each of them. */
const further = {
  '9001-tags.sql': `${pause}; create table tags (id bigint primary key, name text not null); ${pause};
    alter table recipes add column tag bigint; ${pause}`,
  '9002-regions.sql': `alter table users add column region text not null default ''; ${pause};
    create table regions (name text primary key); ${pause}`,
  '9003-notes.sql': `${pause}; alter table ratings add column note text; create index if not exists ratings_note on ratings (note) where note is not null; ${pause}`,
}
/**
 * Each statement runs in its own transaction. A transaction that holds one table while it waits for another can deadlock with a
 * writer that does the opposite.
 */
const undoing = [
  'drop table if exists tags, regions',
  'alter table recipes drop column if exists tag',
  'alter table users drop column if exists region',
  'alter table ratings drop column if exists note',
  "delete from migrations where name like '9%'",
]
const totalMs = pauseSeconds * 1000 * 7

const settings = { SAMPLE_RECIPES: 'off', BACKUP_BEFORE_MIGRATION: 'off' }

/** Starts this version on a new database, with members who write. */
async function aBusySite(t: TestContext) {
  const database = await aDatabase(t, 'migrated')
  const environment = { ...settings, DATABASE_URL: database.url }
  const server = startServer(aDataDir(t), environment)
  const url = await server.url()
  const members: Member[] = []
  for (let n = 0; n < 4; n++) members.push(await aMember({ db: openDatabase(database.pool) }))
  const log = createWriteLog()
  const stopWriters = startWriters(t, url, members, log)
  await waitFor(async () => log.acknowledged > 20 || undefined, 'writes')
  return { database, environment, server, url, members, log, stopWriters }
}

test(`O4: kill -9 at ${instants} instants of a migration under writes leaves the schema before or after a file; the next start completes it`, async t => {
  const { database, environment, log, stopWriters } = await aBusySite(t)
  const newer = await aNewerProgram(t, further)
  const states = await statesOf(t, newer.migrations)
  let met = ''
  for (let instant = 0; instant < instants; instant++) {
    const next = startServer(aDataDir(t), environment, newer)
    await waitFor(async () => (await isMigrating(database)) || undefined, 'the migration')
    await sleep((totalMs * instant) / instants)
    next.process.kill('SIGKILL')
    assert.equal((await next.exited).signal, 'SIGKILL')
    await waitFor(async () => !(await isMigrating(database)) || undefined, 'the end of its connections')
    const names = await appliedOf(database)
    assert.deepEqual(await describeSchema(database.connection), states.get(names.join()), `after ${names}`)
    met += ` ${names.length}`
    if (instant < instants - 1) await undo(database)
  }
  t.diagnostic(`killed ${instants} times; files applied:${met}`)
  await startServer(aDataDir(t), environment, newer).url()
  const whole = Object.keys(further)
  assert.deepEqual(await appliedOf(database), whole)
  assert.deepEqual(await describeSchema(database.connection), states.get(whole.join()))
  const again = startServer(aDataDir(t), environment, newer)
  await again.url()
  assert.doesNotMatch(again.output(), /"msg":"migrated"/)
  await stopWriters()
  assert.equal(log.refused, 0)
  await verifyWriteLog(database.pool, log)
})

async function undo({ pool }: TestDatabase): Promise<void> {
  for (const statement of undoing)
    await pool.query(`begin; set local lock_timeout = '10s'; ${statement}; commit`)
}

/** Returns the schema after each of these migrations, by the names of the applied ones. */
async function statesOf(t: TestContext, migrations: string): Promise<Map<string, string[]>> {
  const names = Object.keys(further)
  const states = new Map<string, string[]>()
  const { pool, connection } = await aDatabase(t, 'migrated')
  for (let count = 0; count <= names.length; count++) {
    const folder = aDataDir(t)
    await cp(migrations, folder, { recursive: true })
    for (const name of names.slice(count)) await rm(join(folder, name))
    await migrate(pool, { folder })
    states.set(names.slice(0, count).join(), await describeSchema(connection))
  }
  return states
}

async function appliedOf({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from migrations where name like '9%' order by name",
  )
  return rows.map(({ name }) => name)
}

async function isMigrating({ pool }: TestDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and query like $1 and state <> 'idle' and pid <> pg_backend_pid()",
    [`%${mark}%`],
  )
  return (rowCount ?? 0) > 0
}

test('O4: no request to an older version fails while a newer one migrates, even behind a long reader, and the older one starts again on the new schema', async t => {
  const { database, environment, server, url, members, log, stopWriters } = await aBusySite(t)
  const newer = await aNewerProgram(t, further)
  const reading = watchReads(url, members[0]?.token ?? '')
  const reader = await readForLong(database.pool)
  const next = startServer(aDataDir(t), environment, newer)
  await waitFor(async () => /a table is in use/.test(next.output()) || undefined, 'the wait for the reader')
  assert.deepEqual(await appliedOf(database), [])
  await reader.end()
  await next.url()
  assert.deepEqual(await appliedOf(database), Object.keys(further))
  const atMigration = log.acknowledged
  await waitFor(async () => log.acknowledged > atMigration + 20 || undefined, 'writes on the new schema')
  await stopWriters()
  const { statuses, slowestMs } = await reading.stop()
  t.diagnostic(
    `${log.acknowledged} writes, ${statuses.length} reads; slowest read ${Math.round(slowestMs)} ms`,
  )
  assert.equal(log.refused, 0)
  assert.deepEqual([...new Set(statuses)], [200])
  await verifyWriteLog(database.pool, log)
  await server.stop()
  const older = startServer(aDataDir(t), environment)
  assert.equal((await fetch(`${await older.url()}/api/recipes`)).status, 200)
  assert.match(older.output(), /a newer Mezani migrated this database/)
})

/** Opens a long read, which keeps the recipes table in use until it is ended. */
async function readForLong(pool: Pool) {
  const client = await pool.connect()
  await client.query(
    'set idle_in_transaction_session_timeout = 0; begin; lock table recipes in access share mode',
  )
  return {
    async end() {
      await client.query('commit')
      client.release()
    },
  }
}

/** Sends reads that no cache answers, one after the other. */
function watchReads(url: string, token: string) {
  const call = createApiCall(url)
  const statuses: number[] = []
  let [slowestMs, isStopped] = [0, false]
  const done = (async () => {
    while (!isStopped) {
      const since = performance.now()
      statuses.push((await call('GET', '/api/recipes/user?limit=1', { token })).status)
      slowestMs = Math.max(slowestMs, performance.now() - since)
      await sleep(60)
    }
  })()
  return {
    async stop() {
      isStopped = true
      await done
      return { statuses, slowestMs }
    },
  }
}

test('O4: after a contract migration, the version before it is refused in a sentence', async t => {
  const { url, pool } = await aDatabase(t, 'migrated')
  const contract =
    '-- Contract: no version since 98.0.0 uses it.\nalter table recipes drop column cover_focus'
  const newer = await aNewerProgram(t, { '9001-contract.sql': contract })
  await migrate(pool, { folder: newer.migrations })
  const older = startServer(aDataDir(t), { ...settings, DATABASE_URL: url })
  assert.deepEqual(await endOfStart(older), { code: 1, signal: null })
  assert.match(
    older.errors(),
    /^The database was last used by a newer Mezani .* no version before 98\.0\.0 works with it/,
  )
})
