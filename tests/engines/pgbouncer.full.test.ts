import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { databaseUrl } from '#harness/test-postgres.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { startPgbouncer } from '#tests/engines/support/pgbouncer.ts'
import { startServer } from '#tests/support/server-process.ts'

test('behind a PgBouncer that pools by transaction a start is refused, with what to do', async t => {
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

test('behind a PgBouncer that pools by session, connections have the settings of ours', async t => {
  const pgbouncer = await startPgbouncer()
  t.after(pgbouncer.stop)
  const pool = openPool(pgbouncer.connection, () => undefined)
  t.after(() => pool.end())
  const { rows } = await pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('jit') as jit",
  )
  assert.deepEqual(rows, [{ statement: '5s', lock: '2s', jit: 'off' }])
})
