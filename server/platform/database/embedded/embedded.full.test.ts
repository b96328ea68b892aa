import assert from 'node:assert/strict'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { StartRefused } from '../../start/start-refused.ts'
import {
  aDataDir,
  anInitializedDataDir,
  clusterIn,
  killPostmaster,
  postmasterPid,
  query,
  start,
} from './embedded.support.ts'
import { joinEmbedded } from './embedded.ts'

test('the first start makes a durable cluster that can be opened only by its socket and password', async t => {
  const dataDir = aDataDir(t)
  const { connection } = await start(dataDir, { settings: {} })

  const settings = await query<{ name: string; setting: string }>(
    connection,
    `select name, setting from pg_settings where name in
       ('fsync', 'data_checksums', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by name`,
  )
  assert.deepEqual(
    settings.map(({ setting }) => setting),
    ['on', 'on', 'on', '', 'on'],
  )
  assert.equal(statSync(connection.host).mode & 0o777, 0o700)
  assert.equal(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777, 0o600)
  await assert.rejects(query({ ...connection, password: 'guess' }, 'select 1'), { code: '28P01' })
})

test('the application is not a superuser, but can create databases and the extensions that search needs', async t => {
  const { connection } = await start(aDataDir(t))
  const [role] = await query(
    connection,
    'select rolsuper, rolcreatedb from pg_roles where rolname = current_user',
  )
  assert.deepEqual(role, { rolsuper: false, rolcreatedb: true })
  await query(connection, 'create extension pg_trgm')
  await query(connection, 'create extension unaccent')
  await query(connection, 'create database copy template mezani')
})

test('letters beyond ASCII count, in lower() and in trigrams', async t => {
  const { connection } = await start(await anInitializedDataDir(t))
  await query(connection, 'create extension pg_trgm')
  const [row] = await query(
    connection,
    `select lower('ÈÑ') as lower, show_trgm('è') <> '{}' as "hasTrigrams"`,
  )
  assert.deepEqual(row, { lower: 'èñ', hasTrigrams: true })
})

test('after an orderly stop, a second start finds what the first one stored', async t => {
  const dataDir = await anInitializedDataDir(t)
  const first = await start(dataDir)
  await query(first.connection, 'create table kept as select 42 as answer')
  await first.stop()
  assert.equal(first.isRunning(), false)
  assert.equal(postmasterPid(dataDir), undefined)
  assert.equal(existsSync(join(clusterIn(dataDir), 'postmaster.pid')), false)

  const second = await start(dataDir)
  assert.deepEqual(await query(second.connection, 'select answer from kept'), [{ answer: 42 }])
  assert.deepEqual(readdirSync(dataDir).sort(), ['postgres', 'postgres.lock', 'postgres.lock.pid'])
})

test('an aborted start leaves nothing running and nothing locked', async t => {
  const dataDir = await anInitializedDataDir(t)
  for (const ms of [1, 5, 10, 15, 20]) {
    const attempt = start(dataDir, { signal: AbortSignal.timeout(ms) })
    await assert.rejects(attempt, { name: 'TimeoutError' })
    assert.equal(postmasterPid(dataDir), undefined)
  }
  await start(dataDir)
})

test('a folder left by an unfinished first start is removed', async t => {
  const dataDir = aDataDir(t)
  mkdirSync(join(dataDir, 'postgres.new-1234', 'cluster'), { recursive: true })
  chmodSync(dataDir, 0o755)
  await start(dataDir)
  assert.ok(!readdirSync(dataDir).includes('postgres.new-1234'))
})

test('a tool joins the server of a living Mezani and leaves it running', async t => {
  const dataDir = await anInitializedDataDir(t)
  const server = await start(dataDir)
  const tool = await joinEmbedded({ dataDir, log: () => {} })
  assert.deepEqual(tool.connection, server.connection)
  await tool.stop()
  assert.deepEqual(await query(server.connection, 'select 1 as one'), [{ one: 1 }])
})

test('a tool starts its own server if none runs, and stops it', async t => {
  const dataDir = await anInitializedDataDir(t)
  const tool = await joinEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' } })
  assert.deepEqual(await query(tool.connection, 'select 1 as one'), [{ one: 1 }])
  await tool.stop()
  assert.equal(postmasterPid(dataDir), undefined)
})

test('settings that would lose confirmed writes are refused, unless they are asked for', async t => {
  const dataDir = await anInitializedDataDir(t)
  const first = await start(dataDir, { settings: {} })
  await first.stop()
  appendFileSync(
    join(clusterIn(dataDir), 'postgresql.auto.conf'),
    'fsync = off\nsynchronous_commit = local\n',
  )
  await assertRefused(
    start(dataDir, { settings: {} }),
    /power cut: fsync is off, synchronous_commit is local\./,
  )
  assert.equal(postmasterPid(dataDir), undefined)
  await start(dataDir, { settings: { fsync: 'off', synchronous_commit: 'off' } })
})

test('data of another major version of PostgreSQL is refused', async t => {
  const dataDir = aDataDir(t)
  mkdirSync(clusterIn(dataDir), { recursive: true })
  writeFileSync(join(clusterIn(dataDir), 'PG_VERSION'), '17\n')
  await assertRefused(
    start(dataDir),
    /was written by PostgreSQL 17, and this Mezani brings PostgreSQL 18\..*DATABASE_URL/,
  )
})

test('a folder with foreign files is refused', async t => {
  const dataDir = aDataDir(t)
  mkdirSync(join(dataDir, 'postgres', 'holidays'), { recursive: true })
  chmodSync(dataDir, 0o755)
  await assertRefused(start(dataDir), /holds files, but no PostgreSQL data/)
})

test('the refusal names a lost password file', async t => {
  const dataDir = await anInitializedDataDir(t)
  const first = await start(dataDir)
  await first.stop()
  writeFileSync(join(dataDir, 'postgres', 'password'), '')
  await assertRefused(start(dataDir), /postgres\/password is missing/)
})

test('a server that cannot start gives the reason in its own words', async t => {
  const dataDir = await anInitializedDataDir(t)
  await assertRefused(
    start(dataDir, { settings: { shared_buffers: 'plenty' } }),
    /did not start: invalid value.*plenty/,
  )
  await killPostmaster(dataDir)
})

test('a DATA_DIR below a file is refused', async t => {
  const dataDir = aDataDir(t)
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'file'), '')
  await assertRefused(start(join(dataDir, 'file', 'data')), /part of that path is a file/)
})

async function assertRefused(attempt: Promise<unknown>, sentence: RegExp): Promise<void> {
  await assert.rejects(attempt, (error: Error) => {
    assert.ok(error instanceof StartRefused, String(error.stack))
    assert.match(error.message, sentence)
    return true
  })
}
