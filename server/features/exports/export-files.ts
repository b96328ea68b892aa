import type { Database } from '#server/platform/database/connect.ts'
import { deleteParts } from '#server/platform/files/parts.ts'
import { exportKey, type FileStore } from '#server/platform/files/store.ts'
import { deleteExport, listExportsOf } from './exports.queries.ts'

type Stored = { id: number; name: string; parts: number }

/** Deletes an export. Deletes its files first, because only the nightly sweep would find files without a row. */
export async function discardExport(
  { db, files }: { db: Database; files: FileStore },
  { id, name, parts }: Stored,
): Promise<void> {
  await deleteParts(files, exportKey(name), parts)
  await deleteExport(db, id)
}

export async function deleteExportsOf(
  services: { db: Database; files: FileStore },
  userId: number,
): Promise<void> {
  for (const stored of await listExportsOf(services.db, userId)) await discardExport(services, stored)
}
