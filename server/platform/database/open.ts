import type { ClientBase, Pool, PoolConfig } from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { protectOrWarn, releaseForMigrations } from './audit-owner.ts'
import { type Database, endPool, openDatabase, openPool } from './connect.ts'
import { explainConnectionFailure, refuseUnreadableCertificates } from './connection-failures.ts'
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts'
import type { Log } from './embedded/log-file.ts'
import { type Levels, migrate } from './migrate.ts'
import { refuseTransactionPooling } from './transaction-pooling.ts'

type Opened = {
  db: Database
  pool: Pool
  connection: PoolConfig
  /** The connection of a role that may take the audit log back from its owner, for a restore. */
  owner: PoolConfig | undefined
  isEmbedded: boolean
}

export type OpenDatabase = Opened & {
  /** The folders that a PostgreSQL of ours writes to; empty for an external server, of which nothing is known. */
  folders: string[]
  close(): Promise<void>
}

type Options = {
  databaseUrl: string | undefined
  /** AUDIT_OWNER_URL. */
  ownerUrl?: string | undefined
  dataDir: string
  log: Log
  /**
   * True for a program that runs beside another process and may join its PostgreSQL. The other process must supervise its PostgreSQL
   * itself.
   */
  isSecondary?: boolean
  /** Called before a database that has been migrated before is changed. If it rejects, nothing is changed. */
  beforeMigration?: (opened: Opened, levels: Levels) => Promise<void>
  /** Aborts the start of our own PostgreSQL, and the wait for another process's migration. */
  signal?: AbortSignal
}

/**
 * Opens and migrates the database of the settings: an external server's with DATABASE_URL, otherwise the embedded one. Throws StartRefused
 * for a problem that the operator can solve.
 */
export async function openMigratedDatabase({
  databaseUrl,
  ownerUrl,
  dataDir,
  log,
  isSecondary = false,
  beforeMigration,
  signal,
}: Options): Promise<OpenDatabase> {
  if (databaseUrl) refuseUnreadableCertificates(databaseUrl)
  const startOrJoinEmbedded = isSecondary ? joinEmbedded : startEmbedded
  const embedded = databaseUrl
    ? undefined
    : await startOrJoinEmbedded({ dataDir, log, ...(signal && { signal }) })
  const connection: PoolConfig = embedded?.connection ?? { connectionString: databaseUrl ?? '' }
  const owner = embedded?.owner ?? (ownerUrl ? { connectionString: ownerUrl } : undefined)
  const pool = openPool(connection, error =>
    log({ level: 'warn', message: `database connection lost: ${error.message}` }),
  )
  const close = async () => {
    await endPool(pool)
    await embedded?.stop()
  }
  try {
    if (databaseUrl) await refuseTransactionPooling(connection)
    const opened = { db: openDatabase(pool), pool, connection, owner, isEmbedded: embedded !== undefined }
    const applied = await migrate(pool, {
      ...migrationLines(log),
      beforeApply: async (levels, missing) => {
        await beforeMigration?.(opened, levels)
        await releaseForMigrations(opened, missing)
      },
      signal,
    })
    if (applied.length > 0) log({ level: 'info', message: 'migrated', applied })
    await refuseNonUtf8Locale(pool)
    await protectOrWarn(opened, log)
    return { ...opened, folders: embedded?.folders ?? [], close }
  } catch (error) {
    await close()
    throw databaseUrl ? explainConnectionFailure(error) : error
  }
}

const migrationLines = (log: Log) => ({
  onWait: () => log({ level: 'info', message: 'waiting for another Mezani that is migrating this database' }),
  onBusy: () =>
    log({ level: 'info', message: 'a table is in use; its migration is tried again for a minute' }),
  onNewer: (unknown: string[]) =>
    log({
      level: 'warn',
      message: 'a newer Mezani migrated this database; this version works on it',
      unknown,
    }),
})

/** Refuses lc_ctype C: with it, pg_trgm silently drops every letter that is not ASCII, and search would miss such words. */
export async function refuseNonUtf8Locale(pool: Pool | ClientBase): Promise<void> {
  const { rows } = await pool.query<{ trigrams: string[] }>("select show_trgm('è') as trigrams")
  if (rows[0]?.trigrams.length) return
  throw new StartRefused(
    'DATABASE_URL: this database was created with the character type "C", so search would miss every accented letter. Create it with a UTF-8 locale (createdb --template=template0 --locale=C.UTF-8) and name that one.',
  )
}
