import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, PoolConfig } from 'pg'
import { tryAdvisoryLock } from '../database/advisory-lock.ts'
import type { FileStore } from '../files/store.ts'
import { FileNotWritten, openUnfinishedFile } from '../files/unfinished-file.ts'
import type { WritePart } from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import { writeArchive } from './archive-writer.ts'
import { type AppliedMigration, findMigrations } from './catalog.queries.ts'
import { withConnection } from './connect.ts'
import { isBeforeMigrationName, isDatedName } from './dated-names.ts'
import { exportDatabase } from './export-database.ts'
import { openPace } from './pace.ts'
import { exportPictures } from './pictures.ts'
import { BackupRefused } from './refused.ts'

export type SiteStorage = {
  connection: PoolConfig
  /** The connection of a role that may take the audit log back from its owner and give it away again; undefined if there is none. */
  owner?: PoolConfig | undefined
  files: FileStore
}

export type BackupOptions = {
  path: string
  /** The key for encryption: a passphrase or an age identity. If it is undefined, there are only checksums. */
  key: string | undefined
  /** What has to remain free on the disk of the backup. */
  minFreeBytes: number
  /** Whether nobody is served meanwhile. Otherwise the backup rests, to leave the machine to the site. */
  isAlone?: boolean
  /** Ends the backup, which then leaves nothing. */
  signal?: AbortSignal | undefined
  /** Called once if the backup has to wait for another backup of the site. Without this function, it is refused instead. */
  onWait?: (() => void) | undefined
}

export type BackupResult = { path: string; bytes: number; parts: number; sha256: string }

/**
 * Writes one archive of the database and the pictures while the site runs, and reads it back. Only one backup of a database runs at a time.
 * Throws BackupRefused, and leaves nothing, if the archive cannot be completed.
 */
export function makeBackup(storage: SiteStorage, options: BackupOptions): Promise<BackupResult> {
  return withConnection(storage.connection, async client => {
    await takeTurn(client, options)
    const written = await writeBackup(client, storage.files, options).catch(refuse)
    return { path: options.path, ...written }
  })
}

function refuse(error: unknown): never {
  throw error instanceof FileNotWritten ? new BackupRefused(error.message, { cause: error.cause }) : error
}

const turnMs = 1_000

async function takeTurn(client: Client, { signal, onWait }: BackupOptions): Promise<void> {
  for (let isTold = false; !(await tryAdvisoryLock(client, 'backup')); isTold = true) {
    if (!onWait) throw new BackupRefused('Another backup of this site is running. Wait for its end.')
    if (!isTold) onWait()
    await sleep(turnMs)
    signal?.throwIfAborted()
  }
}

async function writeBackup(client: Client, files: FileStore, options: BackupOptions) {
  const { path, key, minFreeBytes, isAlone = false, signal } = options
  const migrations = await getMigrations(client)
  const file = await openUnfinishedFile(path, {
    minFreeBytes,
    what: 'backup',
    isOurs: name => isDatedName(name) || isBeforeMigrationName(name),
  })
  try {
    const rest = isAlone ? async () => undefined : openPace()
    const write = async (bytes: Buffer) => {
      signal?.throwIfAborted()
      await file.write(bytes)
    }
    const header = { createdAt: new Date().toISOString(), migrations }
    const { parts, sha256 } = await writeArchive({ header, key, write, rest }, writePart =>
      exportSite(client, { files, migrations }, writePart),
    )
    const bytes = await file.sync()
    const reread = await readArchive(file.path, key, async (_, content) => {
      signal?.throwIfAborted()
      for await (const _ of content) await rest()
    })
    if (reread.sha256 !== sha256) throw new BackupRefused(`${path} reads differently from what was written.`)
    await file.finish()
    return { bytes, parts, sha256 }
  } finally {
    await file.discard()
  }
}

/**
 * Exports every part of the site, always in the same order. Pictures come before the tables, and new pictures after them, so that a row is
 * saved together with its picture. Either may still be deleted meanwhile.
 */
export async function exportSite(
  client: Client,
  { files, migrations }: { files: FileStore; migrations: AppliedMigration[] },
  writePart: WritePart,
): Promise<void> {
  const early = await exportPictures(files, new Set(), writePart)
  await exportDatabase(client, migrations, writePart)
  await exportPictures(files, early, writePart)
}

async function getMigrations(client: Client): Promise<AppliedMigration[]> {
  const migrations = await findMigrations(client)
  if (migrations) return migrations
  throw new BackupRefused('There is no Mezani in this database, so there is nothing to back up.')
}
