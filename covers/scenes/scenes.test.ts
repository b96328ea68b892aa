import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { budgetOf, maxTotalBytes, readManifest, sourceHash } from '../commands/manifest.ts'
import type { SceneName } from './scenes.ts'
import { scenes } from './scenes.ts'

const names = Object.keys(scenes) as SceneName[]

test('a scene has the same bytes on every run', () => {
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

test('the rendered pictures were made from this code; else run `npm run scenes`', async () => {
  const manifest = await readManifest()
  assert.deepEqual(Object.keys(manifest).toSorted(), names.toSorted())
  const stale = names.filter(name => manifest[name]?.source !== sourceHash(scenes[name]))
  assert.deepEqual(stale, [], 'scenes that changed since they were rendered')
})

test('every picture is within its budget, and so is their total', async () => {
  const written = Object.values(await readManifest()).flatMap(entry => entry.files)
  for (const { file, bytes } of written) assert.ok(bytes <= budgetOf(file), `${file} has ${bytes} bytes`)
  const total = written.reduce((sum, { bytes }) => sum + bytes, 0)
  assert.ok(total <= maxTotalBytes, `${total} bytes of pictures`)
})
