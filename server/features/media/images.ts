import sharp, { type Sharp } from 'sharp'
import { avatarPx } from '#contract/limits.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { openFairQueue } from '#server/platform/work/fair-queue.ts'
import type { Sender } from '#server/platform/work/sender.ts'
import * as t from '#texts/picture-refusals.ts'
import { wrongType } from '#texts/upload-image.ts'
import { dominantColor, encodeVariants, masterSize, toMaster, type Variant } from './variants.ts'

// Only these three decoders may read untrusted input: no SVG, no GIF, no PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/** A PNG of 31 kB can declare 16,000 × 16,000 pixels; decoding stops before it costs memory. */
const maxPixels = 40e6
const maxSeconds = 10
const decoding = { limitInputPixels: maxPixels, limitInputChannels: 4, failOn: 'warning', pages: 1 } as const

const avatarSize = { width: avatarPx, height: avatarPx }

/** A plain picture in the dish's colour, served until the cover is drawn. */
export const coverPlaceholder = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: color } })
    .webp({ quality: 50 })
    .toBuffer()

export type ProcessedPhoto = { variants: Variant[]; color: string }

/** Pictures that members send; each throws a refusal for one that is none, is damaged or too large, or where too many wait. */
export type PictureProcessing = {
  /** Square, 128 × 128 WebP, cropped to the most salient part; rotated by its EXIF orientation, then stripped of all metadata. */
  cropAvatar(sender: Sender, bytes: Buffer): Promise<Buffer>
  /** All sizes of a recipe's photo, cropped to 3:2; rotated by its EXIF orientation, without metadata. `color` is #rrggbb. */
  processPhoto(sender: Sender, bytes: Buffer): Promise<ProcessedPhoto>
}

export function openPictureProcessing(queueLimits: Limits['pictureQueue']): PictureProcessing {
  // From decoding to the last encoding, so that one thread of the pool is busy with pictures and the others are left to logins.
  const queue = openFairQueue(queueLimits)
  const processInTurn = <Result>(sender: Sender, bytes: Buffer, work: PictureWork<Result>) => {
    if (!hasPictureSignature(bytes)) throw new Refusal('unsupported_media_type', wrongType)
    return queue(sender, () => processPicture(bytes, work), tooBusy)
  }
  return {
    cropAvatar: async (sender, bytes) => processInTurn(sender, bytes, avatarWork),
    processPhoto: async (sender, bytes) => processInTurn(sender, bytes, photoWork),
  }
}

type PictureWork<Result> = { frame: Size; encode: (image: Sharp) => Promise<Result> }

const avatarWork: PictureWork<Buffer> = {
  frame: avatarSize,
  encode: image =>
    image
      .resize({ ...avatarSize, fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
}

const photoWork: PictureWork<ProcessedPhoto> = {
  frame: masterSize,
  encode: async image => {
    const pixels = await toMaster(image)
    return { variants: await encodeVariants(pixels), color: await dominantColor(pixels) }
  },
}

const tooBusy = () =>
  new Refusal('unavailable', t.tooManyPictures, { retryAfter: 3 + Math.floor(Math.random() * 5) })

async function processPicture<Result>(
  bytes: Buffer,
  { frame, encode }: PictureWork<Result>,
): Promise<Result> {
  try {
    await refuseStrip(bytes, frame)
    return await encode(sharp(bytes, decoding).timeout({ seconds: maxSeconds }).autoOrient())
  } catch (cause) {
    throw new Refusal('unreadable_image', t.unreadable, { cause })
  }
}

type Size = { width: number; height: number }

/** A strip is enlarged until its short side fills the frame: 262,000 × 32 pixels would become ten million wide. */
async function refuseStrip(bytes: Buffer, frame: Size): Promise<void> {
  const { width, height } = (await sharp(bytes, decoding).metadata()).autoOrient
  const scale = Math.max(frame.width / width, frame.height / height)
  if (width * height * scale ** 2 > maxPixels)
    throw new Error(`A picture of ${width} × ${height} is a strip.`)
}

function hasPictureSignature(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isJpeg || isPng || isWebp
}
