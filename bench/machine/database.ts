import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool, PoolConfig } from 'pg'
import { type Database, openDatabase, openPool } from '#server/platform/database/connect.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { writeMany } from '#tools/many/write-many.ts'

export type BenchDatabase = { db: Database; pool: Pool; url: string }

let server: Promise<{ connection: PoolConfig; stop: () => Promise<void> }> | undefined

/** One embedded PostgreSQL for the whole run, with the settings that a site has: fsync on. */
async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-bench-'))
  const embedded = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings: { max_connections: '120' },
  })
  const stop = async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { connection: embedded.connection, stop }
}

export const stopServer = async (): Promise<void> => (await server)?.stop()

export async function serverVersion(): Promise<string> {
  server ??= startServer()
  const pool = openPool({ ...(await server).connection, max: 1 }, () => undefined)
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  await pool.end()
  return rows[0]?.server_version ?? 'unknown'
}

const made = new Map<string, Promise<PoolConfig>>()

/** A migrated database with so many made-up recipes, made once a run; dropped with the server. */
function makeDatabase(name: string, recipes: number): Promise<PoolConfig> {
  const known = made.get(name) ?? create(name, recipes)
  made.set(name, known)
  return known
}

async function create(name: string, recipes: number): Promise<PoolConfig> {
  server ??= startServer()
  const { connection } = await server
  const owner = openPool({ ...connection, max: 1 }, () => undefined)
  await owner.query(`create database ${name}`)
  await owner.end()
  const unhurried = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 }
  const pool = openPool({ ...connection, database: name, max: 4, ...unhurried }, () => undefined)
  await migrate(pool)
  if (recipes > 0) {
    console.log(`  making ${recipes.toLocaleString('en')} recipes`)
    await writeMany(pool, recipes)
  }
  await pool.end()
  return { ...connection, database: name }
}

export async function withDatabase<Result>(
  work: (database: BenchDatabase) => Promise<Result>,
  recipes = 0,
): Promise<Result> {
  const connection = await makeDatabase(`bench_${recipes}`, recipes)
  const pool = openPool(connection, () => undefined)
  try {
    return await work({ db: openDatabase(pool), pool, url: urlOf(connection) })
  } finally {
    await pool.end()
  }
}

const urlOf = ({ host, port, user, password, database }: PoolConfig): string =>
  `postgres://${user}:${encodeURIComponent(String(password))}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
