import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { withAdvisoryLock } from './advisory-lock.ts'
import { applyMigration, type Migration } from './apply-migration.ts'
import { refuseIncompatibleSchema } from './newer-schema.ts'
import { readProgramVersion } from './program-version.ts'

const migrationsDir = join(import.meta.dirname, 'migrations')

export const createMigrationsSql =
  'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())'

/** The last migration that a database has, and the last one that it will have. */
export type Levels = { from: string; to: string }

type Options = {
  folder?: string
  /** The version of this program. A newer schema may require a newer version. */
  version?: string
  /** Called once, if another process is migrating. */
  onWait?: () => void
  /** Called once, if a table is in use for longer than a migration may wait for it. */
  onBusy?: () => void
  /** Called if a newer Mezani has migrated the database, with the migrations that this one does not know. */
  onNewer?: (unknown: string[]) => void
  /** Called with the missing migrations before a database that has been migrated before is changed. If it rejects, nothing is changed. */
  beforeApply?: (levels: Levels, missing: Migration[]) => Promise<void>
  /** Ends a wait for another process or for a table in use, which then rejects. A migration that is being applied is finished. */
  signal?: AbortSignal | undefined
}

/**
 * Brings the schema to the newest migration. Migrations only go forward, each file in its own transaction. An advisory lock makes sure that
 * processes that start together do it once. Returns the names of the migrations that it applied. Throws StartRefused.
 */
export async function migrate(pool: Pool, options: Options = {}): Promise<string[]> {
  const { folder, version = readProgramVersion(), signal } = options
  const { onWait = ignore, onBusy = ignore, onNewer = ignore, beforeApply } = options
  const known = await readMigrations(folder)
  return withAdvisoryLock(pool, 'migration', { onWait, signal }, async client => {
    const applied = await readApplied(client)
    refuseChangedMigrations(known, applied)
    const missing = known.filter(({ name }) => !applied.has(name))
    const unknown = [...applied.keys()].filter(name => known.every(one => one.name !== name))
    if (unknown.length > 0) {
      await refuseIncompatibleSchema(client, { unknown, missing: missing.map(({ name }) => name), version })
      onNewer(unknown)
    }
    const [from, to] = [[...applied.keys()].at(-1), missing.at(-1)?.name]
    if (from && to) await beforeApply?.({ from, to }, missing)
    for (const migration of missing) await applyMigration(client, migration, { onBusy, signal })
    return missing.map(({ name }) => name)
  })
}

const ignore = () => undefined

/** Returns all migrations that this version knows, in order. */
export async function readMigrations(folder = migrationsDir): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Returns checksums by name, in the order of the names. */
async function readApplied(client: PoolClient): Promise<Map<string, string>> {
  await client.query(createMigrationsSql)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name collate "C"',
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

function refuseChangedMigrations(known: Migration[], applied: Map<string, string>): void {
  for (const { name, checksum } of known)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new StartRefused(
        `The migration ${name} was changed after this database applied it. Put the original file back.`,
      )
}
