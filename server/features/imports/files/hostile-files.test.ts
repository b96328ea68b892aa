import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { BadZip, openZipReader } from '#server/platform/zip/zip-reader.ts'
import { archiveBounds } from './file-bounds.ts'
import { openImportFile } from './import-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'mezani-hostile-'))
const recipe = strToU8(JSON.stringify({ '@type': 'Recipe', name: 'Ugali', recipeIngredient: ['flour'] }))

async function open(bytes: Uint8Array) {
  const path = join(folder, `${Math.random()}.zip`)
  await writeFile(path, bytes)
  const file = await openImportFile(path, 'all.zip')
  const titles: string[] = []
  for (const index of file.documents.keys())
    for (const { read } of (await file.open(index))?.recipes ?? []) titles.push(read().title)
  return titles
}

const problemOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    return (await open(bytes)).join()
  } catch (error) {
    return error instanceof BadZip ? error.problem : String(error)
  }
}

/** Returns a copy of an archive in which `change` may edit the list of files at the end and the header before the first file. */
function patched(bytes: Uint8Array, change: (list: DataView, header: DataView) => void): Uint8Array {
  const copy = Buffer.from(bytes)
  const at = copy.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  change(new DataView(copy.buffer, copy.byteOffset + at), new DataView(copy.buffer, copy.byteOffset))
  return copy
}

test('names that climb out of the archive are refused', { tags: ['import-hostile'] }, async () => {
  for (const name of ['../a.json', 'a/../../b.json', '/etc/a.json', 'C:\\a.json', '..\\a.json', 'a\0.json'])
    assert.equal(await problemOf(zipSync({ [name]: recipe })), 'escapingName', name)
})

test('10,000 files are refused, one fewer are read', { tags: ['import-hostile'] }, async () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.jpg`, new Uint8Array()] as const))
  assert.equal(
    await problemOf(zipSync({ ...files(9_999), 'a.json': recipe }, { level: 0 })),
    'tooManyEntries',
  )
  assert.equal(await problemOf(zipSync({ ...files(9_998), 'a.json': recipe }, { level: 0 })), 'Ugali')
})

test('an archive that unpacks to far more than its size is refused before it is unpacked', {
  tags: ['import-hostile'],
}, async () => {
  assert.equal(await problemOf(zipSync({ 'a.json': new Uint8Array(5_000_000) })), 'tooCompressed')
  const huge = patched(zipSync({ 'a.json': recipe }), list => list.setUint32(24, 4_000_000_000, true))
  assert.equal(await problemOf(huge), 'tooLarge')
})

test('everything that is unpacked counts, even if it is read again', async () => {
  const bounds = { ...archiveBounds, maxBytes: 25 }
  const zip = await openZipReader(Buffer.from(zipSync({ 'a.txt': strToU8('0123456789') })), bounds)
  await zip.read('a.txt', 100)
  await zip.read('a.txt', 100)
  await assert.rejects(zip.read('a.txt', 100), { problem: 'tooLarge' })
})

test('an encrypted archive is refused', async () => {
  const encrypted = patched(zipSync({ 'a.json': recipe }), list => list.setUint16(8, 1, true))
  assert.equal(await problemOf(encrypted), 'encrypted')
})

test('an archive in an archive is opened, but no deeper one', async () => {
  const inner = zipSync({ 'recipe.json': recipe })
  assert.equal(await problemOf(zipSync({ 'a.zip': inner })), 'Ugali')
  assert.equal(await problemOf(zipSync({ 'a.zip': zipSync({ 'b.zip': inner }) })), '')
})

test('an incomplete archive is refused', async () => {
  const whole = zipSync({ 'a.json': recipe })
  assert.equal(await problemOf(whole.subarray(0, whole.length - 30)), 'broken')
})
