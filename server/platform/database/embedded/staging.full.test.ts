import assert from 'node:assert/strict'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { aDataDir, isRoot, nobody } from './embedded.support.ts'
import { makeRunnable } from './staging.ts'

const onlyRoot = { skip: isRoot ? false : 'needs root' }

test(
  'binaries that the account can reach are used in place, after their links are made',
  onlyRoot,
  async t => {
    const { native, stage } = aPackage(t)
    assert.equal(await makeRunnable({ native, version: '18.0' }, nobody, stage), native)
    assert.equal(readlinkSync(join(native, 'lib/libpq.so.5')), 'libpq.so.5.18')
    assert.deepEqual(readdirSync(stage), [])
  },
)

test('binaries in a closed home are copied once, completely and readable by all', onlyRoot, async t => {
  const { native, stage, home } = aPackage(t)
  chmodSync(join(native, 'lib'), 0o700)
  chmodSync(home, 0o700)
  const copy = await makeRunnable({ native, version: '18.0' }, nobody, stage)
  assert.equal(copy, join(stage, 'postgres-18.0'))
  assert.equal(readFileSync(join(copy, 'lib/libpq.so.5'), 'utf8'), 'a library')
  const mode = (path: string) => statSync(join(copy, path)).mode & 0o777
  assert.deepEqual(['.', 'lib', 'bin/postgres', 'lib/libpq.so.5.18'].map(mode), [0o755, 0o755, 0o755, 0o644])

  writeFileSync(join(native, 'bin/postgres'), 'another')
  assert.equal(await makeRunnable({ native, version: '18.0' }, nobody, stage), copy)
  assert.equal(readFileSync(join(copy, 'bin/postgres'), 'utf8'), '')
  assert.deepEqual(readdirSync(stage), ['postgres-18.0'])
})

test('binaries that only root may read are copied', onlyRoot, async t => {
  const { native, stage } = aPackage(t)
  chmodSync(join(native, 'pg-symlinks.json'), 0o600)
  assert.equal(await makeRunnable({ native, version: '18.0' }, nobody, stage), join(stage, 'postgres-18.0'))
})

function aPackage(t: TestContext) {
  const home = aDataDir(t)
  const [native, stage] = [join(home, 'native'), join(home, '..', 'stage')]
  for (const folder of [home, native, join(native, 'bin'), join(native, 'lib'), stage]) {
    mkdirSync(folder)
    chmodSync(folder, 0o755)
  }
  writeFileSync(join(native, 'bin/postgres'), '', { mode: 0o755 })
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'a library', { mode: 0o600 })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  return { home, native, stage }
}
