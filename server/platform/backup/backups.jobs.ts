import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { DB } from '../database/schema.ts'
import type { Job } from '../jobs/jobs.ts'
import { describeError } from '../log/serialize-error.ts'
import { type BackupOptions, type BackupResult, makeBackup, type SiteStorage } from './backup.ts'
import { findBackupStatus, insertRun } from './backup-runs.queries.ts'
import { datedNameOf, isDatedName } from './dated-names.ts'

/** How often and where backups are made, and how many are kept. */
export type BackupSchedule = { folder: string; everyMs: number; keep: number }

type Services = {
  db: Kysely<DB>
  storage: SiteStorage
  schedule: BackupSchedule | undefined
  settings: Omit<BackupOptions, 'path'>
  onDone: (result: BackupResult) => void
}

/** A failed backup is not tried again before this time. */
const retryMs = 3_600_000
/** Allows for a cron tick that comes early. */
const toleranceMs = 30_000
const maxBackupSeconds = 6 * 3600

/** Checks every minute whether a backup is due. A site that was off when one was due makes it at its next start. */
export const backupJobs = (services: Services): Job<never>[] => [
  {
    name: 'scheduled-backup',
    retries: 0,
    retryDelaySeconds: 1,
    maxSeconds: maxBackupSeconds,
    schedule: services.schedule ? '* * * * *' : null,
    run: () => makeDueBackup(services),
  },
]

async function makeDueBackup({ db, storage, schedule, settings, onDone }: Services): Promise<void> {
  if (!schedule || !(await isDue(db, schedule))) return
  const isEncrypted = settings.key !== undefined
  const path = join(schedule.folder, datedNameOf(new Date(), { isEncrypted }))
  const result = await makeRecordedBackup(db, storage, { ...settings, path }).catch(error => {
    // The site is being stopped; it makes this backup at its next start.
    if (!settings.signal?.aborted) throw error
  })
  if (!result) return
  onDone(result)
  await deleteOldBackups(schedule)
}

async function isDue(db: Kysely<DB>, { everyMs }: BackupSchedule): Promise<boolean> {
  const { last, lastSuccessful } = (await findBackupStatus(db)).backup
  const ageOf = (time: Date | undefined) => (time ? Date.now() - time.getTime() : Number.POSITIVE_INFINITY)
  const isOld = ageOf(lastSuccessful?.startedAt) > everyMs - toleranceMs
  return isOld && ageOf(last?.startedAt) > Math.min(everyMs, retryMs) - toleranceMs
}

/** Makes a backup and records how it ended, unless it was stopped with the site. */
export async function makeRecordedBackup(
  db: Kysely<DB>,
  storage: SiteStorage,
  options: BackupOptions,
): Promise<BackupResult> {
  const startedAt = new Date()
  const record = (bytes: number | null, failure: string | null) =>
    insertRun(db, { kind: 'backup', startedAt, isSuccessful: failure === null, bytes, failure })
  try {
    const result = await makeBackup(storage, options)
    await record(result.bytes, null)
    return result
  } catch (error) {
    if (!options.signal?.aborted) await record(null, describeError(error))
    throw error
  }
}

/** Keeps the newest backups. It runs once a newer one is complete, so a good one is always left. Other files are not touched. */
async function deleteOldBackups({ folder, keep }: BackupSchedule): Promise<void> {
  const names = (await readdir(folder)).filter(isDatedName).sort().reverse()
  for (const name of names.slice(keep)) await rm(join(folder, name), { force: true })
}
