import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { budgetOf, maxTotalBytes, readManifest, scenesFolder, sourceHash } from './manifest.ts'
import type { SceneName } from './scenes.ts'
import { scenes } from './scenes.ts'

const names = Object.keys(scenes) as SceneName[]

test('a scene is the same bytes on every run', () => {
  for (const name of names) assert.equal(scenes[name].draw(), scenes[name].draw(), name)
})

test('every id a scene points to is defined in it exactly once', () => {
  for (const name of names) {
    const svg = scenes[name].draw()
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    assert.equal(new Set(defined).size, defined.length, `${name} defines an id twice`)
    const used = new Set([...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(match => match[1]))
    assert.deepEqual(
      [...used].filter(id => !defined.includes(id)),
      [],
      name,
    )
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/, name)
  }
})

test('the smallest scene is an SVG that renders', async () => {
  const { width, height } = await sharp(Buffer.from(scenes['empty-plate'].draw())).metadata()
  assert.deepEqual({ width, height }, { width: 800, height: 800 })
})

test('the committed pictures were made from this code; else run `npm run scenes`', async () => {
  const manifest = await readManifest()
  assert.deepEqual(Object.keys(manifest).toSorted(), names.toSorted())
  const stale = names.filter(name => manifest[name]?.source !== sourceHash(scenes[name]))
  assert.deepEqual(stale, [], 'scenes that changed since they were rendered')
})

test('every committed picture is the one in the manifest, within its budget, and no other is there', async () => {
  const written = Object.values(await readManifest()).flatMap(entry => entry.files)
  assert.deepEqual((await readdir(scenesFolder)).toSorted(), written.map(({ file }) => file).toSorted())
  for (const { file, sha256 } of written) {
    const bytes = await readFile(path.join(scenesFolder, file))
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256, file)
    assert.ok(bytes.length <= budgetOf(file), `${file} has ${bytes.length} bytes`)
  }
  const total = written.reduce((sum, { bytes }) => sum + bytes, 0)
  assert.ok(total <= maxTotalBytes, `${total} bytes of pictures`)
})

/** The oval the words of the home page lie in: middle and half axes, as shares of each crop. */
const wordOvals = {
  'hero-wide-1280.webp': { x: 0.5, y: 0.51, halfWidth: 0.255, halfHeight: 0.26 },
  'hero-mid-640.webp': { x: 0.5, y: 0.5, halfWidth: 0.35, halfHeight: 0.22 },
  'hero-tall-480.webp': { x: 0.5, y: 0.5, halfWidth: 0.5, halfHeight: 0.25 },
} as const
const bodyText = 4.5

test('cream body text can be read on every pixel of the empty middle', async () => {
  for (const [file, oval] of Object.entries(wordOvals)) {
    const { data, info } = await sharp(path.join(scenesFolder, file))
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

/** Relative luminance by WCAG 2. */
function luminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  const linear = (value: number): number =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
