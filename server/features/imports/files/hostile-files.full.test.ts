import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { BadZip } from '#server/platform/zip/zip-reader.ts'
import { openImportFile } from './import-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'mezani-hostile-'))

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

test('a file that states too small a size is not unpacked beyond that size', async () => {
  const bomb = zipSync({ 'a.json': new Uint8Array(60_000_000) }, { level: 9 })
  const lying = patched(bomb, (list, header) => {
    list.setUint32(24, 1_000, true)
    header.setUint32(22, 1_000, true)
  })
  const before = process.memoryUsage().arrayBuffers
  assert.equal(await problemOf(lying), 'broken')
  assert.ok(process.memoryUsage().arrayBuffers - before < 20_000_000)
})
