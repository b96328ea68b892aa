import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { applyWithin } from '../database/apply-migration.ts'
import { createMigrationsSql, readMigrations } from '../database/migrate.ts'
import { gather, type PartContent, type TableHead } from './archive-format.ts'
import { type AppliedMigration, listTables, setSequence, type Table } from './catalog.queries.ts'
import { BackupRefused } from './refused.ts'

/** Creates the tables, empty, as they were when the backup was made, in the caller's transaction. */
export async function createSchema(client: Client, archived: AppliedMigration[]): Promise<void> {
  const names = new Set(archived.map(({ name }) => name))
  await client.query(createMigrationsSql)
  for (const migration of await readMigrations())
    if (names.has(migration.name)) await applyWithin(client, migration)
  const tables = await listTables(client)
  // Deletes the rows that migrations have written, because the backup contains them too. The trigger of the audit log would refuse that, so
  // it is disabled meanwhile.
  const withTriggers = tables.filter(({ name }) => name === 'audit_log')
  for (const { relation } of withTriggers) await client.query(`alter table ${relation} disable trigger user`)
  await client.query(`truncate ${tables.map(({ relation }) => relation).join(', ')} cascade`)
  for (const { relation } of withTriggers) await client.query(`alter table ${relation} enable trigger user`)
}

/**
 * Imports rows with references checked, which is why tables come in the order of their references. Our triggers are disabled, because their
 * counts are in the backup. The owner of the tables may do this; no superuser is needed.
 */
export async function openTableImport(
  client: Client,
): Promise<(head: TableHead, rows: PartContent) => Promise<void>> {
  const tables = new Map((await listTables(client)).map(table => [table.name, table]))
  return async ({ name, columns }, rows) => {
    const table = tables.get(name)
    if (!table || !hasColumns(table, columns))
      throw new BackupRefused(`The backup's table ${name} is not this version's. Nothing was changed.`)
    const { relation } = table
    const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
    await client.query(`alter table ${relation} disable trigger user`)
    await pipeline(rows, client.query(copyFrom(`copy ${relation} (${list}) from stdin`)))
    await client.query(`alter table ${relation} enable trigger user`)
  }
}

const hasColumns = (table: Table, columns: string[]) =>
  JSON.stringify(table.columns.toSorted()) === JSON.stringify(columns.toSorted())

const savedSequences = z.array(
  z.strictObject({ name: z.string(), value: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() }),
)

/** Sets each sequence to its saved value. */
export async function importSequences(client: Client, content: PartContent): Promise<void> {
  const sequences = savedSequences.parse(JSON.parse((await gather(content)).toString()))
  for (const sequence of sequences) await setSequence(client, sequence)
}

/** Brings a schema that was created at an older level to the level of this version. */
export async function migrateWithin(client: Client, archived: AppliedMigration[]): Promise<void> {
  const names = new Set(archived.map(({ name }) => name))
  for (const migration of await readMigrations())
    if (!names.has(migration.name)) await applyWithin(client, migration)
}
