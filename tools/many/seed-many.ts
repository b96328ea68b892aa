import { readConfig } from '#server/config.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { openMigrated } from '#server/platform/database/open.ts'
import { tellOfWrite } from '#server/platform/database/write-news.ts'
import { writeMany } from './write-many.ts'

/** Adds made-up recipes to the database of this environment, or to the one at the address given. */
export async function seedMany(count: number, databaseUrl: string | undefined): Promise<void> {
  const config = readConfig({ ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  const database = await openMigrated({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    log: ({ level, message }) => level !== 'info' && console.error(message),
    isTool: true,
  })
  const unhurried = {
    statement_timeout: 0,
    query_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  }
  const pool = openPool({ ...database.connection, ...unhurried }, error => console.error(error.message))
  const started = performance.now()
  try {
    await writeMany(pool, count, written => {
      if (written % 50_000 === 0) console.log(`${written.toLocaleString('en')} recipes`)
    })
    await tellOfWrite(pool)
  } finally {
    await pool.end()
    await database.close()
  }
  console.log(
    `${count.toLocaleString('en')} recipes in ${Math.round((performance.now() - started) / 1000)} s`,
  )
}
