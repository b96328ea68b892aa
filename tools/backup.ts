// npm run backup [-- --to FILE]: writes all tables and pictures into one file, while the site runs. Without --to, the file is in
// BACKUP_DIR, else in DATA_DIR/backups.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRecordedBackup } from '#server/platform/backup/backups.jobs.ts'
import { datedNameOf } from '#server/platform/backup/dated-names.ts'
import { BackupRefused } from '#server/platform/backup/refused.ts'
import { backupSettingsOf } from '#server/services.ts'
import { runTool, withStorage } from './site/open-storage.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () =>
    stopping.abort(new BackupRefused('The backup was stopped. Nothing of it was kept.')),
  )

await runTool(async config => {
  const folder = config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups')
  const isEncrypted = config.BACKUP_KEY !== undefined
  const path = values.to ? resolve(values.to) : join(folder, datedNameOf(new Date(), { isEncrypted }))
  const onWait = () =>
    console.log('Another backup of this site is running. This one begins when that has ended.')
  const options = { ...backupSettingsOf(config), path, signal: stopping.signal, onWait }
  await withStorage(config, { isAlone: false }, async ({ db, ...storage }) => {
    const { bytes, parts, sha256 } = await makeRecordedBackup(db, storage, options)
    const size = `${(bytes / 1e6).toFixed(1)} MB`
    console.log(`${path}: ${size}, ${parts} files, each read back and right; all of them: ${sha256}`)
    if (!isEncrypted) console.log('It is not encrypted, since BACKUP_KEY is not set.')
  })
})
