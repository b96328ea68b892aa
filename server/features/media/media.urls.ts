import { kangaSeed } from 'mezani-covers/kanga.ts'
import { initialFile } from '#contract/initials.ts'
import { largestPictureFile } from '#contract/picture-files.ts'

/** URLs of the pictures that this site serves. No path segment may be `upload`, because existing clients rewrite such URLs. */

/** Returns the key of one size of a picture. A client finds the other sizes by changing what follows the hash. */
export const variantKey = (folder: 'covers' | 'images', hash: string, name: string): string =>
  `${folder}/${hash}-${name}`

export const fileUrl = (publicUrl: string, key: string): string => `${publicUrl}/media/${key}`

export const coverUrl = (publicUrl: string, coverKey: string): string =>
  fileUrl(publicUrl, variantKey('covers', coverKey, largestPictureFile))

/** Returns the URL of the member's picture, or of a picture with the name's first letter on the name's colour. */
export const avatarUrl = (publicUrl: string, { key, name }: { key: string | null; name: string }): string =>
  fileUrl(publicUrl, key ?? initialFile(name))

/** Returns the URL of the kanga pattern on the member's profile. */
export const kangaUrl = (publicUrl: string, username: string): string =>
  fileUrl(publicUrl, `kanga/${kangaSeed(username)}.svg`)
