import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Database } from '../database/connect.ts'
import type { Levels } from '../database/migrate.ts'
import { describeError } from '../log/serialize-error.ts'
import { StartRefused } from '../start/start-refused.ts'
import type { BackupOptions, BackupResult, SiteStorage } from './backup.ts'
import { makeRecordedBackup } from './backups.jobs.ts'
import { beforeMigrationNameOf, isBeforeMigrationName } from './dated-names.ts'

/** How many of these backups are kept, the newest ones. BACKUP_KEEP applies only to other backups. */
export const keptBeforeMigrations = 3

type Settings = {
  /** The folder for backups. If it is undefined, none is made, which causes a warning. */
  folder: string | undefined
  options: Omit<BackupOptions, 'path'>
  onDone: (result: BackupResult) => void
  onNoFolder: () => void
}

/**
 * Makes a backup of a site that is about to be migrated. The version that has run on the site so far can restore it. Throws StartRefused if
 * the backup cannot be made; nothing must be migrated then.
 */
export async function backUpBeforeMigration(
  { db, pool }: { db: Database; pool: Pool },
  storage: SiteStorage,
  levels: Levels,
  { folder, options, onDone, onNoFolder }: Settings,
): Promise<void> {
  if (!(await hasPeople(pool))) return
  if (folder === undefined) return onNoFolder()
  const path = join(
    folder,
    beforeMigrationNameOf(new Date(), levels, { isEncrypted: options.key !== undefined }),
  )
  const result = await makeRecordedBackup(db, storage, { ...options, path }).catch(error => {
    options.signal?.throwIfAborted()
    throw new StartRefused(
      `Nothing was migrated, because the backup before it could not be made: ${describeError(error).replace(/\.?$/, '.')} Put that right, or start with BACKUP_BEFORE_MIGRATION=off to migrate without one.`,
      { cause: error },
    )
  })
  onDone(result)
  await deleteOlder(folder)
}

/** Checks whether anybody has an account. On a site without accounts, nothing would be missed. */
async function hasPeople(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    'select exists (select from users) or exists (select from admins) as found',
  )
  return rows[0]?.found === true
}

async function deleteOlder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(isBeforeMigrationName).sort().reverse()
  for (const name of names.slice(keptBeforeMigrations)) await rm(join(folder, name), { force: true })
}
