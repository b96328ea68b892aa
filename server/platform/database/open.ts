import type { Pool, PoolConfig } from 'pg'
import { type Database, openDatabase, openPool } from './connect.ts'
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts'
import type { Log } from './embedded/log-file.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = {
  db: Database
  pool: Pool
  connection: PoolConfig
  isEmbedded: boolean
  close(): Promise<void>
}

type Options = {
  databaseUrl: string | undefined
  dataDir: string
  log: Log
  /** A tool may join the PostgreSQL of a running Mezani; the server must supervise its own. */
  isTool?: boolean
  /** Aborts the start of our own PostgreSQL. */
  signal?: AbortSignal
}

/** The migrated database of the settings: an external server's with DATABASE_URL, else the embedded one. */
export async function openMigratedDatabase({
  databaseUrl,
  dataDir,
  log,
  isTool = false,
  signal,
}: Options): Promise<OpenDatabase> {
  const startOrJoinEmbedded = isTool ? joinEmbedded : startEmbedded
  const embedded = databaseUrl
    ? undefined
    : await startOrJoinEmbedded({ dataDir, log, ...(signal && { signal }) })
  const connection: PoolConfig = embedded?.connection ?? { connectionString: databaseUrl ?? '' }
  const pool = openPool(connection, error =>
    log({ level: 'warn', message: `database connection lost: ${error.message}` }),
  )
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    const onWait = () =>
      log({ level: 'info', message: 'waiting for another Mezani that is migrating this database' })
    const applied = await migrate(pool, { onWait })
    if (applied.length > 0) log({ level: 'info', message: 'migrated', applied })
    await refuseNonUtf8Locale(pool)
    return { db: openDatabase(pool), pool, connection, isEmbedded: embedded !== undefined, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** With lc_ctype C, pg_trgm silently drops every letter that is not ASCII, and search would miss such words. */
async function refuseNonUtf8Locale(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ trigrams: string[] }>("select show_trgm('è') as trigrams")
  if (rows[0]?.trigrams.length) return
  throw new Error(
    'This database was created with the character type "C", so search would miss every accented letter. Create it with a UTF-8 locale (createdb --template=template0 --locale=C.UTF-8) and set DATABASE_URL to that one.',
  )
}
