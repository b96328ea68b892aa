import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const publicFolder = join(import.meta.dirname, '../../web/public')
const paper = '#fbf9f3'

type AppIcon = {
  file: string
  px: number
  /** The part of the square's side that the plate takes, from 0 to 1. A mask may cut off a fifth at each side. */
  share: number
  /** Undefined means transparent. */
  background?: string
}

const icons: AppIcon[] = [
  { file: 'icon-192.png', px: 192, share: 1 },
  { file: 'icon-512.png', px: 512, share: 1 },
  { file: 'icon-maskable.png', px: 512, share: 0.72, background: paper },
  { file: 'apple-touch-icon.png', px: 180, share: 0.84, background: paper },
]

async function drawAppIcon(svg: Buffer, { file, px, share, background }: AppIcon): Promise<void> {
  const platePx = Math.round(px * share)
  // Rendered larger than needed, so that the edge of the plate is smooth.
  const plate = await sharp(svg, { density: 2400 }).resize(platePx, platePx).png().toBuffer()
  await sharp({
    create: { width: px, height: px, channels: 4, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: plate, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(publicFolder, file))
}

/** Draws the site's icon in the sizes and shapes of home screens. Returns the number of files. */
export async function drawAppIcons(): Promise<number> {
  const svg = await readFile(join(publicFolder, 'icon.svg'))
  for (const icon of icons) await drawAppIcon(svg, icon)
  return icons.length
}
