// Renders the table scenes into the folder --to, and notes what they were made from: npm run scenes [-- --only NAME]
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { SceneName } from '../scenes/scenes.ts'
import { scenes } from '../scenes/scenes.ts'
import type { SceneManifest } from './manifest.ts'
import { budgetOf, manifestPath, readManifest, sourceHash } from './manifest.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, only: { type: 'string' } } })
if (values.to === undefined) throw new Error('Say which folder the pictures go to: --to FOLDER')
const folder = values.to

/** Lowered until the file fits its budget. Chosen by eye: a higher quality gains nothing, a lower one smears threads. */
const qualities = { avif: [50, 45, 40, 36, 32], webp: [74, 66, 58, 50] } as const

type RenderedFile = { file: string; bytes: number; sha256: string }

async function encodeWithinBudget(
  image: Buffer,
  format: 'avif' | 'webp',
  maxBytes: number,
): Promise<{ bytes: Buffer; quality: number }> {
  let last = { bytes: Buffer.alloc(0), quality: 0 }
  for (const quality of qualities[format]) {
    const encoder = sharp(image)
    const bytes = await (format === 'avif'
      ? encoder.avif({ quality, effort: 4 })
      : encoder.webp({ quality, effort: 5, alphaQuality: 80 })
    ).toBuffer()
    last = { bytes, quality }
    if (bytes.length <= maxBytes) return last
  }
  return last
}

async function render(name: SceneName): Promise<RenderedFile[]> {
  const scene = scenes[name]
  const picture = Buffer.from(scene.draw())
  const largest = await sharp(picture, { unlimited: true })
    .resize(Math.max(...scene.widths))
    .png({ compressionLevel: 1 })
    .toBuffer()
  const written: RenderedFile[] = []
  for (const width of scene.widths) {
    const image = await sharp(largest).resize(width).png({ compressionLevel: 1 }).toBuffer()
    for (const format of ['avif', 'webp'] as const) {
      const file = `${name}-${width}.${format}`
      const { bytes, quality } = await encodeWithinBudget(image, format, budgetOf(file))
      await writeFile(path.join(folder, file), bytes)
      const isOver = bytes.length > budgetOf(file)
      console.log(`${file} q${quality} ${(bytes.length / 1000).toFixed(1)} kB${isOver ? ' OVER BUDGET' : ''}`)
      written.push({ file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    }
  }
  return written
}

const filesIn = (manifest: SceneManifest): Set<string> =>
  new Set(Object.values(manifest).flatMap(entry => entry.files.map(written => written.file)))

sharp.concurrency(1)
await mkdir(folder, { recursive: true })
const manifest = await readManifest()
const before = filesIn(manifest)
const names = Object.keys(scenes) as SceneName[]
for (const name of names) {
  if (values.only !== undefined && !name.startsWith(values.only)) continue
  manifest[name] = { source: sourceHash(scenes[name]), files: await render(name) }
}
const ordered = Object.fromEntries(names.flatMap(name => (manifest[name] ? [[name, manifest[name]]] : [])))
await writeFile(manifestPath, `${JSON.stringify(ordered, null, 2)}\n`)
// Files that no scene names would otherwise be shipped forever.
for (const file of before.difference(filesIn(ordered))) await rm(path.join(folder, file), { force: true })
