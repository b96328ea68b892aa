import { readMigrations } from '../database/migrate.ts'
import type { ArchiveSummary, JobsHead } from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import type { AppliedMigration } from './catalog.queries.ts'
import { BackupRefused } from './refused.ts'

export type CheckedArchive = ArchiveSummary & {
  path: string
  key: string | undefined
  /** The queues of the background jobs that wait in it; undefined if the site had no queue. */
  queues: string[] | undefined
}

/**
 * Reads a whole archive without touching anything else. Throws BackupRefused if a byte differs from what was written, or if this version
 * cannot restore the archive.
 */
export async function checkArchive(path: string, key: string | undefined): Promise<CheckedArchive> {
  const known = await readMigrations()
  let jobs: JobsHead | undefined
  const summary = await readArchive(path, key, async (head, _, header) => {
    refuseUnknownMigrations(path, header.migrations, known)
    if (head.kind === 'jobs') jobs = head
  })
  return { ...summary, path, key, queues: jobs?.queues }
}

function refuseUnknownMigrations(path: string, applied: AppliedMigration[], known: AppliedMigration[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of applied) {
    if (!checksums.has(name))
      throw new BackupRefused(
        `${path} was made by a newer Mezani (it has the migration ${name}). Restore it with that version; nothing was changed.`,
      )
    if (checksums.get(name) !== checksum)
      throw new BackupRefused(
        `${path} was made with another form of the migration ${name}. Restore it with the version that made it; nothing was changed.`,
      )
  }
}
