import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '#contract/picture-files.ts'

// In every process that works on pictures, at most one core is busy and no picture stays in memory.
sharp.concurrency(1)
sharp.cache(false)

/** Every picture of a recipe is 3:2; the other sizes are made from the largest one. */
export const masterSize = { width: 1200, height: 800 }

/** The size for link previews, as JPEG only: the programs that read it may not support newer formats. */
const preview = { width: 1200, height: 630 }

/**
 * The qualities were chosen by eye on drawn dishes, so that the formats look alike. More effort hardly makes files smaller: AVIF at 2
 * takes nearly twice as long and saves 0 %, WebP at 4 takes twice as long and saves 3 %. Less effort, AVIF at 0, makes drawn dishes an
 * eighth larger.
 */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 45, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80 }),
}
type Format = keyof typeof encoders

/** One size is enough for a first look at a cover. Pages show it in place of the others until these are drawn. */
export const sketchWidth = 480
export const sketchName = `${sketchWidth}.webp`

/** Encodes a picture that already has the sketch's width. */
export const encodeSketch = async (image: Sharp): Promise<Variant> => ({
  name: sketchName,
  bytes: await encoders.webp(image.flatten()).toBuffer(),
})

/** `name` is what follows the hash in the file's name: `640.avif`, `preview.jpg`. */
export type Variant = { name: string; bytes: Buffer }
/** The names of all sizes, for deleting them. Earlier versions also stored the preview as WebP and AVIF. */
export const variantNames: readonly string[] = [
  ...pictureWidths.flatMap(width => [`${width}.webp`, `${width}.avif`]),
  ...['jpg', 'webp', 'avif'].map(format => `preview.${format}`),
]
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** Decodes a picture once for all sizes: upright, cropped to 3:2 around its most salient part, without an alpha channel. */
export const toMaster = (image: Sharp): Promise<Pixels> =>
  image
    .resize({ ...masterSize, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true }) as Promise<Pixels>

/** Encodes all sizes and formats one after another, so that at most one core is busy. */
export async function encodeVariants(pixels: Pixels): Promise<Variant[]> {
  const variants: Variant[] = []
  const encode = async (image: Sharp, format: Format, name: string) => {
    variants.push({ name: `${name}.${format}`, bytes: await encoders[format](image).toBuffer() })
  }
  for (const width of pictureWidths) {
    const sized = await shrink(pixels, width)
    for (const format of ['webp', 'avif'] as const) await encode(open(sized), format, String(width))
  }
  const banner = open(pixels).extract({ ...preview, left: 0, top: (masterSize.height - preview.height) / 2 })
  await encode(banner, 'jpg', 'preview')
  return variants
}

const open = ({ data, info }: Pixels): Sharp => sharp(data, { raw: info })

const shrink = (pixels: Pixels, width: number): Promise<Pixels> =>
  open(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true }) as Promise<Pixels>

/** Returns the main colour as #rrggbb, to paint before the picture has loaded. */
export async function dominantColor(pixels: Pixels): Promise<string> {
  const { dominant } = await open(pixels).resize({ width: 120 }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map(part => part.toString(16).padStart(2, '0')).join('')}`
}
