import sharp, { type Sharp } from 'sharp'
import * as limits from '#contract/limits.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import { openQueue } from '#server/platform/work/queue.ts'
import * as t from '#texts/picture-refusals.ts'
import { wrongType } from '#texts/upload-image.ts'
import { type Pixels, toMaster } from './variants.ts'

// Only these three decoders may read untrusted input: no SVG, no GIF, no PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/** A PNG of 31 kB can declare 16,000 × 16,000 pixels; decoding stops before it costs memory. */
const maxPixels = 40e6
const decoding = { limitInputPixels: maxPixels, limitInputChannels: 4, failOn: 'warning', pages: 1 } as const

/** Square, 128 × 128 WebP, cropped to the most salient part; rotated by its EXIF orientation, then stripped of all metadata. */
export const cropAvatar = (bytes: Buffer): Promise<Buffer> =>
  decode(bytes, image =>
    image
      .resize(limits.avatarPx, limits.avatarPx, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
  )

/** The pixels of a recipe's photo, cropped to 3:2; rotated by its EXIF orientation, without metadata. */
export const cropRecipePhoto = (bytes: Buffer): Promise<Pixels> => decode(bytes, toMaster)

/** A plain picture in the dish's colour, served until the cover is drawn. */
export const coverPlaceholder = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: color } })
    .webp({ quality: 50 })
    .toBuffer()

/** Pictures are decoded one at a time: each may need hundreds of megabytes while it lasts. */
const queue = openQueue({ running: 1, waiting: 16 })

const tooBusy = () => new Refusal('unavailable', t.tooManyPictures, { retryAfter: 3 })

async function decode<Result>(bytes: Buffer, work: (image: Sharp) => Promise<Result>): Promise<Result> {
  if (!hasPictureSignature(bytes)) throw new Refusal('unsupported_media_type', wrongType)
  return queue(async () => {
    try {
      return await work(sharp(bytes, decoding).timeout({ seconds: 10 }).autoOrient())
    } catch (cause) {
      throw new Refusal('unreadable_image', t.unreadable, { cause })
    }
  }, tooBusy)
}

function hasPictureSignature(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isJpeg || isPng || isWebp
}
