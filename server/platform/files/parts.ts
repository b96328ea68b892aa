import { Readable } from 'node:stream'
import type { FileStore } from './store.ts'

/** A large file is stored in parts, because the storage of pictures has no larger files, and each file that is read is in memory. */
const partBytes = 1024 * 1024

export type StoredParts = { parts: number; bytes: number }
type KeyOf = (part: number) => string

export class PartsTooLarge extends Error {}

/** Stores what is written, in parts. Throws PartsTooLarge beyond `maxBytes`. */
export function openParts(files: FileStore, keyOf: KeyOf, maxBytes: number) {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  const stored: StoredParts = { parts: 0, bytes: 0 }
  const store = async () => {
    await files.put(keyOf(stored.parts), Buffer.concat(waiting))
    stored.parts += 1
    waiting = []
    waitingBytes = 0
  }
  return {
    async write(bytes: Uint8Array) {
      stored.bytes += bytes.length
      if (stored.bytes > maxBytes) throw new PartsTooLarge(`beyond ${maxBytes} bytes`)
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes >= partBytes) await store()
    },
    async end(): Promise<StoredParts> {
      if (waitingBytes > 0) await store()
      return stored
    },
  }
}

/** Reads the file, one part after the other, as its reader takes them. */
export const readParts = (files: FileStore, keyOf: KeyOf, parts: number): Readable =>
  Readable.from(
    (async function* () {
      for (let part = 0; part < parts; part += 1) {
        const bytes = await files.findBytes(keyOf(part))
        if (!bytes) throw new Error('A part of a stored file is missing.')
        yield bytes
      }
    })(),
    { objectMode: false, highWaterMark: partBytes },
  )

/** Deletes the parts of a file. A job that broke off has left no count of its parts, so they are looked for until one is missing. */
export async function deleteParts(files: FileStore, keyOf: KeyOf, parts: number): Promise<void> {
  for (let part = 0; part < parts || (await files.exists(keyOf(part))); part += 1)
    await files.delete(keyOf(part))
}
