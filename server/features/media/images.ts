import sharp, { type Sharp } from 'sharp'
import { limits } from '#contract/limits.ts'
import { Refusal } from '#server/platform/http/problems.ts'

// Only these three decoders may see a stranger's bytes: no SVG, no GIF, no PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/** 31 kB of PNG can say 16,000 × 16,000; decoding stops before it costs memory. */
const maxPixels = 40e6

const decoding = { limitInputPixels: maxPixels, limitInputChannels: 4, failOn: 'warning', pages: 1 } as const

/** Square, 128 × 128, cut around what draws the eye; turned upright, nothing of the camera's data kept. */
export const cutAvatar = (bytes: Buffer): Promise<Buffer> =>
  encode(bytes, image =>
    image
      .resize(limits.avatarPx, limits.avatarPx, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 }),
  )

/** 3:2, 960 × 640, like every picture of a recipe. */
export const cutRecipeImage = (bytes: Buffer): Promise<Buffer> =>
  encode(bytes, image =>
    image.resize(960, 640, { fit: 'cover', position: 'attention' }).webp({ quality: 78 }),
  )

/** The main colour of a picture of ours, #rrggbb. */
export async function dominantColor(bytes: Buffer): Promise<string> {
  const { dominant } = await sharp(bytes).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** A plain ground in the dish's colour: stands where a cover has not been drawn yet. */
export const plainGround = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: color } })
    .webp({ quality: 50 })
    .toBuffer()

async function encode(bytes: Buffer, cut: (image: Sharp) => Sharp): Promise<Buffer> {
  if (!hasPictureSignature(bytes)) {
    throw new Refusal('unsupported_media_type', 'The picture must be a JPEG, PNG or WebP file.')
  }
  try {
    return await cut(sharp(bytes, decoding).autoOrient()).timeout({ seconds: 10 }).toBuffer()
  } catch (cause) {
    throw new Refusal(
      'unreadable_image',
      'This picture cannot be read. It may be damaged or too large; try saving it again as JPEG.',
      {
        cause,
      },
    )
  }
}

function hasPictureSignature(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isJpeg || isPng || isWebp
}
