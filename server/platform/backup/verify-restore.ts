import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { openFolder } from '../files/folder.ts'
import { nameOfPart, type PartContent } from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import { exportSite, type SiteStorage } from './backup.ts'
import type { CheckedArchive } from './check-archive.ts'
import { withConnection } from './connect.ts'
import { BackupRefused } from './refused.ts'
import { restoreArchive } from './restore.ts'

/** Restores an archive into a database and a folder that are thrown away, and compares every part with the archive's. Throws BackupRefused. */
export async function verifyRestore(archive: CheckedArchive): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-verify-'))
  try {
    // PostgreSQL's own account must be able to enter it.
    await chmod(folder, 0o755)
    const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
    const server = await startEmbedded({ dataDir: folder, settings, log: () => undefined })
    try {
      const storage = { connection: server.connection, files: openFolder(join(folder, 'media')) }
      await restoreArchive(storage, archive, { isReplacing: false, isMigrating: false })
      await compare(storage, archive)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function compare(storage: SiteStorage, archive: CheckedArchive): Promise<void> {
  const saved = await digestsOfArchive(archive)
  const restored = await digestsOfSite(storage, archive)
  const different = [...new Set([...saved.keys(), ...restored.keys()])].filter(
    name => saved.get(name) !== restored.get(name),
  )
  if (different.length === 0) return
  throw new BackupRefused(
    `What was restored from ${archive.path} differs from it in ${different.length} parts, such as ${different[0]}.`,
  )
}

/** A SHA-256 of each part, by its name. */
async function digestsOfArchive({ path, passphrase }: CheckedArchive): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  await readArchive(path, passphrase, async (head, content) => {
    digests.set(nameOfPart(head), await digestOf(content))
  })
  return digests
}

async function digestsOfSite(
  { connection, files }: SiteStorage,
  { header: { migrations } }: CheckedArchive,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  await withConnection(connection, client =>
    exportSite(client, { files, migrations }, async (head, content) => {
      digests.set(nameOfPart(head), await digestOf(content))
    }),
  )
  return digests
}

async function digestOf(content: PartContent): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of content) digest.update(piece)
  return digest.digest('hex')
}
