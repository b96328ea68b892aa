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
  const before = await runTransaction(db, async trx => {
    await lockMember(trx, ownerId)
    await upsertUpload(trx, { key, ownerId, kind: 'avatar', bytes: bytes.length })
    // The same file, should the transaction be repeated: between two runs the sweep or another upload may delete it.
    await files.put(key, bytes)
    return replaceAvatarKey(trx, ownerId, key)
  })
  if (before) await discardAvatar(services, ownerId, before).catch(leaveToSweep)
  return key
}

/** Deletes a picture that is not the member's avatar any more. The file goes first: one without a row is found by no query. */
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
  // The row first: the sweeps find what has one.
  await upsertUpload(db, { key, ownerId, kind: 'image', bytes: whole.length })
  await putVariants(files, 'images', { hash, variants })
  const storedAt = new Date()
  for (const unused of await listUnusedBeyond(db, ownerId, limits.maxUnusedPictures))
    await discardPhoto(services, unused, storedAt).catch(leaveToSweep)
  return key
}

/** Deletes a photo that was stored before then and that no recipe of its owner shows. */
export const discardPhoto = ({ db, files }: Services, key: string, storedBefore: Date): Promise<void> =>
  runTransaction(db, async trx => {
    const upload = await findUploadForUpdate(trx, key)
    // A recipe that was being saved held the row; it is asked for only now.
    if (!upload || upload.createdAt > storedBefore || (await isUploadUsed(trx, key))) return
    await deleteVariants(files, 'images', hashIn(key))
    await deleteUpload(trx, key)
  })

/** Deletes all pictures of a member who is gone, whatever shows them. */
export async function deletePicturesOf({ db, files }: Services, ownerId: number): Promise<void> {
  for (const key of await listUploads(db, ownerId)) {
    if (key.startsWith('images/')) await deleteVariants(files, 'images', hashIn(key))
    else await files.delete(key)
    await deleteUpload(db, key)
  }
}

const hashIn = (key: string): string => key.slice('images/'.length, key.indexOf('-'))

/** The file of a cover's sketch, which is one of its sizes. */
export const sketchKey = (coverKey: string): string => variantKey('covers', coverKey, sketchName)

/** Deletes all sizes of a drawn cover. */
export const deleteCover = (files: FileStore, coverKey: string): Promise<void> =>
  deleteVariants(files, 'covers', coverKey)

/** Of Node's four threads for files, one is left to others; a bucket is asked for so many at once. */
const filesAtOnce = 3

/** Stores the sizes of one picture. The file that it is known by comes last, so where that exists, all others do. */
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

/** What was asked for is done and saved; an older picture that a bucket does not delete just then is deleted by the sweep, since its row stays. */
function leaveToSweep(error: unknown): void {
  if (!(error instanceof StoreFailure)) throw error
}
