import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolConfig } from 'pg'
import { type Database, openDatabase, openPool } from '#server/platform/database/connect.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { insertSyntheticRecipes } from '#tools/synthetic/insert-synthetic.ts'
import { datasetVersion } from './dataset-version.ts'

export type BenchDatabase = { db: Database; pool: Pool; url: string }

let server: ReturnType<typeof startServer> | undefined

const dataDir = join(import.meta.dirname, '../../node_modules/.cache/bench-database')

/** Starts one embedded PostgreSQL for the whole run, with a site's settings: fsync on. Its databases are cached between runs. */
async function startServer() {
  await mkdir(dataDir, { recursive: true })
  return startEmbedded({ dataDir, log: () => undefined, settings: { max_connections: '120' } })
}

export const stopServer = async (): Promise<void> => (await server)?.stop()

export async function serverVersion(): Promise<string> {
  server ??= startServer()
  const pool = openPool({ ...(await server).connection, max: 1 }, () => undefined)
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  await pool.end()
  return rows[0]?.server_version ?? 'unknown'
}

const databases = new Map<number, Promise<PoolConfig>>()

/**
 * Returns a migrated database with this many synthetic recipes. It is a copy of a cached one, so that no run sees an earlier
 * run's writes.
 */
function getDatabase(recipes: number): Promise<PoolConfig> {
  const cached = databases.get(recipes) ?? createCopy(recipes)
  databases.set(recipes, cached)
  return cached
}

async function createCopy(recipes: number): Promise<PoolConfig> {
  server ??= startServer()
  const { connection } = await server
  const owner = openPool({ ...connection, max: 1, ...withoutTimeouts }, () => undefined)
  try {
    const templateName = `made_${recipes}_${await datasetVersion()}`
    const { rows } = await owner.query<{ datname: string }>('select datname from pg_database')
    const names = rows.map(({ datname }) => datname)
    // Databases of earlier versions only occupy disk space.
    const stale = names.filter(name => name.startsWith(`made_${recipes}_`) && name !== templateName)
    for (const name of stale) await owner.query(`drop database ${name}`)
    if (!names.includes(templateName)) {
      await owner.query('drop database if exists unfinished')
      await owner.query('create database unfinished')
      await fill({ ...connection, database: 'unfinished' }, recipes)
      await owner.query(`alter database unfinished rename to ${templateName}`)
    }
    const database = `bench_${recipes}`
    await owner.query(`drop database if exists ${database}`)
    await owner.query(`create database ${database} template ${templateName} strategy file_copy`)
    return { ...connection, database }
  } finally {
    await owner.end()
  }
}

const withoutTimeouts = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 }

async function fill(connection: PoolConfig, recipes: number): Promise<void> {
  const pool = openPool({ ...connection, max: 4, ...withoutTimeouts }, () => undefined)
  await migrate(pool)
  if (recipes > 0) {
    console.log(`  making ${recipes.toLocaleString('en')} recipes`)
    await insertSyntheticRecipes(pool, recipes)
  }
  await pool.end()
}

export async function withDatabase<Result>(
  work: (database: BenchDatabase) => Promise<Result>,
  recipes = 0,
): Promise<Result> {
  const connection = await getDatabase(recipes)
  const pool = openPool(connection, () => undefined)
  try {
    return await work({ db: openDatabase(pool), pool, url: urlOf(connection) })
  } finally {
    await pool.end()
  }
}

const urlOf = ({ host, port, user, password, database }: PoolConfig): string =>
  `postgres://${user}:${encodeURIComponent(String(password))}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
