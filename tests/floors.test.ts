import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

/** F13: versions below these have published holes, or lack what we rely on. Every copy in the tree counts. */
const floors = readJson<Record<string, string>>('./floors.json')
const { packages } = readJson<{ packages: Record<string, { version?: string }> }>('../package-lock.json')

for (const [name, floor] of Object.entries(floors)) {
  test(`O9: every ${name} that is installed is ${floor} or later`, () => {
    const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    assert.notEqual(copies.length, 0, 'a floor for what is not installed guards nothing')
    for (const [path, { version = '' }] of copies)
      assert.ok(!isBelow(version, floor), `${path} is ${version}, below ${floor}`)
  })
}

test('O9: every floor is compared by number, not by letter', () => {
  assert.ok(isBelow('5.9.9', '5.12.5'))
  assert.ok(isBelow('5.12.5-rc.1', '5.12.5'))
  assert.ok(!isBelow('5.12.5', '5.12.5'))
  assert.ok(!isBelow('6.0.0', '5.12.5'))
})

function isBelow(version: string, floor: string): boolean {
  const [has, needs] = [version, floor].map(text => text.split('-')[0]?.split('.').map(Number) ?? [])
  for (const [index, part] of (needs ?? []).entries()) {
    const own = has?.[index] ?? 0
    if (own !== part) return own < part
  }
  return version.includes('-')
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}
