import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { queryPatiently, withAdvisoryLock } from './advisory-lock.ts'

const migrationsDir = join(import.meta.dirname, 'migrations')

type Options = {
  folder?: string
  /** Called once, if another process is migrating. */
  onWait?: () => void
  /** Ends that wait, which then rejects; what is being applied is finished. */
  signal?: AbortSignal | undefined
}
type Migration = { name: string; sql: string; checksum: string }

/**
 * Brings the schema to the newest migration: forward only, each file in a transaction of its own, under an
 * advisory lock so that processes that start together do it once. Returns the names it applied.
 */
export async function migrate(
  pool: Pool,
  { folder = migrationsDir, onWait = () => undefined, signal }: Options = {},
): Promise<string[]> {
  const known = await readMigrations(folder)
  return withAdvisoryLock(pool, 'migration', { onWait, signal }, async client => {
    const applied = await readApplied(client)
    refuseDivergedMigrations(known, applied)
    const missing = known.filter(({ name }) => !applied.has(name))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  })
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(client: PoolClient): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

function refuseDivergedMigrations(known: Migration[], applied: Map<string, string>): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!checksums.has(name)) {
      throw new StartRefused(
        `The database was last used by a newer Mezani (it has the migration ${name}). Start that version, or restore an older backup.`,
      )
    }
    if (checksums.get(name) !== checksum) {
      throw new StartRefused(
        `The migration ${name} was changed after this database applied it. Put the original file back.`,
      )
    }
  }
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '2s'")
    await queryPatiently(client, sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartRefused(`The migration ${name} failed and was rolled back: ${reason}.`, { cause })
  }
}
