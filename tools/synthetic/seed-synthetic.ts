import { readConfig } from '#server/config.ts'
import { notifyCacheInvalidation } from '#server/platform/database/cache-invalidation.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { openMigratedDatabase } from '#server/platform/database/open.ts'
import { insertSyntheticRecipes } from './insert-synthetic.ts'

/** Adds synthetic recipes to the database of this environment, or to the one at the given URL. */
export async function seedSyntheticRecipes(count: number, databaseUrl: string | undefined): Promise<void> {
  const config = readConfig({ ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  const database = await openMigratedDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    log: ({ level, message }) => level !== 'info' && console.error(message),
    isSecondary: true,
  })
  const withoutTimeouts = {
    statement_timeout: 0,
    query_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  }
  const pool = openPool({ ...database.connection, ...withoutTimeouts }, error => console.error(error.message))
  const started = performance.now()
  try {
    await insertSyntheticRecipes(pool, count, written => {
      if (written % 50_000 === 0) console.log(`${written.toLocaleString('en')} recipes`)
    })
    await notifyCacheInvalidation(pool)
  } finally {
    await pool.end()
    await database.close()
  }
  console.log(
    `${count.toLocaleString('en')} recipes in ${Math.round((performance.now() - started) / 1000)} s`,
  )
}
