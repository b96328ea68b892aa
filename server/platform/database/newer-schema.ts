import type { ClientBase } from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { isOlder } from './program-version.ts'

/*
 * A schema is first expanded, with things that an older version can ignore. It is contracted once no version uses what goes away. So an
 * older Mezani works on a newer schema, up to the first contract after it. The database says with which version that begins.
 */

const contractMark = /^-- Contract: no version since (\d+\.\d+\.\d+) uses it\b/m

/** Returns the first version that works without what a migration takes away from older versions; undefined if it takes nothing away. */
export const contractOf = (sql: string): string | undefined => contractMark.exec(sql)?.[1]

const oldestVersion = 'oldest_version'

/** Records in the database, together with the contract itself, which version is the oldest that works on it. */
export async function recordOldestVersion(client: ClientBase, version: string): Promise<void> {
  const recorded = await findOldestVersion(client)
  if (recorded && !isOlder(recorded, version)) return
  await client.query(
    'insert into site_facts (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [oldestVersion, version],
  )
}

type Found = {
  /**
   * `unknown`: migrations of the database that this program does not have. `missing`: migrations of this program that the database lacks.
   */
  unknown: string[]
  missing: string[]
  version: string
}

/** Throws StartRefused if this program cannot work on the newer schema that it has found. */
export async function refuseIncompatibleSchema(
  client: ClientBase,
  { unknown, missing, version }: Found,
): Promise<void> {
  const newest = unknown.at(-1)
  if (missing.length > 0)
    throw new StartRefused(
      `The database has a migration that this Mezani does not (${newest}), and lacks one that it does (${missing[0]}). It is of another line of versions: start the one that was used last, or restore a backup.`,
    )
  const oldest = await findOldestVersion(client)
  if (!oldest || !isOlder(version, oldest)) return
  throw new StartRefused(
    `The database was last used by a newer Mezani (it has the migration ${newest}), and no version before ${oldest} works with it; this is ${version}. Start that version, or restore an older backup.`,
  )
}

async function findOldestVersion(client: ClientBase): Promise<string | undefined> {
  const { rows: tables } = await client.query("select where to_regclass('site_facts') is not null")
  if (tables.length === 0) return undefined
  const { rows } = await client.query<{ value: string }>('select value from site_facts where name = $1', [
    oldestVersion,
  ])
  return rows[0]?.value
}
