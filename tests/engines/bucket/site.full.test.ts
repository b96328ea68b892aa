import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { openPainter } from '#server/features/media/painter/painter.ts'
import { sweepUnknownFiles, sweepUnusedUploads } from '#server/features/media/sweep-pictures.ts'
import { variantNames } from '#server/features/media/variants.ts'
import { openBucket } from '#server/platform/files/bucket.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { startObjectStore } from '#tests/engines/support/object-store.ts'
import { digestPictures, runTool } from '#tests/support/backups.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { createEmptyDatabase, databaseUrl, findTestPostgres } from '#tests/support/test-postgres.ts'
import { hashOf, newPicture, openUploads } from '#tests/support/uploads.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const store = await startObjectStore()
after(store.stop)
await store.createBucket('pictures')
const site = await openSite(
  // A picture that nobody uses is old enough to be deleted an hour after it was stored.
  { ...store.settings('pictures'), LIMITS: 'unusedPictureHours=1 throttles.upload.perUser=1000/60' },
  openPainter(),
)
const { call, services } = site
const { uploadPhoto, uploadAvatar, statusOf } = openUploads(site, call)

const keysIn = async (folder: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of services.files.list()) if (key.startsWith(`${folder}/`)) keys.push(key)
  return keys
}
const keysOf = async (folder: string, address: string) =>
  (await keysIn(folder)).filter(key => key.includes(hashOf(address)))
const waitForNone = (folder: string, address: string) =>
  waitFor(
    async () => ((await keysOf(folder, address)).length === 0 ? true : undefined),
    `the deletion of ${address}`,
  )

test('a photo and an avatar are stored in the bucket in all sizes and served from it, and the disk has nothing of them', async () => {
  const cook = await aMember(site)
  const photo = await uploadPhoto(cook)
  const avatar = await uploadAvatar(cook, await newPicture())
  assert.equal((await keysOf('images', photo)).length, variantNames.length)
  assert.equal((await keysOf('avatars', avatar)).length, 1)
  for (const name of variantNames) {
    const picture = await fetch(photo.replace('960.webp', name))
    assert.deepEqual(
      [picture.status, picture.headers.get('cache-control')],
      [200, 'public, max-age=31536000, immutable'],
      name,
    )
    const bytes = Buffer.from(await picture.arrayBuffer())
    if (!name.endsWith('avif')) {
      const { width } = await sharp(bytes).metadata()
      assert.equal(width, Number.parseInt(name, 10) || 1200, name)
    }
  }
  assert.equal((await fetch(avatar)).headers.get('content-type'), 'image/webp')
  assert.deepEqual(
    (await readdir(site.dataDir)).filter(name => name === 'media'),
    [],
  )
})

test('a cover is painted into the bucket, and served from there', async () => {
  const cook = await aMember(site)
  const id = await publishRecipe(site, cook, { title: 'Painted', image: '' })
  const { body } = await call('GET', `/api/recipes/${id}`, { token: cook.token })
  await waitFor(async () => {
    const picture = await fetch(body.cover.url)
    await picture.arrayBuffer()
    return picture.headers.get('cache-control')?.includes('immutable') || undefined
  }, 'the cover')
  assert.equal((await keysOf('covers', body.cover.url)).length, variantNames.length)
})

test('the pictures of a deleted recipe are deleted in the bucket, and so is a replaced avatar', async () => {
  const cook = await aMember(site)
  const photo = await uploadPhoto(cook)
  const id = await publishRecipe(site, cook, { title: 'Deleted', image: photo })
  const { body } = await call('GET', `/api/recipes/${id}`, { token: cook.token })
  for (const name of variantNames) await services.files.put(`covers/${hashOf(body.cover.url)}-${name}`, 'x')
  assert.equal((await call('DELETE', `/api/recipes/${id}`, { token: cook.token })).status, 204)
  await waitForNone('images', photo)
  await waitForNone('covers', body.cover.url)
  const first = await uploadAvatar(cook, await newPicture())
  const second = await uploadAvatar(cook, await newPicture())
  assert.deepEqual(await Promise.all([first, second].map(statusOf)), [404, 200])
  assert.deepEqual(await keysOf('avatars', first), [])
})

test('unused uploads are swept from the bucket once they are old; files without a row stay while they are young', async () => {
  const cook = await aMember(site)
  const [used, unused] = [await uploadPhoto(cook), await uploadPhoto(cook)]
  await publishRecipe(site, cook, { title: 'Swept', image: used })
  await site.pool.query("update uploads set created_at = created_at - interval '2 hours'")
  const fresh = await uploadPhoto(cook)
  const unknown = `images/${'1'.repeat(32)}-320.webp`
  await services.files.put(unknown, 'lost')
  await sweepUnusedUploads(services)
  await sweepUnknownFiles(services)
  assert.deepEqual(await Promise.all([used, unused, fresh].map(statusOf)), [200, 404, 200])
  assert.deepEqual(await keysOf('images', unused), [])
  assert.equal(await services.files.exists(unknown), true)
  const later = { ...services, limits: { ...services.limits, unusedPictureHours: -1 } }
  await sweepUnknownFiles(later)
  assert.equal(await services.files.exists(unknown), false)
  assert.deepEqual(await Promise.all([used, fresh].map(statusOf)), [200, 200])
})

test('a backup has the pictures of the bucket, and is restored into another one', async () => {
  await store.createBucket('restored')
  const archive = join(site.dataDir, 'site.tar')
  const environment = {
    ...store.settings('pictures'),
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: site.dataDir,
  }
  const made = await runTool('backup', ['--to', archive], environment)
  assert.equal(made.code, 0, made.errors)
  const restored = await runTool('restore', [archive], {
    ...store.settings('restored'),
    DATABASE_URL: databaseUrl(await createEmptyDatabase(await findTestPostgres())),
    DATA_DIR: site.dataDir,
  })
  assert.equal(restored.code, 0, restored.errors)
  const copies = await digestPictures(openBucket({ ...store, bucket: 'restored' }, defaultLimits.bucket))
  assert.ok(Object.keys(copies).length > variantNames.length)
  assert.deepEqual(copies, await digestPictures(services.files))
})
