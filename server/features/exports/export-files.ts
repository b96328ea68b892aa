import { Readable } from 'node:stream'
import type { Database } from '#server/platform/database/connect.ts'
import { exportKey, type FileStore } from '#server/platform/files/store.ts'
import { deleteExport, listExportsOf } from './exports.queries.ts'

/** A ZIP is stored in parts, since the storage of pictures has no larger files and each that is read is in memory. */
const partBytes = 1024 * 1024

export type StoredZip = { parts: number; bytes: number }

export class ExportTooLarge extends Error {}

/** Stores what is written in parts. Throws ExportTooLarge beyond `maxBytes`. */
export function openParts(files: FileStore, name: string, maxBytes: number) {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  const stored: StoredZip = { parts: 0, bytes: 0 }
  const store = async () => {
    await files.put(exportKey(name, stored.parts), Buffer.concat(waiting))
    stored.parts += 1
    waiting = []
    waitingBytes = 0
  }
  return {
    async write(bytes: Uint8Array) {
      stored.bytes += bytes.length
      if (stored.bytes > maxBytes) throw new ExportTooLarge(`beyond maxExportBytes=${maxBytes}`)
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes >= partBytes) await store()
    },
    async end(): Promise<StoredZip> {
      if (waitingBytes > 0) await store()
      return stored
    },
  }
}

/** The ZIP, one part after the other as its reader takes them. */
export const readParts = (files: FileStore, { name, parts }: { name: string; parts: number }): Readable =>
  Readable.from(
    (async function* () {
      for (let part = 0; part < parts; part += 1) {
        const bytes = await files.findBytes(exportKey(name, part))
        if (!bytes) throw new Error('A part of a ZIP is missing.')
        yield bytes
      }
    })(),
    { objectMode: false, highWaterMark: partBytes },
  )

/** Those that a broken-off job has stored have no count, so they are looked for until one is missing. */
export async function deleteParts(files: FileStore, name: string, parts: number): Promise<void> {
  for (let part = 0; part < parts || (await files.exists(exportKey(name, part))); part += 1)
    await files.delete(exportKey(name, part))
}

type Stored = { id: number; name: string; parts: number }

/** The files first: one without a row is found by the nightly sweep alone. */
export async function discardExport(
  { db, files }: { db: Database; files: FileStore },
  { id, name, parts }: Stored,
): Promise<void> {
  await deleteParts(files, name, parts)
  await deleteExport(db, id)
}

export async function deleteExportsOf(
  services: { db: Database; files: FileStore },
  userId: number,
): Promise<void> {
  for (const stored of await listExportsOf(services.db, userId)) await discardExport(services, stored)
}
