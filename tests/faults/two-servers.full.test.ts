import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { aDataDir, postmasterPid } from '#server/platform/database/embedded/embedded.support.ts'
import { startServer } from '#tests/support/server-process.ts'
import type { ServerProcess } from '#tests/support/spawn-server.ts'
import {
  createEmptyDatabase,
  databaseUrl,
  dropDatabase,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'
import { waitFor } from '#tests/support/wait-for.ts'

after(stopLocalPostgres)

test('two servers started at once on one empty DATA_DIR: one opens, the other says that it already runs', async t => {
  const dataDir = aDataDir(t)
  const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn' }
  const both = [startServer(dataDir, environment), startServer(dataDir, environment)]
  const loser = await Promise.race(both.map(server => server.exited.then(() => server)))
  assert.equal(loser.process.exitCode, 1, loser.output())
  assert.match(loser.errors(), /^Mezani already runs on .* \(process \d+\)\. Stop that process/)
  const winner = both.find(server => server !== loser)
  const response = await fetch(`${await winner?.url()}/readyz`)
  assert.equal(response.status, 200)
  assert.ok(postmasterPid(dataDir))
})

test('C10: two servers started at once on one empty DATABASE_URL make one schema, one administrator, one sample table', async t => {
  const { connection, query } = await anEmptyDatabase(t)
  const environment = {
    DATABASE_URL: databaseUrl(connection),
    SAMPLE_RECIPES: 'on',
    ADMIN_EMAIL: 'first@example.org',
    ADMIN_PASSWORD: 'only one of us is needed',
  }
  const both = [startServer(await aFolder(t), environment), startServer(await aFolder(t), environment)]
  for (const server of both) assert.equal((await fetch(`${await server.url()}/api/recipes`)).status, 200)
  const applied = both.flatMap(
    server =>
      /"applied":(\[.*?\])/
        .exec(server.output())
        ?.slice(1)
        .map(list => JSON.parse(list)) ?? [],
  )
  assert.equal(applied.length, 1, 'one of them migrated')
  assert.deepEqual(
    await query('select name from migrations order by name'),
    applied[0].map((name: string) => ({ name })),
  )
  assert.deepEqual(await query('select email from admins'), [{ email: 'first@example.org' }])
  const [doubled] = await query('select count(*) - count(distinct title) as recipes from recipes')
  assert.deepEqual(doubled, { recipes: 0 })
  for (const server of both) await stop(server)
})

test('C10: a start that finds another start at work waits as long as it takes, and says so', async t => {
  const { connection, query } = await anEmptyDatabase(t)
  const environment = { DATABASE_URL: databaseUrl(connection), SAMPLE_RECIPES: 'on' }
  const first = startServer(await aFolder(t), environment)
  await first.url()
  await stop(first)
  await query('truncate users restart identity cascade')
  const other = openPool(connection, () => undefined)
  t.after(() => other.end())
  const longerThanAnyTimeoutMs = 8_000
  const held = Promise.withResolvers<void>()
  let mayFinish = false
  const starting = withAdvisoryLock(other, 'start', { onWait: () => undefined }, async client => {
    await client.query('begin')
    await client.query('lock table users in share row exclusive mode')
    held.resolve()
    // Keeps the transaction from being idle for long, which would end it.
    while (!mayFinish) await client.query('select pg_sleep(0.2)')
    await client.query('commit')
  })
  await held.promise
  const second = startServer(await aFolder(t), environment)
  const isWaiting = () => /waiting for another Mezani that is starting/.test(second.output())
  await waitFor(async () => isWaiting() || undefined, 'the start that says that it waits')
  await sleep(longerThanAnyTimeoutMs)
  assert.doesNotMatch(second.output(), /is open at/)
  mayFinish = true
  const url = await second.url()
  await starting
  assert.equal((await fetch(`${url}/api/recipes`)).status, 200)
  await stop(second)
})

const waits = {
  migration: /waiting for another Mezani that is migrating/,
  start: /that is starting/,
} as const

for (const lock of ['migration', 'start'] as const) {
  test(`C10: a start that waits for the ${lock} lock of another ends at once when it is told to stop`, async t => {
    const { connection } = await anEmptyDatabase(t)
    const other = openPool(connection, () => undefined)
    t.after(() => other.end())
    await withAdvisoryLock(other, lock, { onWait: () => undefined }, async () => {
      const server = startServer(await aFolder(t), { DATABASE_URL: databaseUrl(connection) })
      await waitFor(async () => waits[lock].test(server.output()) || undefined, 'the wait')
      await stop(server)
    })
  })
}

test('after an administrator was set up, a later start with another ADMIN_EMAIL changes nothing', async t => {
  const { connection, query } = await anEmptyDatabase(t)
  const environment = { DATABASE_URL: databaseUrl(connection), ADMIN_PASSWORD: 'only one of us is needed' }
  for (const ADMIN_EMAIL of ['first@example.org', 'second@example.org']) {
    const server = startServer(await aFolder(t), { ...environment, ADMIN_EMAIL })
    await server.url()
    await server.stop()
  }
  await query('delete from admins')
  const server = startServer(await aFolder(t), { ...environment, ADMIN_EMAIL: 'second@example.org' })
  await server.url()
  assert.deepEqual(await query('select email from admins'), [])
  assert.doesNotMatch(server.output(), /admin\/setup/)
})

async function anEmptyDatabase(t: TestContext) {
  const server: PoolConfig = await findTestPostgres()
  const connection = await createEmptyDatabase(server)
  const pool = openPool(connection, () => undefined)
  t.after(async () => {
    await pool.end()
    await dropDatabase(connection, server)
  })
  return { connection, query: async (sql: string) => (await pool.query(sql)).rows }
}

async function stop(server: ServerProcess): Promise<void> {
  await server.stop()
}

async function aFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-two-'))
  await chmod(folder, 0o755)
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}
