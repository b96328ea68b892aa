import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { avatarPx } from '#contract/limits.ts'
import { type PictureFormat, pictureFormatOf } from '#contract/picture-formats.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { openFairQueue } from '#server/platform/work/fair-queue.ts'
import { openProcessPool, ProcessEnded } from '#server/platform/work/process-pool.ts'
import type { Sender } from '#server/platform/work/sender.ts'
import * as t from '#texts/media.ts'
import type { HeicAnswer, HeicRequest } from './heic/messages.ts'
import { maxPixels, type PictureSize } from './picture-size.ts'
import { dominantColor, encodeVariants, masterSize, toMaster, type Variant } from './variants.ts'

// Only these three decoders may read untrusted input in this process: no SVG, no GIF, no PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const maxSeconds = 10
const decoding = { limitInputPixels: maxPixels, limitInputChannels: 4, pages: 1 } as const
const heicBounds = { maxMs: 20_000, maxMemoryMb: 128, isSingleUse: true }

const avatarSize = { width: avatarPx, height: avatarPx }

/** Makes a plain picture in the dish's colour, served until the cover is drawn. It is square, so that a page knows to request it again. */
export const coverPlaceholder = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: color } })
    .webp({ quality: 50 })
    .toBuffer()

export type ProcessedPhoto = { variants: Variant[]; color: string }

/** Processes pictures that members send. Throws a Refusal if the file is no picture, damaged or too large, or if too many wait. */
export type PictureProcessing = {
  /** Makes a 128 × 128 WebP of the most salient part, rotated by its EXIF orientation, then stripped of all metadata. */
  cropAvatar(sender: Sender, bytes: Buffer): Promise<Buffer>
  /** Makes all sizes of a recipe's photo: cropped to 3:2, rotated by its EXIF orientation, without metadata. `color` is #rrggbb. */
  processPhoto(sender: Sender, bytes: Buffer): Promise<ProcessedPhoto>
  close(): void
}

export function openPictureProcessing(queueLimits: Limits['pictureQueue']): PictureProcessing {
  // Covers everything from decoding to the last encoding, so that pictures occupy one thread of the pool and logins have the others.
  const queue = openFairQueue(queueLimits)
  const heic = openProcessPool<HeicRequest, HeicAnswer>(
    join(import.meta.dirname, 'heic/decode.ts'),
    heicBounds,
  )

  async function toPng(bytes: Buffer): Promise<Buffer> {
    const answer = await heic.ask({ bytes }).catch((error: unknown) => {
      throw error instanceof ProcessEnded ? unreadable(t.takesTooLong, error) : error
    })
    if ('tooLarge' in answer) throw tooManyPixels(answer.tooLarge)
    if ('fault' in answer) throw unreadable(answer.fault === 'damaged' ? t.damaged : t.unsupportedHeic)
    return answer.png
  }

  async function processPicture<Result>(
    bytes: Buffer,
    format: PictureFormat,
    work: PictureWork<Result>,
  ): Promise<Result> {
    return format === 'heic'
      ? encodePicture(await toPng(bytes), 'png', work)
      : encodePicture(bytes, format, work)
  }

  const processInTurn = <Result>(sender: Sender, bytes: Buffer, work: PictureWork<Result>) => {
    const format = pictureFormatOf(bytes)
    if (!format) throw new Refusal('unsupported_media_type', t.wrongType)
    return queue(sender, () => processPicture(bytes, format, work), tooBusy)
  }
  return {
    cropAvatar: async (sender, bytes) => processInTurn(sender, bytes, avatarWork),
    processPhoto: async (sender, bytes) => processInTurn(sender, bytes, photoWork),
    close: heic.close,
  }
}

type PictureWork<Result> = { frame: PictureSize; encode: (image: Sharp) => Promise<Result> }

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

async function encodePicture<Result>(
  bytes: Buffer,
  format: PictureFormat,
  { frame, encode }: PictureWork<Result>,
): Promise<Result> {
  const encodeFile = (file: Buffer, failOn: 'truncated' | 'warning') =>
    encode(
      sharp(file, { ...decoding, failOn })
        .timeout({ seconds: maxSeconds })
        .autoOrient(),
    )
  try {
    const { autoOrient } = await sharp(bytes, { ...decoding, limitInputPixels: false }).metadata()
    refuseSize(autoOrient, frame)
    return await encodeFile(bytes, 'truncated').catch((error: unknown) => {
      if (format !== 'jpeg' || isTimeout(error)) throw error
      // Some cameras omit a JPEG's last marker, and every program opens such a file. If more is missing, this fails on a warning.
      return encodeFile(Buffer.concat([bytes, endOfImage]), 'warning')
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unreadable(isTimeout(error) ? t.takesTooLong : t.damaged, error)
  }
}

const endOfImage = Buffer.from([0xff, 0xd9])

/** Refuses too many pixels, and narrow strips: these are enlarged to fill the frame, and 262,000 × 32 would become ten million wide. */
function refuseSize({ width, height }: PictureSize, frame: PictureSize): void {
  if (width * height > maxPixels) throw tooManyPixels({ width, height })
  const scale = Math.max(frame.width / width, frame.height / height)
  if (width * height * scale ** 2 > maxPixels) throw unreadable(t.tooNarrow)
}

const tooManyPixels = ({ width, height }: PictureSize) =>
  unreadable(t.tooManyPixels(toMegapixels(width * height), toMegapixels(maxPixels)))

const toMegapixels = (pixels: number): number => Math.ceil(pixels / 1e5) / 10

const unreadable = (sentence: string, cause?: unknown) => new Refusal('unreadable_image', sentence, { cause })

/** Recognizes sharp's timeout by its message, because the error has no code. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout:/.test(error.message)
