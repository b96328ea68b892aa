import { type FileStore, isPartKey, maxPictureBytes } from '../files/store.ts'
import type { PartContent, WritePart } from './archive-format.ts'
import { BackupRefused } from './refused.ts'
import { digestOf } from './sums.ts'

/** Writes the pictures in the order of their keys, except those in `done`. Returns all keys that there were. */
export async function exportPictures(
  files: FileStore,
  done: ReadonlySet<string>,
  writePart: WritePart,
): Promise<Set<string>> {
  const keys = await listKeys(files)
  for (const key of keys) {
    if (done.has(key)) continue
    const bytes = await files.findBytes(key)
    if (!bytes) continue
    if (bytes.length > maxPictureBytes)
      throw new BackupRefused(
        `Among the pictures is ${key}, with more than ${maxPictureBytes / 2 ** 20} MB, which is none of Mezani's. Move it away.`,
      )
    await writePart({ kind: 'picture', key }, [bytes])
  }
  return new Set(keys)
}

/** Returns the sorted keys, without what an interrupted write left and without the parts of members' ZIPs and imports. */
async function listKeys(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) if (!key.startsWith('.') && !isPartKey(key)) keys.push(key)
  return keys.sort()
}

/** Stores a picture, unless the same one is there already, and reads it back. */
export async function importPicture(files: FileStore, key: string, content: PartContent): Promise<void> {
  const bytes = await gather(content, key)
  if (await isStored(files, key, bytes)) return
  await files.put(key, bytes)
  if (!(await isStored(files, key, bytes)))
    throw new BackupRefused(`The picture ${key} reads differently from what was written. Check that disk.`)
}

async function isStored(files: FileStore, key: string, bytes: Buffer): Promise<boolean> {
  const stored = await files.findBytes(key)
  return stored !== undefined && digestOf(stored) === digestOf(bytes)
}

async function gather(content: PartContent, key: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of content) {
    length += piece.length
    if (length > maxPictureBytes) throw new BackupRefused(`The picture ${key} is too large to be one.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Deletes the pictures whose keys are not in `kept`. */
export async function deleteOtherPictures(files: FileStore, kept: ReadonlySet<string>): Promise<void> {
  for (const key of await listKeys(files)) if (!kept.has(key)) await files.delete(key)
}
