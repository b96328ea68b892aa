import { createHash } from 'node:crypto'
import { largestPictureFile } from '#contract/picture-files.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { StoreFailure } from '#server/platform/files/store-failure.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { forEachAtOnce } from '#server/platform/work/for-each-at-once.ts'
import { variantKey } from './media.urls.ts'
import {
  deleteUpload,
  findUploadForUpdate,
  isUploadUsed,
  listUnusedBeyond,
  listUploads,
  lockMember,
  replaceAvatarKey,
  upsertUpload,
} from './uploads.queries.ts'
import { sketchName, type Variant, variantNames } from './variants.ts'

type Services = { db: Database; files: FileStore }

/** Hashes a member's id and picture. Two members never share a file, so deleting a member's file is safe. */
const nameOf = (ownerId: number, bytes: Buffer): string =>
  createHash('sha256').update(`${ownerId} `).update(bytes).digest('hex').slice(0, 32)

/** Returns the key of an uploaded photo with this hash. */
export const photoKey = (hash: string): string => variantKey('images', hash, largestPictureFile)

/**
 * Makes a re-encoded picture the member's avatar and returns its key. A member's avatars are stored and deleted one at a time. So the last
 * one stays intact, and an older avatar is never deleted while the same picture is being stored again.
 */
export async function storeAvatar(services: Services, ownerId: number, bytes: Buffer): Promise<string> {
  const { db, files } = services
  const key = `avatars/${nameOf(ownerId, bytes)}.webp`
  const before = await runTransaction(db, async trx => {
    await lockMember(trx, ownerId)
    await upsertUpload(trx, { key, ownerId, kind: 'avatar', bytes: bytes.length })
    // Stored within the transaction: if that is repeated, the sweep or another upload may have deleted the file in between.
    await files.put(key, bytes)
    return replaceAvatarKey(trx, ownerId, key)
  })
  if (before) await discardAvatar(services, ownerId, before).catch(leaveToSweep)
  return key
}

/** Deletes a picture that is no longer the member's avatar. Deletes the file first, because no query would find a file without a row. */
export const discardAvatar = ({ db, files }: Services, ownerId: number, key: string): Promise<void> =>
  runTransaction(db, async trx => {
    await lockMember(trx, ownerId)
    await findUploadForUpdate(trx, key)
    if (await isUploadUsed(trx, key)) return
    await files.delete(key)
    await deleteUpload(trx, key)
  })

/** Stores all sizes of a photo and returns the key that its URLs are made from. */
export async function storePhoto(
  services: Services & { limits: Limits },
  ownerId: number,
  variants: Variant[],
): Promise<string> {
  const { db, files, limits } = services
  const whole = Buffer.concat(variants.map(({ bytes }) => bytes))
  const hash = nameOf(ownerId, whole)
  const key = photoKey(hash)
  // Stores the row first, so that the sweeps find the files.
  await upsertUpload(db, { key, ownerId, kind: 'image', bytes: whole.length })
  await putVariants(files, 'images', { hash, variants })
  const storedAt = new Date()
  for (const unused of await listUnusedBeyond(db, ownerId, limits.maxUnusedPictures))
    await discardPhoto(services, unused, storedAt).catch(leaveToSweep)
  return key
}

/** Deletes a photo that was stored before then and that its owner does not use. */
export const discardPhoto = ({ db, files }: Services, key: string, storedBefore: Date): Promise<void> =>
  runTransaction(db, async trx => {
    const upload = await findUploadForUpdate(trx, key)
    // Checks the use only with the row locked: a recipe that was being saved held the row until now.
    if (!upload || upload.createdAt > storedBefore || (await isUploadUsed(trx, key))) return
    await deleteVariants(files, 'images', hashIn(key))
    await deleteUpload(trx, key)
  })

/** Deletes all pictures of a member who has left, even if something shows them. */
export async function deletePicturesOf({ db, files }: Services, ownerId: number): Promise<void> {
  for (const key of await listUploads(db, ownerId)) {
    if (key.startsWith('images/')) await deleteVariants(files, 'images', hashIn(key))
    else await files.delete(key)
    await deleteUpload(db, key)
  }
}

const hashIn = (key: string): string => key.slice('images/'.length, key.indexOf('-'))

/** Returns the key of a cover's sketch, which is one of the cover's sizes. */
export const sketchKey = (coverKey: string): string => variantKey('covers', coverKey, sketchName)

/** Deletes all sizes of a drawn cover. */
export const deleteCover = (files: FileStore, coverKey: string): Promise<void> =>
  deleteVariants(files, 'covers', coverKey)

/** Leaves one of Node's four threads for files to others. For a bucket, this is the number of requests at once. */
const filesAtOnce = 3

/** Stores the sizes of one picture. The file that names the picture comes last, so that if it exists, all others exist too. */
export async function putVariants(
  files: FileStore,
  folder: 'covers' | 'images',
  { hash, variants }: { hash: string; variants: readonly Variant[] },
): Promise<void> {
  const put = ({ name, bytes }: Variant) => files.put(variantKey(folder, hash, name), bytes)
  const isLast = ({ name }: Variant) => name === largestPictureFile
  await forEachAtOnce(
    variants.filter(variant => !isLast(variant)),
    filesAtOnce,
    put,
  )
  for (const last of variants.filter(isLast)) await put(last)
}

const deleteVariants = (files: FileStore, folder: 'covers' | 'images', hash: string): Promise<void> =>
  forEachAtOnce(variantNames, filesAtOnce, name => files.delete(variantKey(folder, hash, name)))

/** Ignores a failure of the store. The request itself succeeded. The sweep will delete the older picture, since its row still exists. */
function leaveToSweep(error: unknown): void {
  if (!(error instanceof StoreFailure)) throw error
}
