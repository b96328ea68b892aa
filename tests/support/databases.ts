import type { TestContext } from 'node:test'
import type { Pool, PoolConfig } from 'pg'
import {
  createDatabase,
  createEmptyDatabase,
  databaseUrl,
  dropDatabase,
  findTestPostgres,
} from '#harness/test-postgres.ts'
import { openPool } from '#server/platform/database/connect.ts'

export type TestDatabase = { connection: PoolConfig; url: string; pool: Pool }

/** A database of this test alone: empty, or with the tables of this version. */
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
