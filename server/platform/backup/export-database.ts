import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { WritePart } from './archive-format.ts'
import { type AppliedMigration, findMigrations, listSequences, listTables } from './catalog.queries.ts'
import { exportJobs } from './pending-jobs.queries.ts'
import { BackupRefused } from './refused.ts'

/**
 * Writes every table as of one moment, whatever is written meanwhile. The tables are locked first, but only against migrations: a snapshot
 * that is older than a change of a table would not see the table's rows.
 */
export async function exportDatabase(
  client: Client,
  expected: AppliedMigration[],
  writePart: WritePart,
): Promise<void> {
  const names = (await listTables(client)).map(({ relation }) => relation)
  await client.query('begin transaction isolation level repeatable read read only')
  await client.query(`lock table ${names.join(', ')} in access share mode`)
  if (JSON.stringify(await findMigrations(client)) !== JSON.stringify(expected))
    throw new BackupRefused('The database was migrated while the backup began. Start it again.')
  for (const { name, relation, columns, orderBy } of await listTables(client)) {
    const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
    const rows = `select ${list} from ${relation} order by ${orderBy}`
    await writePart({ kind: 'table', name, columns }, client.query(copyTo(`copy (${rows}) to stdout`)))
  }
  await exportJobs(client, writePart)
  // Comes after the tables: a sequence belongs to no snapshot, and must be beyond every row.
  const sequences = await listSequences(client)
  await writePart({ kind: 'sequences' }, [Buffer.from(JSON.stringify(sequences))])
  await client.query('commit')
}
