import type { Database } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/picture-refusals.ts'
import { holdUploads, measureUsedPictures } from './uploads.queries.ts'
import { photoKey } from './uploads.ts'

const pictureFields = ['image', 'chefImage'] as const
type PictureLimits = Pick<Limits, 'maxPicturesPerMember' | 'maxPictureBytesPerMember'>
type Pictures = Record<(typeof pictureFields)[number], string>

/** The hash in the address of a photo that this site stores. SQL has the same in `upload_key`. */
export const photoHashOf = (address: string): string | undefined =>
  /\/media\/images\/([0-9a-f]{32})-/.exec(address)?.[1]

/** The hashes of the photos that a recipe shows. */
export const photoHashesOf = (recipe: Pictures): string[] =>
  pictureFields.flatMap(field => photoHashOf(recipe[field]) ?? [])

const newPhotoFields = (before: Pictures | undefined, after: Pictures) =>
  pictureFields.filter(field => after[field] !== before?.[field] && photoHashOf(after[field]))

/** Whether the change shows a photo that it did not show before. */
export const isNewPhoto = (before: Pictures, after: Pictures): boolean =>
  newPhotoFields(before, after).length > 0

type PictureChange = {
  ownerId: number
  before: Pictures | undefined
  after: Pictures
  limits: PictureLimits
}

/**
 * Writes a recipe of a member, who is locked. Its photos stay stored meanwhile; one that is not any more is refused, and so
 * is a write after which the member's recipes and drafts would show more of their photos than the site stores for one member.
 */
export function withPictureQuota<Result>(
  db: Database,
  { ownerId, before, after, limits }: PictureChange,
  write: () => Promise<Result>,
): Promise<Result> {
  const photos = newPhotoFields(before, after).map(field => ({ field, address: after[field] }))
  return withPhotos(db, { ownerId, photos, limits }, write)
}

type NewPhotos = {
  ownerId: number
  photos: { field: (typeof pictureFields)[number] | 'photo'; address: string }[]
  limits: PictureLimits
}

/** The same of several, of which some are not shown so far. */
export async function withPhotos<Result>(
  db: Database,
  { ownerId, photos, limits }: NewPhotos,
  write: () => Promise<Result>,
): Promise<Result> {
  const keyed = photos.flatMap(({ field, address }) => {
    const hash = photoHashOf(address)
    return hash ? { field, key: photoKey(hash) } : []
  })
  if (keyed.length === 0) return write()
  const stored = new Set(await holdUploads(db, [...new Set(keyed.map(({ key }) => key))]))
  const missing = keyed.find(({ key }) => !stored.has(key))?.field
  if (missing) throw new Refusal('invalid_request', t.photoIsGone, { fields: { [missing]: t.photoIsGone } })
  const used = await measureUsedPictures(db, ownerId)
  const result = await write()
  const grown = await measureUsedPictures(db, ownerId)
  const isOver =
    (grown.count > used.count && grown.count > limits.maxPicturesPerMember) ||
    (grown.bytes > used.bytes && grown.bytes > limits.maxPictureBytesPerMember)
  if (!isOver) return result
  const sentence = t.tooManyPhotos(limits.maxPicturesPerMember, limits.maxPictureBytesPerMember / 1e6)
  throw new Refusal('limit_reached', sentence, { fields: { [keyed[0]?.field ?? 'image']: sentence } })
}
