// npm run restore -- FILE [--replace] [--unmigrated]: checks the whole backup, then puts it into this environment's database and
// pictures. No site may run there. With --unmigrated the tables stay as they were, for the version that made the backup.
// npm run restore -- --verify FILE: restores the backup into a temporary database and folder, and compares them with the backup.
// The site may run meanwhile.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { insertRun } from '#server/platform/backup/backup-runs.queries.ts'
import { checkArchive } from '#server/platform/backup/check-archive.ts'
import { restoreArchive } from '#server/platform/backup/restore.ts'
import { verifyRestore } from '#server/platform/backup/verify-restore.ts'
import { describeError } from '#server/platform/log/serialize-error.ts'
import { runTool, withStorage } from './site/open-storage.ts'

const { values, positionals } = parseArgs({
  options: {
    replace: { type: 'boolean', default: false },
    unmigrated: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [file, ...others] = positionals
if (!file || others.length > 0 || (values.verify && (values.replace || values.unmigrated))) {
  console.error(
    'Say what to do:\n  npm run restore -- FILE\n  npm run restore -- FILE --replace\n  npm run restore -- FILE --unmigrated\n  npm run restore -- --verify FILE',
  )
  process.exitCode = 2
} else {
  const path = resolve(file)
  await runTool(config => (values.verify ? verify(path, config) : restore(path, config)))
}

async function restore(path: string, config: Config): Promise<void> {
  const archive = await checkArchive(path, config.BACKUP_KEY)
  await withStorage(config, { isAlone: true }, storage =>
    restoreArchive(storage, archive, { isReplacing: values.replace, isMigrating: !values.unmigrated }),
  )
  console.log(`Restored: the site as of ${archive.header.createdAt}, ${archive.parts} files. Start it.`)
}

async function verify(path: string, config: Config): Promise<void> {
  const startedAt = new Date()
  const record = async (bytes: number | null, failure: string | null) => {
    const isSuccessful = failure === null
    const run = { kind: 'verified_restore', startedAt, isSuccessful, bytes, failure } as const
    if (config.DATABASE_URL || existsSync(join(config.DATA_DIR, 'postgres')))
      await withStorage(config, { isAlone: false }, ({ db }) => insertRun(db, run))
  }
  try {
    const archive = await checkArchive(path, config.BACKUP_KEY)
    await verifyRestore(archive)
    await record(archive.bytes, null)
    console.log(`Verified: ${path} restores to what was saved, ${archive.parts} files compared.`)
  } catch (error) {
    await record(null, describeError(error))
    throw error
  }
}
