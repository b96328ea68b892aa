import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Client, type Pool, type PoolConfig } from 'pg'
import { makeBackup } from '#server/platform/backup/backup.ts'
import { tryAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { openFolder } from '#server/platform/files/folder.ts'
import { digestTables, runTool, startTool } from '#tests/support/backups.ts'
import {
  createDatabase,
  databaseUrl,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'

const rounds = 4
const people = 20_000

/** Creates a database with `people` members, whose names end in this one. */
async function aDatabaseOf(name: string) {
  const connection = await createDatabase(await findTestPostgres())
  const pool = openPool({ ...connection, statement_timeout: 60_000, query_timeout: 60_000 }, () => undefined)
  await pool.query(
    `insert into users (email, email_key, username, username_key, password_hash)
     select n || $1, n || $1, n || $1, n || $1, 'none' from generate_series(1, $2::integer) as n`,
    [name, people],
  )
  await pool.end()
  return connection
}

/** Creates both databases and their backups, and digests their contents. */
async function makeBackups(t: TestContext) {
  t.after(stopLocalPostgres)
  const folder = aDataDir(t)
  const files = openFolder(join(folder, 'no-pictures'))
  const databases = { older: await aDatabaseOf('-older'), newer: await aDatabaseOf('-newer') }
  const paths = { older: join(folder, 'older.tar'), newer: join(folder, 'newer.tar') }
  for (const name of ['older', 'newer'] as const)
    await makeBackup(
      { connection: databases[name], files },
      { path: paths[name], key: undefined, minFreeBytes: 0 },
    )
  const states = { older: await digestTables(databases.older), newer: await digestTables(databases.newer) }
  return { databases, paths, states, folder }
}

/** The settings of a restore. The database's audit log belongs to a separate role. */
const settingsOf = (connection: PoolConfig, folder: string) => ({
  DATABASE_URL: databaseUrl(connection),
  AUDIT_OWNER_URL: databaseUrl({ ...connection, user: 'postgres' }),
  DATA_DIR: folder,
})

/** Statements of a restore, and the content that is there after a kill at that statement. */
const moments: [statement: RegExp, expected: 'older' | 'newer'][] = [
  [/^copy "?users/, 'older'],
  [/^create .*index/i, 'older'],
  [/^analyze/, 'newer'],
]

test('O3: kill -9 while a restore loads tables or makes indexes leaves the old database; after that, the new one', async t => {
  const { databases, paths, states, folder } = await makeBackups(t)
  const environment = settingsOf(databases.older, folder)
  const watch = openPool({ ...databases.newer, user: 'postgres' }, () => undefined)
  t.after(() => watch.end())
  for (const [statement, expected] of moments) {
    const restore = startTool('restore', [paths.newer, '--replace'], environment)
    let hasEnded = false
    void restore.ended.then(() => (hasEnded = true))
    while (!hasEnded && !statement.test(await statementIn(watch, databases.older))) await sleep(2)
    restore.process.kill('SIGKILL')
    const { signal, errors } = await restore.ended
    assert.equal(signal, 'SIGKILL', `${statement} was not met: ${errors}`)
    assert.equal(nameOf(await digestTables(databases.older), states), expected, String(statement))
  }
})

test('O3: a restore waits for the connections and the lock that a killed restore leaves for a moment', async t => {
  const { databases, paths, states, folder } = await makeBackups(t)
  const left = new Client(databases.older)
  await left.connect()
  assert.ok(await tryAdvisoryLock(left, 'migration'))
  const environment = settingsOf(databases.older, folder)
  const watch = openPool({ ...databases.newer, user: 'postgres' }, () => undefined)
  t.after(() => watch.end())
  const restore = startTool('restore', [paths.newer, '--replace'], environment)
  let hasEnded = false
  void restore.ended.then(() => (hasEnded = true))
  const looks = new Set<string>()
  while (!hasEnded && looks.size < 2) {
    for (const start of await looksForOthers(watch, databases.older)) looks.add(start)
    await sleep(2)
  }
  await left.end()
  assert.equal((await restore.ended).errors, '')
  assert.equal(nameOf(await digestTables(databases.older), states), 'newer')
})

/** Returns when a restore into this database last looked for other connections, if that was its latest query. */
async function looksForOthers(watch: Pool, { database }: PoolConfig): Promise<string[]> {
  const { rows } = await watch.query<{ start: string }>(
    "select query_start::text as start from pg_stat_activity where datname = $1 and application_name = 'mezani backup' and query like '%backend_type%'",
    [database],
  )
  return rows.map(({ start }) => start)
}

/**
 * Returns the statement that a restore into this database is running. `watch` is connected to another database, since a restore
 * does not begin while somebody is connected to its own, and as a role that sees all statements.
 */
async function statementIn(watch: Pool, { database }: PoolConfig): Promise<string> {
  const { rows } = await watch.query<{ query: string }>(
    "select query from pg_stat_activity where datname = $1 and application_name = 'mezani backup' and state <> 'idle'",
    [database],
  )
  return rows[0]?.query ?? ''
}

test('O3: kill -9 at any time of a restore into the embedded database leaves the old or the new site, and the next restore succeeds', async t => {
  const { paths, states } = await makeBackups(t)
  const dataDir = aDataDir(t)
  const environment = { DATA_DIR: dataDir }
  const startedAt = performance.now()
  assert.equal((await runTool('restore', [paths.older], environment)).code, 0)
  const usualMs = performance.now() - startedAt
  let outcomes = ''
  for (let round = 1; round <= rounds; round++) {
    const restore = startTool('restore', [paths.newer, '--replace'], environment)
    await Promise.race([sleep((usualMs * round) / rounds), restore.ended])
    restore.process.kill('SIGKILL')
    await restore.ended
    outcomes += ` ${await stateOf(dataDir, states)}`
  }
  t.diagnostic(`killed ${rounds} times within ${Math.round(usualMs)} ms:${outcomes}`)
  assert.equal((await runTool('restore', [paths.newer, '--replace'], environment)).code, 0)
  assert.equal(await stateOf(dataDir, states), 'newer')
})

type States = Record<'older' | 'newer', Record<string, string>>

function nameOf(found: Record<string, string>, states: States): string {
  const [name] = Object.entries(states).find(([, digests]) => isDeepStrictEqual(digests, found)) ?? []
  assert.ok(name, 'the database is the old one or the new one')
  return name
}

async function stateOf(dataDir: string, states: States): Promise<string> {
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  try {
    return nameOf(await digestTables(postgres.connection), states)
  } finally {
    await postgres.stop()
  }
}
