import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'

type Upload = { kind: 'avatar' | 'image'; ownerId: number; bytes: Buffer }

/** Stores a re-encoded picture under its own hash. The row comes first: a file without a row would never be swept. */
export async function storeUpload(
  db: Database,
  files: FileStore,
  { kind, ownerId, bytes }: Upload,
): Promise<string> {
  const key = `${kind}s/${createHash('sha256').update(ownerId.toString()).update(bytes).digest('hex').slice(0, 32)}.webp`
  await db
    .insertInto('uploads')
    .values({ key, owner_id: ownerId, kind })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await files.put(key, bytes)
  return key
}

/** Removes a picture that nothing refers to any more. */
export async function dropUpload(db: Database, files: FileStore, key: string): Promise<void> {
  await files.delete(key)
  await db.deleteFrom('uploads').where('key', '=', key).execute()
}
