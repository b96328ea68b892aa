import * as limits from '#contract/limits.ts'

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** For the file chooser's `accept`. */
export const acceptedPictureTypes = pictureTypes.join(',')

const megabyte = 1_000_000

/** Why this file cannot be taken, before anything is sent; undefined if it can. */
export function pictureFileError(file: File, maxBytes: number = limits.maxUploadBytes): string | undefined {
  if (!pictureTypes.includes(file.type)) return 'The picture must be a JPEG, PNG or WebP file.'
  if (file.size > maxBytes) return `A picture can have at most ${maxBytes / megabyte} MB.`
  return undefined
}
