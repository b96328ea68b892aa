import { createHash } from 'node:crypto'
import { largestPictureFile } from '#contract/picture-files.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { deleteUpload, insertUpload } from './media.queries.ts'
import { variantKey } from './media.urls.ts'
import type { Variant } from './variants.ts'

type Services = { db: Database; files: FileStore }

/** A hash of a member's picture and id: two members never share a file, so deleting one's is safe. */
const nameOf = (ownerId: number, bytes: Buffer): string =>
  createHash('sha256').update(`${ownerId} `).update(bytes).digest('hex').slice(0, 32)

/** Stores a re-encoded avatar and returns its key. The row is inserted first: a file without a row would never be cleaned up. */
export async function storeAvatar({ db, files }: Services, ownerId: number, bytes: Buffer): Promise<string> {
  const key = `avatars/${nameOf(ownerId, bytes)}.webp`
  await insertUpload(db, { key, ownerId, kind: 'avatar' })
  await files.put(key, bytes)
  return key
}

/** Stores all sizes of a photo and returns the key that its URLs are made from. */
export async function storePhoto(
  { db, files }: Services,
  ownerId: number,
  variants: Variant[],
): Promise<string> {
  const hash = nameOf(ownerId, Buffer.concat(variants.map(({ bytes }) => bytes)))
  const key = variantKey('images', hash, largestPictureFile)
  await insertUpload(db, { key, ownerId, kind: 'image' })
  for (const { name, bytes } of variants) await files.put(variantKey('images', hash, name), bytes)
  return key
}

/** Removes an avatar that nothing refers to any more. */
export async function deleteAvatar({ db, files }: Services, key: string): Promise<void> {
  await files.delete(key)
  await deleteUpload(db, key)
}
