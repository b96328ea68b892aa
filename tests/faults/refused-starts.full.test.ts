import assert from 'node:assert/strict'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import type { PoolConfig } from 'pg'
import { openPool } from '#server/platform/database/connect.ts'
import { startServer } from '#tests/support/server-process.ts'
import {
  createDatabase,
  createEmptyDatabase,
  databaseUrl,
  dropDatabase,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'

after(stopLocalPostgres)

const secret = 'hunter2-is-a-secret'

test('a wrong password in DATABASE_URL is reported in one sentence', async t => {
  const { connection } = await aDatabase(t, createDatabase)
  const url = databaseUrl({ ...connection, password: secret })
  await assertRefused(t, { DATABASE_URL: url }, /^DATABASE_URL: .* refused .*password.*DATABASE_URL/)
})

test('a missing database is reported in one sentence, with how to create it', async t => {
  const server = await findTestPostgres()
  const url = databaseUrl({ ...server, database: 'not_there' })
  await assertRefused(t, { DATABASE_URL: url }, /^DATABASE_URL: .* no database .*createdb/)
})

test('a database that never answers ends the start', async t => {
  const port = await aBlackHole(t)
  const url = `postgres://cook:${secret}@127.0.0.1:${port}/site`
  await assertRefused(t, { DATABASE_URL: url }, /^DATABASE_URL: .* did not answer/)
})

test('a program that is no PostgreSQL ends the start', async t => {
  const port = await aListener(t, socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const url = `postgres://cook:${secret}@127.0.0.1:${port}/site`
  await assertRefused(t, { DATABASE_URL: url }, /^DATABASE_URL: .* PostgreSQL/)
})

test('a database server that does not listen, or whose name does not exist, is reported in one sentence', async t => {
  for (const host of ['127.0.0.1:1', 'nowhere.invalid']) {
    const url = `postgres://cook:${secret}@${host}/site`
    await assertRefused(t, { DATABASE_URL: url }, /^DATABASE_URL: .* cannot be reached/)
  }
})

test('a wrong path of a certificate file in DATABASE_URL is reported in one sentence', async t => {
  const url = `postgres://cook:${secret}@127.0.0.1/site?sslrootcert=/not/there.pem`
  await assertRefused(t, { DATABASE_URL: url }, /^DATABASE_URL: .*certificate/)
})

test('a role that may not create tables is reported in one sentence', async t => {
  const { connection, query } = await aDatabase(t, createEmptyDatabase)
  await query('revoke create on schema public from public, pg_database_owner')
  const DATABASE_URL = databaseUrl(connection)
  await assertRefused(t, { DATABASE_URL }, /^DATABASE_URL: .* may not .*owner/)
})

test('a read-only database is reported in one sentence', async t => {
  const { connection, query } = await aDatabase(t, createEmptyDatabase)
  await query(`alter database ${connection.database} set default_transaction_read_only = on`)
  const DATABASE_URL = databaseUrl(connection)
  await assertRefused(t, { DATABASE_URL }, /^DATABASE_URL: .* read-only/)
})

test('a database in which search would miss accented letters is reported in one sentence', async t => {
  const server = await findTestPostgres()
  const database = `ascii_${process.pid}`
  const pool = openPool({ ...server }, () => undefined)
  await pool.query(`create database ${database} template template0 lc_ctype 'C' lc_collate 'C'`)
  await pool.end()
  t.after(() => dropDatabase({ ...server, database }, server))
  const DATABASE_URL = databaseUrl({ ...server, database })
  await assertRefused(t, { DATABASE_URL }, /^DATABASE_URL: .* UTF-8/)
})

test('a database on which only a newer Mezani works is reported in one sentence', async t => {
  const { connection, query } = await aDatabase(t, createDatabase)
  await query("insert into migrations values ('9999-later.sql', 'x')")
  await query("update site_facts set value = '99.0.0' where name = 'oldest_version'")
  await assertRefused(
    t,
    { DATABASE_URL: databaseUrl(connection) },
    /newer Mezani .*9999-later.* no version before 99\.0\.0/,
  )
})

for (const setting of ['PORT', 'METRICS_PORT']) {
  test(`a ${setting} that is in use is reported before anything is opened or written`, async t => {
    const port = await aListener(t, socket => socket.destroy())
    const { dataDir } = await assertRefused(
      t,
      { [setting]: String(port) },
      new RegExp(`^${setting}: .*${port}.* another program`),
    )
    assert.deepEqual(readdirSync(dataDir), [], 'no database was made')
    const blackHole = `postgres://cook:${secret}@127.0.0.1:${await aBlackHole(t)}/site`
    const environment = { [setting]: String(port), DATABASE_URL: blackHole }
    await assertRefused(t, environment, new RegExp(`^${setting}: `))
  })
}

test('a HOST that is not an address of this machine is reported in one sentence', async t => {
  for (const HOST of ['192.0.2.1', 'nowhere.invalid'])
    await assertRefused(t, { HOST, PORT: '4999' }, /^HOST: .* this machine/)
})

test('a DATA_DIR that is a file is reported in one sentence, with a DATABASE_URL or without', async t => {
  const { connection } = await aDatabase(t, createDatabase)
  for (const environment of [{}, { DATABASE_URL: databaseUrl(connection) }]) {
    const file = join(await aFolder(t), 'file')
    writeFileSync(file, '')
    await assertRefused(t, { ...environment, DATA_DIR: join(file, 'data') }, /DATA_DIR/)
  }
})

/** Asserts that a server ends by itself with exit code 1, with this sentence on standard error, no stack and no secret. */
async function assertRefused(t: TestContext, environment: Record<string, string>, sentence: RegExp) {
  const dataDir = await aFolder(t)
  const startedAt = performance.now()
  const server = startServer(dataDir, environment)
  assert.deepEqual(await server.exited, { code: 1, signal: null }, server.output())
  t.diagnostic(`ended after ${Math.round(performance.now() - startedAt)} ms: ${server.errors().trim()}`)
  assert.match(server.errors(), sentence)
  assert.equal(server.errors().trim().split('\n').length, 1, server.errors())
  assert.doesNotMatch(server.output(), new RegExp(`${secret}|\\bat .*[.:]\\d+:\\d+|Error:`))
  if (environment.DATABASE_URL) assert.equal(existsSync(join(dataDir, 'postgres')), false)
  return { dataDir }
}

async function aListener(t: TestContext, onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => undefined))
    onConnection(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const aBlackHole = (t: TestContext): Promise<number> => aListener(t, () => undefined)

async function aDatabase(t: TestContext, create: (server: PoolConfig) => Promise<PoolConfig>) {
  const server = await findTestPostgres()
  const connection = await create(server)
  const pool = openPool(connection, () => undefined)
  t.after(async () => {
    await pool.end()
    await dropDatabase(connection, server)
  })
  return { connection, query: (sql: string) => pool.query(sql) }
}

async function aFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-refused-'))
  await chmod(folder, 0o755)
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}
