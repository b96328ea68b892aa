import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { type FileStore, isPartKey } from '#server/platform/files/store.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import {
  deleteUpload,
  findKnownCovers,
  findKnownParts,
  findKnownUploads,
  findUploadForUpdate,
  listUnused,
} from './uploads.queries.ts'
import { deleteCover, discardAvatar, discardPhoto, photoKey } from './uploads.ts'

type Services = { db: Database; files: FileStore }
type SweepServices = Services & { limits: Limits }

const hourMs = 3_600_000
const batchSize = 200

/** Pictures that a recipe no longer shows: the hashes of photos, and the key of its drawn cover. */
export type Discarded = { photos: string[]; coverKey: string | undefined }

/** Deletes the photos that were stored before then and that their owner no longer uses, and the cover if no other recipe has it. */
export async function discardPictures(
  services: Services,
  { photos, coverKey }: Discarded,
  storedBefore: Date,
): Promise<void> {
  for (const hash of photos) await discardPhoto(services, photoKey(hash), storedBefore)
  if (coverKey && !(await findKnownCovers(services.db, [coverKey])).has(coverKey))
    await deleteCover(services.files, coverKey)
}

/** Deletes uploads that nothing uses, some time after they were stored. */
export async function sweepUnusedUploads(services: SweepServices): Promise<void> {
  const { unusedPictureHours } = services.limits
  const before = new Date(Date.now() - unusedPictureHours * hourMs)
  for (;;) {
    const keys = await listUnused(services.db, unusedPictureHours, batchSize)
    for (const key of keys) await discardUpload(services, key, before)
    if (keys.length < batchSize) return
  }
}

async function discardUpload(services: Services, key: string, before: Date): Promise<void> {
  if (key.startsWith('images/')) return discardPhoto(services, key, before)
  const upload = await runTransaction(services.db, trx => findUploadForUpdate(trx, key))
  if (!upload) return
  if (upload.ownerId !== null) return discardAvatar(services, upload.ownerId, key)
  await services.files.delete(key)
  await deleteUpload(services.db, key)
}

/**
 * Deletes files that the database does not know, including what an interrupted write or an older version left behind. Keeps recent files,
 * because a file that is being stored may have no row yet.
 */
export async function sweepUnknownFiles({ db, files, limits }: SweepServices): Promise<void> {
  const before = Date.now() - limits.unusedPictureHours * hourMs
  let batch: string[] = []
  const sweep = async () => {
    for (const key of await listUnknown(db, batch)) {
      const writtenAt = await files.findWrittenAt(key)
      if (writtenAt && writtenAt.getTime() < before) await files.delete(key)
    }
    batch = []
  }
  for await (const { key } of files.list()) {
    batch.push(key)
    if (batch.length === batchSize) await sweep()
  }
  if (batch.length > 0) await sweep()
}

async function listUnknown(db: Database, keys: string[]): Promise<string[]> {
  const [uploads, covers, parts] = await Promise.all([
    findKnownUploads(db, keys.map(uploadKeyOf)),
    findKnownCovers(db, keys.map(hashOf)),
    findKnownParts(db, keys.map(hashOf)),
  ])
  return keys.filter(key => {
    if (isPartKey(key)) return !parts.has(hashOf(key))
    return !(key.startsWith('covers/') ? covers.has(hashOf(key)) : uploads.has(uploadKeyOf(key)))
  })
}

const hashOf = (key: string) => /[0-9a-f]{32}/.exec(key)?.[0] ?? ''
const uploadKeyOf = (key: string) => (key.startsWith('images/') ? photoKey(hashOf(key)) : key)
