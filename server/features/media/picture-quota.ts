import type { Database } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/media.ts'
import { holdUploads, measurePictureBytes, type PictureUser } from './uploads.queries.ts'
import { photoKey } from './uploads.ts'

/** The fields of recipes, drafts and diary entries that have the address of a picture. */
const pictureFields = ['image', 'chefImage', 'photo'] as const
type Pictures = { [Field in (typeof pictureFields)[number]]?: string }

/** Returns the hash in the address of a photo that this site stores. Undefined for other addresses. `upload_key` is the same in SQL. */
export const photoHashOf = (address: string): string | undefined =>
  /\/media\/images\/([0-9a-f]{32})-/.exec(address)?.[1]

/** Returns those of the pictures that are photos on this site. */
const photosAmong = (pictures: Pictures) =>
  pictureFields.flatMap(field => {
    const address = pictures[field] ?? ''
    const hash = photoHashOf(address)
    return hash ? { field, address, hash, key: photoKey(hash) } : []
  })

export const photoHashesOf = (pictures: Pictures): string[] => photosAmong(pictures).map(({ hash }) => hash)

const newPhotos = (before: Pictures | undefined, after: Pictures) =>
  photosAmong(after).filter(({ field, address }) => address !== before?.[field])

/** Checks whether a change adds a photo that was not shown before. */
export const isNewPhoto = (before: Pictures, after: Pictures): boolean => newPhotos(before, after).length > 0

type PictureChange = {
  ownerId: number
  /** What is about to be written. */
  shown: readonly Pictures[]
  /** What it replaces. */
  replaced?: (PictureUser & { pictures: Pictures }) | undefined
  limits: Pick<Limits, 'maxPictureBytesPerMember'>
}

/**
 * Refuses photos that are no longer stored, and photos for which the member has no room left. Never refuses a change that adds no photo.
 * The caller must have locked the member. The photos cannot be deleted until the transaction ends.
 */
export async function refusePictures(
  trx: Database,
  { ownerId, shown, replaced, limits }: PictureChange,
): Promise<void> {
  const added = shown.flatMap(pictures => newPhotos(replaced?.pictures, pictures))
  const [first] = added
  if (!first) return
  const stored = new Set(await holdUploads(trx, [...new Set(added.map(({ key }) => key))]))
  const missing = added.find(({ key }) => !stored.has(key))?.field
  if (missing) throw new Refusal('invalid_request', t.photoIsGone, { fields: { [missing]: t.photoIsGone } })
  const keys = shown.flatMap(photosAmong).map(({ key }) => key)
  const then = await measurePictureBytes(trx, ownerId, { keys, replaced })
  if (then <= limits.maxPictureBytesPerMember || then <= (await measurePictureBytes(trx, ownerId))) return
  const sentence = t.noRoomForPhoto(limits.maxPictureBytesPerMember / 1e6)
  throw new Refusal('limit_reached', sentence, { fields: { [first.field]: sentence } })
}
