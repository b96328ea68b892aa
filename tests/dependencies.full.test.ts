import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readLock } from './support/lock.ts'
import { repository } from './support/sources.ts'

const readText = (path: string) => readFile(join(repository, path), 'utf8')

test('docs/dependencies.md says of each package that runs in production what it is for, and of no other', async () => {
  const { dependencies } = JSON.parse(await readText('package.json')) as {
    dependencies: Record<string, string>
  }
  const rows = [...(await readText('docs/dependencies.md')).matchAll(/^\| `([^`*]+)` +\| (\S.*?) *\|/gm)]
  assert.deepEqual(rows.map(([, name]) => name).toSorted(), Object.keys(dependencies).toSorted())
})

test('every package that an install fetches has a checksum in the lock, on every platform', async () => {
  const { packages } = await readLock()
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  assert.ok(installed.length > 200)
  // What is bundled comes in the archive of the package that bundles it.
  const unchecked = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  assert.deepEqual(unchecked, [])
})

test('the lock names no registry', async () => {
  const { packages } = await readLock()
  const named = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link)
  assert.deepEqual(named, [])
})
