import type { PoolConfig } from 'pg'
import { listTables } from '#server/platform/backup/catalog.queries.ts'
import { withConnection } from '#server/platform/backup/connect.ts'

/** Throws where a table has no row, of which no upgrade could be tested. */
export async function refuseEmptyTables(connection: PoolConfig): Promise<void> {
  await withConnection(connection, async client => {
    const empty: string[] = []
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)
      if (rows.length === 0) empty.push(name)
    }
    if (empty.length > 0)
      throw new Error(
        `The fixture has no rows in ${empty.join(', ')}. Add what makes one to tools/upgrade-fixture/furnish.ts.`,
      )
  })
}
