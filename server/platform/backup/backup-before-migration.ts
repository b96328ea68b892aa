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

/** Of these backups the newest stay, whatever BACKUP_KEEP says of the others. */
export const keptBeforeMigrations = 3

type Settings = {
  /** Where backups are made; undefined: nowhere, which is a warning. */
  folder: string | undefined
  options: Omit<BackupOptions, 'path'>
  onDone: (result: BackupResult) => void
  onNoFolder: () => void
}

/**
 * Makes a backup of a site that is about to be migrated, which the version that ran on it so far restores. Throws StartRefused where it cannot
 * be made, and then nothing is to be migrated.
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

/** Whether anybody has an account; of a site without, nothing would be missed. */
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
