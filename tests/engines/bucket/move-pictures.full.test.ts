import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { openBucket } from '#server/platform/files/bucket.ts'
import { openFolder } from '#server/platform/files/folder.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { startObjectStore } from '#tests/engines/support/object-store.ts'
import { digestPictures, runTool, startTool } from '#tests/support/backups.ts'
import { startServer } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { openStoreAnswers } from './store-answers.ts'

const store = await startObjectStore()
after(store.stop)

const openOurs = (bucket: string) => openBucket({ ...store, bucket }, defaultLimits.bucket)
async function count(files: FileStore): Promise<number> {
  let found = 0
  for await (const _ of files.list()) found += 1
  return found
}

/** Creates a DATA_DIR with this many pictures, and with what an interrupted write left. */
async function aFolderOf(t: TestContext, pictures: number) {
  const dataDir = aDataDir(t)
  const files = openFolder(join(dataDir, 'media'))
  for (let n = 0; n < pictures; n += 1) {
    const bytes = randomBytes(2_000 + n)
    const hash = createHash('md5').update(bytes).digest('hex')
    await files.put(`${['images', 'covers'][n % 2]}/${hash}-960.webp`, bytes)
  }
  const digests = await digestPictures(files)
  await mkdir(join(dataDir, 'media/.incoming'), { recursive: true })
  await writeFile(join(dataDir, 'media/.incoming/left'), 'half a pict')
  return { dataDir, files, digests }
}

test('pictures are copied into a bucket and back byte for byte, although the tool is killed and a picture is uploaded meanwhile', async t => {
  await store.createBucket('moved')
  const bucket = openOurs('moved')
  const { dataDir, files, digests } = await aFolderOf(t, 240)
  const environment = { DATA_DIR: dataDir, ...store.settings('moved') }
  for (const share of [0.2, 0.5]) {
    const run = startTool('pictures', ['to-bucket'], environment)
    await waitFor(async () => ((await count(bucket)) > share * 240 ? true : undefined), 'a part')
    run.process.kill('SIGKILL')
    assert.equal((await run.ended).signal, 'SIGKILL')
    assert.ok((await count(bucket)) < 240, 'it was killed in the middle')
  }
  const late = `avatars/${'a'.repeat(32)}.webp`
  const running = startTool('pictures', ['to-bucket'], environment)
  await files.put(late, 'came meanwhile')
  const first = await running.ended
  assert.equal(first.code, 0, first.errors)
  assert.match(first.output, /copied .*Next: stop the site, run this once more/s)
  const last = await runTool('pictures', ['to-bucket'], environment)
  assert.equal(last.code, 0, last.errors)
  const all = { ...digests, [late]: createHash('sha256').update('came meanwhile').digest('hex') }
  assert.deepEqual(await digestPictures(bucket), all)
  const again = await runTool('pictures', ['to-bucket'], environment)
  assert.match(again.output, /241 pictures, 0 copied .*Nothing was missing/s)
  assert.equal(await count(files), 242, 'the folder has them still, and what was left there')

  const elsewhere = { DATA_DIR: aDataDir(t), ...store.settings('moved') }
  const returned = openFolder(join(elsewhere.DATA_DIR, 'media'))
  const back = startTool('pictures', ['to-folder'], elsewhere)
  await waitFor(async () => ((await count(returned)) > 50 ? true : undefined), 'a part')
  back.process.kill('SIGKILL')
  await back.ended
  await rm(join(elsewhere.DATA_DIR, 'media/.incoming'), { recursive: true, force: true })
  const done = await runTool('pictures', ['to-folder'], elsewhere)
  assert.equal(done.code, 0, done.errors)
  assert.deepEqual(await digestPictures(returned), all)
})

test('--compare finds a difference between pictures of the same size; the source keeps all, and --delete-source empties it', async t => {
  await store.createBucket('compared')
  const bucket = openOurs('compared')
  const { dataDir, files, digests } = await aFolderOf(t, 12)
  const environment = { DATA_DIR: dataDir, ...store.settings('compared') }
  assert.equal((await runTool('pictures', ['to-bucket'], environment)).code, 0)
  const [key = ''] = Object.keys(digests)
  const { length = 0 } = (await files.findBytes(key)) ?? {}
  await bucket.put(key, randomBytes(length))
  await bucket.put('covers/only-there', 'x')
  assert.match((await runTool('pictures', ['to-bucket'], environment)).output, /, 0 copied .*has 1 more/s)
  assert.match((await runTool('pictures', ['to-bucket', '--compare'], environment)).output, /, 1 copied/)
  await bucket.delete('covers/only-there')
  assert.deepEqual(await digestPictures(bucket), digests)
  const moved = await runTool('pictures', ['to-bucket', '--delete-source'], environment)
  assert.match(moved.output, /Deleted in the folder: 12/)
  assert.deepEqual(await digestPictures(bucket), digests)
  assert.equal(await count(files), 1)
})

test('nothing is deleted in the source if the bucket does not take it', async t => {
  await store.createBucket('tight')
  const { dataDir, files, digests } = await aFolderOf(t, 12)
  await store.setQuota('tight', 1_000)
  const run = await runTool('pictures', ['to-bucket', '--delete-source'], {
    DATA_DIR: dataDir,
    ...store.settings('tight'),
  })
  assert.equal(run.code, 1)
  assert.match(run.errors, /^S3_BUCKET: the bucket is full/)
  assert.equal(await count(files), Object.keys(digests).length + 1)
})

test('keys that the store refuses end the tool and the start of a site, in one sentence and without a secret', async t => {
  await store.createBucket('there')
  const environment = { ...store.settings('there'), S3_SECRET_KEY: 'hunter2-is-a-secret' }
  const { dataDir } = await aFolderOf(t, 2)
  const run = await runTool('pictures', ['to-bucket'], { DATA_DIR: dataDir, ...environment })
  assert.equal(run.code, 1)
  const server = startServer(aDataDir(t), { ...environment, SAMPLE_RECIPES: 'off' })
  assert.deepEqual(await server.exited, { code: 1, signal: null }, server.output())
  for (const said of [run.errors, server.errors()]) {
    assert.match(said, /^S3_ACCESS_KEY: .* refuses these keys/)
    assert.equal(said.trim().split('\n').length, 1, said)
    assert.doesNotMatch(said, /hunter2|\bat .*:\d+:\d+/)
  }
})

test('an unreachable store ends the tool with a sentence; a site starts without its pictures and says so in the log', async t => {
  const answers = await openStoreAnswers(store.port)
  answers.set(() => ({ status: 503, code: 'SlowDown' }))
  const environment = store.settings('there', answers.endpoint)
  const { dataDir } = await aFolderOf(t, 2)
  const run = await runTool('pictures', ['to-folder'], { DATA_DIR: dataDir, ...environment })
  assert.equal(run.code, 1)
  assert.match(run.errors, /^S3_ENDPOINT: the store takes no more requests/)
  const server = startServer(aDataDir(t), { ...environment, SAMPLE_RECIPES: 'off' })
  const url = await server.url()
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
  assert.match(server.output(), /"level":"?(40|warn)"?.*the bucket of the pictures cannot be used for now/)
  assert.doesNotMatch(server.output(), /a-key-of-the-test/)
  await server.stop()
})
