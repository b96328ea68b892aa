import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolConfig } from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { type Database, openDatabase, openPool } from './connect.ts'
import { explainConnectionFailure, refuseUnreadableCertificates } from './connection-failures.ts'
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts'
import type { Log } from './embedded/log-file.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = {
  db: Database
  pool: Pool
  connection: PoolConfig
  isEmbedded: boolean
  /** What a PostgreSQL of ours writes to; of an outer one nothing is known. */
  folders: string[]
  close(): Promise<void>
}

type Options = {
  databaseUrl: string | undefined
  dataDir: string
  log: Log
  /** A tool may join the PostgreSQL of a running Mezani; the server must supervise its own. */
  isTool?: boolean
  /** Aborts the start of our own PostgreSQL, and the wait for another's migration. */
  signal?: AbortSignal
}

/**
 * The migrated database of the settings: an external server's with DATABASE_URL, else the embedded one. Throws
 * StartRefused where the operator can put it right.
 */
export async function openMigratedDatabase({
  databaseUrl,
  dataDir,
  log,
  isTool = false,
  signal,
}: Options): Promise<OpenDatabase> {
  if (databaseUrl) refuseUnreadableCertificates(databaseUrl)
  const startOrJoinEmbedded = isTool ? joinEmbedded : startEmbedded
  const embedded = databaseUrl
    ? undefined
    : await startOrJoinEmbedded({ dataDir, log, ...(signal && { signal }) })
  const connection: PoolConfig = embedded?.connection ?? { connectionString: databaseUrl ?? '' }
  const pool = openPool(connection, error =>
    log({ level: 'warn', message: `database connection lost: ${error.message}` }),
  )
  const close = async () => {
    await endPool(pool)
    await embedded?.stop()
  }
  try {
    const onWait = () =>
      log({ level: 'info', message: 'waiting for another Mezani that is migrating this database' })
    const applied = await migrate(pool, { onWait, signal })
    if (applied.length > 0) log({ level: 'info', message: 'migrated', applied })
    await refuseNonUtf8Locale(pool)
    return {
      db: openDatabase(pool),
      pool,
      connection,
      isEmbedded: embedded !== undefined,
      folders: embedded?.folders ?? [],
      close,
    }
  } catch (error) {
    await close()
    throw databaseUrl ? explainConnectionFailure(error) : error
  }
}

const endTimeoutMs = 2_000

/** A server that does not answer is not waited for: without its part the connections would never count as closed. */
async function endPool(pool: Pool): Promise<void> {
  const ended = new AbortController()
  const timeout = sleep(endTimeoutMs, undefined, { signal: ended.signal }).catch(() => undefined)
  await Promise.race([pool.end().finally(() => ended.abort()), timeout])
}

/** With lc_ctype C, pg_trgm silently drops every letter that is not ASCII, and search would miss such words. */
async function refuseNonUtf8Locale(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ trigrams: string[] }>("select show_trgm('è') as trigrams")
  if (rows[0]?.trigrams.length) return
  throw new StartRefused(
    'DATABASE_URL: this database was created with the character type "C", so search would miss every accented letter. Create it with a UTF-8 locale (createdb --template=template0 --locale=C.UTF-8) and name that one.',
  )
}
