import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { repository } from './support/repository.ts'

const folder = join(repository, 'web/public/scenes')

/** The manifest that `npm run scenes` wrote last. The package's own tests compare it with the drawing and with the budgets. */
const manifest: Record<string, { files: { file: string; sha256: string }[] }> = JSON.parse(
  await readFile(join(repository, 'covers/scenes/scenes.manifest.json'), 'utf8'),
)

test('every illustration is the one that was rendered last, and there is no other', async () => {
  const written = Object.values(manifest).flatMap(({ files }) => files)
  assert.deepEqual((await readdir(folder)).toSorted(), written.map(({ file }) => file).toSorted())
  for (const { file, sha256 } of written) {
    const bytes = await readFile(join(folder, file))
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256, file)
  }
})

/** The oval around the words of the home page: its middle and half axes, as shares of each crop. */
const wordOvals = {
  'hero-wide-1280.webp': { x: 0.5, y: 0.51, halfWidth: 0.255, halfHeight: 0.26 },
  'hero-mid-640.webp': { x: 0.5, y: 0.5, halfWidth: 0.35, halfHeight: 0.22 },
  'hero-tall-480.webp': { x: 0.5, y: 0.5, halfWidth: 0.5, halfHeight: 0.25 },
} as const
const bodyText = 4.5

test('cream body text can be read on every pixel of the empty middle', async () => {
  for (const [file, oval] of Object.entries(wordOvals)) {
    const { data, info } = await sharp(join(folder, file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let brightest = 0
    for (let i = 0; i < info.width * info.height; i++) {
      const across = ((i % info.width) / info.width - oval.x) / oval.halfWidth
      const down = (Math.floor(i / info.width) / info.height - oval.y) / oval.halfHeight
      if (Math.hypot(across, down) <= 1)
        brightest = Math.max(brightest, luminance(data.subarray(i * 3, i * 3 + 3)))
    }
    const contrast = (luminance(onLeafDeep) + 0.05) / (brightest + 0.05)
    assert.ok(contrast >= bodyText, `${file}: ${contrast.toFixed(2)}:1`)
  }
})

/** #f7f1e1, the text colour on the cloth. */
const onLeafDeep = Uint8Array.of(0xf7, 0xf1, 0xe1)

/** Returns the relative luminance by WCAG 2. */
function luminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  const linear = (value: number): number =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
