import { StartRefused } from '../start/start-refused.ts'
import { forEachAtOnce } from '../work/for-each-at-once.ts'
import type { FileStore, StoredFile } from './store.ts'

/** How many pictures are in memory at once, each of them twice. */
const atOnce = 8

/** Numbers of pictures; `others` are those that only the target has. */
export type CopyCounts = { found: number; copied: number; copiedBytes: number; others: number }

type CopyOptions = {
  source: FileStore
  target: FileStore
  /**
   * Whether to read pictures that the target already has, and to replace those that differ. Otherwise, a picture of the same name and size
   * counts as the same.
   */
  isComparing: boolean
  /** Whether to delete each picture from the source once both have been read and are the same. */
  isMoving: boolean
  /** Throws if the target has no room for more. */
  refuseWithoutSpace: () => Promise<void>
  signal: AbortSignal
  /** Called often, with the numbers so far. */
  onProgress: (counts: CopyCounts) => void
}

/**
 * Copies all pictures of one store into another, and reads back each that it writes. It may be ended at any instant: each picture is in the
 * target whole or not at all, and the next run copies the missing ones. The stores change meanwhile if a site runs. Throws what a store
 * throws, the signal's reason, and StartRefused if a picture reads differently from what was written.
 */
export async function copyPictures(options: CopyOptions): Promise<CopyCounts> {
  const { source, target, isMoving, onProgress } = options
  const present = new Map<string, number>()
  for await (const { key, size } of picturesIn(target, options.signal)) present.set(key, size)
  const counts: CopyCounts = { found: 0, copied: 0, copiedBytes: 0, others: present.size }
  await forEachAtOnce(picturesIn(source, options.signal), atOnce, async picture => {
    counts.found += 1
    const size = present.get(picture.key)
    if (size !== undefined) counts.others -= 1
    const isSame = size === picture.size && !options.isComparing && !isMoving
    if (!isSame) await copyOne(picture.key, options, counts)
    onProgress(counts)
  })
  return counts
}

/** Lists the pictures, without what an interrupted write left. */
async function* picturesIn(files: FileStore, signal: AbortSignal): AsyncIterable<StoredFile> {
  for await (const picture of files.list()) {
    signal.throwIfAborted()
    if (!picture.key.startsWith('.')) yield picture
  }
}

async function copyOne(key: string, options: CopyOptions, counts: CopyCounts): Promise<void> {
  const { source, target, isMoving, refuseWithoutSpace } = options
  const bytes = await source.findBytes(key)
  // Deleted since it was listed.
  if (!bytes) return
  if (!(await target.findBytes(key))?.equals(bytes)) {
    await refuseWithoutSpace()
    await target.put(key, bytes)
    if (!(await target.findBytes(key))?.equals(bytes))
      throw new StartRefused(
        `${key} reads differently from what was written. Check where the pictures go to.`,
      )
    counts.copied += 1
    counts.copiedBytes += bytes.length
  }
  if (isMoving) await source.delete(key)
}
