import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { Statement } from './pg-process.ts'

/** Runs `work` and records the statements that the site's own code sends. */
export async function recordStatements(
  pool: Pool,
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: [...query.parameters] }),
  })
  await work(db)
  return statements
}
