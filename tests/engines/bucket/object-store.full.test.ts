import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { openBucket } from '#server/platform/files/bucket.ts'
import type { StoredFile } from '#server/platform/files/store.ts'
import { StoreFailure } from '#server/platform/files/store-failure.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { startObjectStore } from '#tests/engines/support/object-store.ts'
import { objectsOfOneAnswer } from '#tests/engines/support/swift-config.ts'

const store = await startObjectStore()
after(store.stop)

const open = (bucket: string, changes: { accessKey?: string; secretKey?: string } = {}) =>
  openBucket({ ...store, bucket, ...changes }, defaultLimits.bucket)

const digest = (bytes: Buffer | undefined) => bytes && createHash('sha256').update(bytes).digest('hex')

test('what is stored is read byte for byte, is replaced as a whole, and is gone when it is deleted, also twice', async () => {
  await store.createBucket('one')
  const files = open('one')
  const [first, second] = [randomBytes(3_000_000), randomBytes(70_000)]
  assert.equal(await files.findBytes('images/a.webp'), undefined)
  assert.equal(await files.exists('images/a.webp'), false)
  assert.equal(await files.findWrittenAt('images/a.webp'), undefined)
  const before = Date.now() - 2_000
  await files.put('images/a.webp', first)
  assert.equal(digest(await files.findBytes('images/a.webp')), digest(first))
  await files.put('images/a.webp', second)
  assert.equal(digest(await files.findBytes('images/a.webp')), digest(second))
  assert.equal(await files.exists('images/a.webp'), true)
  const writtenAt = await files.findWrittenAt('images/a.webp')
  assert.ok(writtenAt && writtenAt.getTime() >= before && writtenAt.getTime() <= Date.now() + 2_000)
  await files.delete('images/a.webp')
  await files.delete('images/a.webp')
  assert.equal(await files.findBytes('images/a.webp'), undefined)
})

test('a list has every object once, with its size, also beyond those of one answer', async () => {
  await store.createBucket('many')
  const files = open('many')
  const keys = Array.from(
    { length: 2 * objectsOfOneAnswer + 3 },
    (_, n) => `covers/${String(n).padStart(5, '0')}.webp`,
  )
  for (let at = 0; at < keys.length; at += 25)
    await Promise.all(keys.slice(at, at + 25).map(key => files.put(key, key.slice(0, 10))))
  const listed: StoredFile[] = []
  for await (const file of files.list()) listed.push(file)
  assert.deepEqual(
    listed,
    keys.map(key => ({ key, size: 10 })),
  )
})

test('a bucket that is not there and keys that are not right are each told apart, without the keys', async () => {
  await store.createBucket('private')
  const cases = [
    [open('nowhere'), /^S3_BUCKET: .* no bucket of that name/],
    [open('private', { secretKey: 'wrong-secret-key' }), /^S3_ACCESS_KEY: .* refuses these keys/],
    [open('private', { accessKey: 'nobody:here' }), /^S3_ACCESS_KEY: .* refuses these keys/],
  ] as const
  for (const [files, sentence] of cases)
    for (const call of [
      () => files.put('a', 'x'),
      () => files.findBytes('a'),
      () => files.list()[Symbol.asyncIterator]().next(),
    ])
      await assert.rejects(call, error => {
        assert.ok(error instanceof StoreFailure, String(error))
        assert.equal(error.kind, 'refused')
        assert.match(error.message, sentence)
        assert.doesNotMatch(`${error.stack} ${error.cause}`, /wrong-secret|nobody:here|a-key-of/)
        return true
      })
})

test('a store that does not listen, or whose name does not exist, is away', async () => {
  for (const endpoint of ['http://127.0.0.1:1', 'http://nowhere.invalid']) {
    const files = openBucket({ ...store, bucket: 'one', endpoint }, defaultLimits.bucket)
    await assert.rejects(files.findBytes('a'), error => {
      assert.ok(error instanceof StoreFailure, String(error))
      assert.equal(error.kind, 'away')
      assert.match(error.message, /^S3_ENDPOINT: the store does not answer/)
      return true
    })
  }
})

test('a full bucket is told so, keeps what it has, and takes more when there is room again', async () => {
  await store.createBucket('small')
  const files = open('small')
  await files.put('kept', randomBytes(5_000))
  await store.setQuota('small', 20_000)
  await assert.rejects(files.put('large', randomBytes(50_000)), error => {
    assert.ok(error instanceof StoreFailure, String(error))
    assert.equal(error.kind, 'full')
    return true
  })
  assert.equal(await files.exists('large'), false)
  assert.equal((await files.findBytes('kept'))?.length, 5_000)
  await store.setQuota('small', undefined)
  await files.put('large', randomBytes(50_000))
  assert.equal((await files.findBytes('large'))?.length, 50_000)
})
