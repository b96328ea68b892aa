import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  createEmptyDatabase,
  databaseUrl,
  findTestPostgres,
  stopLocalPostgres,
} from '#harness/test-postgres.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { startServer } from '#tests/support/server-process.ts'

after(stopLocalPostgres)

/** Two connections, each asked five times. */
const questions = 10

test('with WORKERS the primary process alone asks whether a pooler gives sessions away', async t => {
  const connection = await createEmptyDatabase(await findTestPostgres())
  const proxy = await openFaultProxy(`${connection.host}/.s.PGSQL.${connection.port}`)
  const asked = proxy.countSent('select pg_backend_pid() as pid')
  const server = startServer(aDataDir(t), {
    DATABASE_URL: databaseUrl({ ...connection, host: '127.0.0.1', port: proxy.port }),
    SAMPLE_RECIPES: 'off',
    LOG_LEVEL: 'warn',
    WORKERS: '2',
  })
  // It tells its address once every worker listens.
  await server.url()
  server.process.kill('SIGTERM')
  assert.deepEqual(await server.exited, { code: 0, signal: null }, server.errors())
  assert.equal(asked(), questions)
})
