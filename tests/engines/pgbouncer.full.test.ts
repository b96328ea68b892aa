import assert from 'node:assert/strict'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { PoolConfig } from 'pg'
import { openPool } from '#server/platform/database/connect.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { startServer } from '#tests/support/server-process.ts'
import { databaseUrl } from '#tests/support/test-postgres.ts'
import { startDebianPostgres } from './support/debian-postgres.ts'
import { accountOf, canConnect, requirePrograms, startProgram } from './support/program.ts'

const example = join(import.meta.dirname, '../../docs/deployment/pgbouncer.ini')

/** Starts PostgreSQL 15 behind PgBouncer as in docs/deployment, for every database. */
async function startPgbouncer(
  mode: 'session' | 'transaction' = 'session',
): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  await requirePrograms({ pgbouncer: 'pgbouncer' })
  const postgres = await startDebianPostgres()
  const account = await accountOf('postgres')
  const folder = await mkdtemp(join(tmpdir(), 'mezani-pgbouncer-'))
  const [configuration, users] = ['pgbouncer.ini', 'userlist.txt'].map(name => join(folder, name))
  const port = await findFreePort()
  const text = (await readFile(example, 'utf8'))
    .replace(/^mezani = .*$/m, `* = host=127.0.0.1 port=${postgres.connection.port}`)
    .replace('/etc/pgbouncer/userlist.txt', users ?? '')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('pool_mode = session', `pool_mode = ${mode}`)
  await writeFile(configuration ?? '', text)
  await writeFile(users ?? '', `"${postgres.connection.user}" "${postgres.connection.password}"\n`)
  for (const path of [folder, configuration, users]) await chown(path ?? '', account.uid, account.gid)
  const connection = { ...postgres.connection, port }
  const pgbouncer = await startProgram(['pgbouncer', configuration ?? ''], {
    account,
    isReady: () => canConnect(connection),
  })
  return {
    connection,
    stop: async () => {
      await pgbouncer.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('behind a PgBouncer that pools by transaction a start is refused, with what to do about it', async t => {
  const pgbouncer = await startPgbouncer('transaction')
  t.after(pgbouncer.stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-pgbouncer-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const server = startServer(dataDir, { DATABASE_URL: databaseUrl(pgbouncer.connection) })
  await assert.rejects(server.url(), /The server ended/)
  assert.deepEqual(await server.exited, { code: 1, signal: null })
  assert.match(server.errors(), /^DATABASE_URL: a pooler in between .*PgBouncer: pool_mode = session/m)
  assert.doesNotMatch(server.errors(), /\n\s+at /)
})

test('behind a PgBouncer that pools by session, connections have the site’s settings', async t => {
  const pgbouncer = await startPgbouncer()
  t.after(pgbouncer.stop)
  const pool = openPool(pgbouncer.connection, () => undefined)
  t.after(() => pool.end())
  const { rows } = await pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('jit') as jit",
  )
  assert.deepEqual(rows, [{ statement: '5s', lock: '2s', jit: 'off' }])
})
