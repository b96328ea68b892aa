import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'
import { openPool } from '#server/platform/database/connect.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'

/** How a test process finds the PostgreSQL that the test run started for all of them. */
export const sharedServerVariable = 'MEZANI_TEST_POSTGRES'
const templateDatabase = 'mezani_template'

export type TestPostgres = { connection: PoolConfig; stop(): Promise<void> }

/** A real PostgreSQL with a migrated template; without fsync, since nothing in it outlives the run. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-test-'))
  // Where PostgreSQL's unprivileged account cannot enter, it would stage its data elsewhere and leave it there.
  await chmod(dataDir, 0o755)
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  const server = await startEmbedded({ dataDir, settings, log: () => undefined })
  await createTemplate(server.connection)
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { connection: server.connection, stop }
}

async function createTemplate(connection: PoolConfig): Promise<void> {
  await withClient(connection, client => client.query(`create database ${templateDatabase}`))
  const pool = openPool({ ...connection, database: templateDatabase }, () => undefined)
  await migrate(pool)
  await pool.end()
}

let localPostgres: Promise<TestPostgres> | undefined

/** The run's server, or one of this process's own when a test file is run by hand. */
export async function findTestPostgres(): Promise<PoolConfig> {
  const shared = process.env[sharedServerVariable]
  if (shared) return JSON.parse(shared)
  localPostgres ??= startTestPostgres()
  return (await localPostgres).connection
}

export const stopLocalPostgres = async (): Promise<void> => (await localPostgres)?.stop()

/** A database of one's own, copied from the template. */
export const createDatabase = (server: PoolConfig): Promise<PoolConfig> =>
  createFrom(server, templateDatabase)

/** A database of one's own with nothing in it. */
export const createEmptyDatabase = (server: PoolConfig): Promise<PoolConfig> =>
  createFrom(server, 'template1')

/** The DATABASE_URL of a connection. */
export const databaseUrl = ({ host, port, user, password, database }: PoolConfig): string =>
  `postgres://${user}:${encodeURIComponent(String(password))}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`

async function createFrom(server: PoolConfig, source: string): Promise<PoolConfig> {
  const database = `test_${randomBytes(6).toString('hex')}`
  await withClient(server, client =>
    client.query(`create database ${database} template ${source} strategy wal_log`),
  )
  return { ...server, database }
}

/**
 * Whoever is still in it is sent away first. Dropping it `with (force)` would do the same, but is refused wherever
 * autovacuum happens to be at work, which only a superuser may end like that; a plain drop ends it by itself.
 */
export async function dropDatabase({ database }: PoolConfig, server: PoolConfig): Promise<void> {
  await withClient(server, async client => {
    await client.query(`alter database ${database} allow_connections false`)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
      [database],
    )
    await client.query(`drop database ${database}`)
  })
}

async function withClient(connection: PoolConfig, task: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await task(client)
  } finally {
    await client.end()
  }
}
