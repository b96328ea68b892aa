import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type LockedPackage, readLock } from './support/repository.ts'

/** F13: versions below these have published holes, or lack what we rely on. Every copy in the tree counts. */
const minimumVersions: Record<string, string> = JSON.parse(
  readFileSync(new URL('./minimum-versions.json', import.meta.url), 'utf8'),
)
const { packages } = await readLock()

for (const [name, floor] of Object.entries(minimumVersions)) {
  test(`O9: every ${name} that is installed is ${floor} or later`, () => {
    const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    assert.notEqual(copies.length, 0, 'a floor for what is not installed guards nothing')
    for (const [path, { version = '' }] of copies)
      assert.ok(!isBelow(version, floor), `${path} is ${version}, below ${floor}`)
  })
}

test('O9: every package that an install fetches has a checksum, on every platform, and the lock names no registry', () => {
  const fetched = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  assert.ok(fetched.length > 200)
  // A bundled package comes in the archive of the package that bundles it.
  const isWrong = ({ integrity, inBundle, resolved }: LockedPackage) => (!integrity && !inBundle) || resolved
  assert.deepEqual(
    fetched.filter(([, locked]) => isWrong(locked)),
    [],
  )
})

test('O9: versions are compared numerically', () => {
  assert.ok(isBelow('5.9.9', '5.12.5'))
  assert.ok(isBelow('5.12.5-rc.1', '5.12.5'))
  assert.ok(!isBelow('5.12.5', '5.12.5'))
  assert.ok(!isBelow('6.0.0', '5.12.5'))
})

function isBelow(version: string, minimum: string): boolean {
  const [installedParts, minimumParts] = [version, minimum].map(
    text => text.split('-')[0]?.split('.').map(Number) ?? [],
  )
  for (const [index, minimumPart] of (minimumParts ?? []).entries()) {
    const installedPart = installedParts?.[index] ?? 0
    if (installedPart !== minimumPart) return installedPart < minimumPart
  }
  return version.includes('-')
}
