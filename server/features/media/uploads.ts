import { createHash } from 'node:crypto'
import * as limits from '#contract/limits.ts'
import { largestPictureFile } from '#contract/picture-files.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { variantKey } from './media.urls.ts'
import {
  deleteUpload,
  findAvatarKey,
  findUploadForUpdate,
  isUploadUsed,
  listUnusedBeyond,
  lockMember,
  replaceAvatarKey,
  upsertUpload,
} from './uploads.queries.ts'
import { type Variant, variantNames } from './variants.ts'

type Services = { db: Database; files: FileStore }

/** A hash of a member's picture and id: two members never share a file, so deleting one's is safe. */
const nameOf = (ownerId: number, bytes: Buffer): string =>
  createHash('sha256').update(`${ownerId} `).update(bytes).digest('hex').slice(0, 32)

/** The key that an uploaded photo has by its hash. */
export const photoKey = (hash: string): string => variantKey('images', hash, largestPictureFile)

/**
 * Makes a re-encoded picture the member's avatar and returns its key. One member's avatars are stored and deleted one at a
 * time: the last one stays whole, and an older one's deletion never meets the same picture being stored again.
 */
export async function storeAvatar(services: Services, ownerId: number, bytes: Buffer): Promise<string> {
  const { db, files } = services
  const key = `avatars/${nameOf(ownerId, bytes)}.webp`
  const before = await db.transaction().execute(async trx => {
    await lockMember(trx, ownerId)
    await upsertUpload(trx, { key, ownerId, kind: 'avatar', bytes: bytes.length })
    await files.put(key, bytes)
    return replaceAvatarKey(trx, ownerId, key)
  })
  if (before) await discardAvatar(services, ownerId, before)
  return key
}

/** Deletes a picture that is not the member's avatar any more. The file goes first: one without a row is found by no query. */
export const discardAvatar = ({ db, files }: Services, ownerId: number, key: string): Promise<void> =>
  db.transaction().execute(async trx => {
    await lockMember(trx, ownerId)
    if ((await findAvatarKey(trx, ownerId)) === key) return
    await files.delete(key)
    await deleteUpload(trx, key)
  })

/** Stores all sizes of a photo and returns the key that its URLs are made from. */
export async function storePhoto(services: Services, ownerId: number, variants: Variant[]): Promise<string> {
  const { db, files } = services
  const whole = Buffer.concat(variants.map(({ bytes }) => bytes))
  const hash = nameOf(ownerId, whole)
  const key = photoKey(hash)
  // The row first: the sweeps find what has one.
  await upsertUpload(db, { key, ownerId, kind: 'image', bytes: whole.length })
  for (const { name, bytes } of variants) await files.put(variantKey('images', hash, name), bytes)
  const storedAt = new Date()
  for (const unused of await listUnusedBeyond(db, ownerId, limits.maxUnusedPictures))
    await discardPhoto(services, unused, storedAt)
  return key
}

/** Deletes a photo that was stored before then and that no recipe of its owner shows. */
export const discardPhoto = ({ db, files }: Services, key: string, storedBefore: Date): Promise<void> =>
  db.transaction().execute(async trx => {
    const upload = await findUploadForUpdate(trx, key)
    // A recipe that was being saved held the row; it is asked for only now.
    if (!upload || upload.createdAt > storedBefore || (await isUploadUsed(trx, key))) return
    const hash = key.slice('images/'.length, key.indexOf('-'))
    for (const name of variantNames) await files.delete(variantKey('images', hash, name))
    await deleteUpload(trx, key)
  })

/** Deletes all sizes of a drawn cover. */
export async function deleteCover(files: FileStore, coverKey: string): Promise<void> {
  for (const name of variantNames) await files.delete(variantKey('covers', coverKey, name))
}
