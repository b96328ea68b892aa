import { createHash, type Hash } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { openFolder } from '../files/folder.ts'
import { nameOfPart, type PartContent, type PartHead } from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import { exportSite, type SiteStorage } from './backup.ts'
import type { CheckedArchive } from './check-archive.ts'
import { withConnection } from './connect.ts'
import { BackupRefused } from './refused.ts'
import { restoreArchive } from './restore.ts'

/** Restores an archive into a temporary database and folder, and compares every part with the archive's. Throws BackupRefused. */
export async function verifyRestore(archive: CheckedArchive): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-verify-'))
  try {
    // PostgreSQL's own account must be able to enter the folder.
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

async function compare(storage: SiteStorage, { path, key, header }: CheckedArchive): Promise<void> {
  const [saved, restored] = [openDigests(), openDigests()]
  await readArchive(path, key, saved.add)
  await withConnection(storage.connection, client =>
    exportSite(client, { files: storage.files, migrations: header.migrations }, restored.add),
  )
  const [expected, found] = [saved.finish(), restored.finish()]
  const different = [...new Set([...expected.keys(), ...found.keys()])].filter(
    name => expected.get(name) !== found.get(name),
  )
  if (different.length === 0) return
  throw new BackupRefused(
    `What was restored from ${path} differs from it in ${different.length} parts, such as ${different[0]}.`,
  )
}

/** Keeps a SHA-256 by the name of each part, over all content under that name. */
function openDigests() {
  const digests = new Map<string, Hash>()
  return {
    async add(head: PartHead, content: PartContent): Promise<void> {
      const digest = digests.get(nameOfPart(head)) ?? createHash('sha256')
      digests.set(nameOfPart(head), digest)
      for await (const piece of content) digest.update(piece)
    },
    finish: () => new Map([...digests].map(([name, digest]) => [name, digest.digest('hex')])),
  }
}
