import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { Client, type Pool, type PoolConfig } from 'pg'
import { protectOrWarn } from '#server/platform/database/audit-owner.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'

/** The environment variable that tells test processes of the run's shared PostgreSQL. */
export const sharedServerVariable = 'MEZANI_TEST_POSTGRES'
const templateDatabase = 'mezani_template'

type TestPostgres = { connection: PoolConfig; stop(): Promise<void> }

/** Starts a real PostgreSQL with a migrated template. It runs without fsync, since its data is only needed during the run. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-test-'))
  // PostgreSQL's unprivileged account must be able to enter this folder. Otherwise PostgreSQL would stage its data elsewhere and
  // leave it there.
  await chmod(dataDir, 0o755)
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  const server = await startEmbedded({ dataDir, settings, log: () => undefined })
  await createTemplate(server.connection, server.owner)
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { connection: server.connection, stop }
}

/**
 * Creates the migrated database from which the tests' databases are copied. Its role may create databases. The owner gives the
 * audit log to the audit log's role.
 */
async function createTemplate(connection: PoolConfig, owner: PoolConfig): Promise<void> {
  await withClient(connection, client => client.query(`create database ${templateDatabase}`))
  const pool = openPool({ ...connection, database: templateDatabase }, () => undefined)
  await migrate(pool)
  await protectOrWarn({ pool, owner: { ...owner, database: templateDatabase } }, () => undefined)
  await pool.end()
  // A database with sessions cannot be copied.
  await withClient(connection, client => endSessions(client, templateDatabase))
}

let localPostgres: Promise<TestPostgres> | undefined

/** Returns the run's server, or starts a new one when a test file is run by hand. */
export async function findTestPostgres(): Promise<PoolConfig> {
  const shared = process.env[sharedServerVariable]
  if (shared) return JSON.parse(shared)
  localPostgres ??= startTestPostgres()
  return (await localPostgres).connection
}

export const stopLocalPostgres = async (): Promise<void> => (await localPostgres)?.stop()

/** Creates a database as a copy of the template. */
export const createDatabase = (server: PoolConfig): Promise<PoolConfig> =>
  createFrom(server, templateDatabase)

/** Creates an empty database. */
export const createEmptyDatabase = (server: PoolConfig): Promise<PoolConfig> =>
  createFrom(server, 'template1')

/** Returns the DATABASE_URL of a connection. */
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
 * Drops a database, after terminating the sessions of our role. `drop database … with (force)` would do the same, but is refused
 * while autovacuum works there, because only a superuser may terminate autovacuum's process. A plain drop ends autovacuum by
 * itself.
 */
export async function dropDatabase({ database }: PoolConfig, server: PoolConfig): Promise<void> {
  await withClient(server, async client => {
    await endSessions(client, String(database))
    await client.query(`drop database ${database}`)
  })
}

async function endSessions(client: Client, database: string): Promise<void> {
  await client.query(`alter database ${database} allow_connections false`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
    [database],
  )
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

export type TestDatabase = { connection: PoolConfig; url: string; pool: Pool }

/** Creates a database for this test alone: empty, or with the tables of this version. */
export async function aDatabase(t: TestContext, content: 'empty' | 'migrated'): Promise<TestDatabase> {
  const server = await findTestPostgres()
  const connection = await (content === 'empty' ? createEmptyDatabase : createDatabase)(server)
  const pool = openPool({ ...connection, max: 4 }, () => undefined)
  t.after(async () => {
    await pool.end()
    await dropDatabase(connection, server)
  })
  return { connection, url: databaseUrl(connection), pool }
}

type Stored = { databaseUrl: string }

/** Returns the log of the PostgreSQL that has this site's database. It may contain the sites of other test files too. */
export const readPostgresLog = ({ databaseUrl }: Stored): Promise<string> =>
  readFile(join(new URL(databaseUrl).searchParams.get('host') ?? '', '../postgres.log'), 'utf8')

/** Returns the errors of PostgreSQL, except violations of our constraints, which are there to be refused. */
export async function listSqlErrors(site: Stored): Promise<string[]> {
  const lines = (await readPostgresLog(site)).split('\n')
  return lines.filter(line => / (ERROR|FATAL|PANIC): /.test(line) && !/violates .* constraint/.test(line))
}
