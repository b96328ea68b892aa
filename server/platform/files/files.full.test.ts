import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openFolder } from './folder.ts'

const location = await mkdtemp(join(tmpdir(), 'mezani-files-'))
after(() => rm(location, { recursive: true, force: true }))

test('reading a file while it is written returns the whole old or the whole new file', async () => {
  const files = openFolder(location)
  const sizes = [3_000_000, 5_000_000]
  const contents = sizes.map((size, n) => Buffer.alloc(size, n + 1))
  await files.put('images/a.webp', contents[0] as Buffer)
  let isWriting = true
  const writing = (async () => {
    for (let round = 0; round < 30; round += 1)
      await files.put('images/a.webp', contents[round % 2] as Buffer)
    isWriting = false
  })()
  let reads = 0
  while (isWriting) {
    const bytes = (await files.findBytes('images/a.webp')) ?? Buffer.alloc(0)
    assert.ok(sizes.includes(bytes.length), `${bytes.length} bytes`)
    assert.equal(bytes[0], bytes.at(-1))
    reads += 1
  }
  await writing
  assert.ok(reads > 3)
  assert.deepEqual(await readdir(join(location, '.incoming')), [])
})
