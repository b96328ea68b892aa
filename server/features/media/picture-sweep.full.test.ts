import assert from 'node:assert/strict'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { hashOf, newPicture, openUploads } from '#tests/support/uploads.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { sweepUnknownFiles, sweepUnusedUploads } from './sweep-pictures.ts'
import { variantNames } from './variants.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)
const { db, services } = site
const { uploadPhoto, uploadAvatar, statusOf, filesIn } = openUploads(site, call)

const waitForGone = (address: string) =>
  waitFor(async () => ((await statusOf(address)) === 404 ? true : undefined), `the deletion of ${address}`)
const isStored = async (folder: string, address: string) =>
  (await filesIn(folder)).some(name => name.startsWith(hashOf(address)))
const edit = (author: Member, id: number, changes: Record<string, unknown>) =>
  call('PUT', `/api/recipes/${id}`, { token: author.token, body: aRecipe(changes) })
const age = (hours: number) =>
  sql`update uploads set created_at = created_at - make_interval(hours => ${hours})`.execute(db)

test('the photo of a deleted recipe is deleted in all sizes, and so is its drawn cover', async () => {
  const author = await aMember(site)
  const [image, chefImage] = [await uploadPhoto(author), await uploadPhoto(author)]
  const id = await publishRecipe({ call }, author, { title: 'Deleted', image, chefImage })
  const { body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
  const coverHash = hashOf(body.cover.url)
  for (const name of variantNames) await services.files.put(`covers/${coverHash}-${name}`, 'picture')
  assert.equal(await statusOf(image), 200)
  await call('DELETE', `/api/recipes/${id}`, { token: author.token })
  for (const address of [image, image.replace('960.webp', 'preview.jpg'), chefImage])
    await waitForGone(address)
  await waitFor(
    async () => ((await isStored('covers', coverHash)) ? undefined : true),
    'the cover’s deletion',
  )
  assert.deepEqual([await isStored('images', image), await isStored('images', chefImage)], [false, false])
  assert.deepEqual(
    await db.selectFrom('uploads').select('key').where('owner_id', '=', author.id).execute(),
    [],
  )
})

test('a photo that an edit replaces is deleted, unless another recipe of the member shows it', async () => {
  const author = await aMember(site)
  const [shared, replaced, next] = [
    await uploadPhoto(author),
    await uploadPhoto(author),
    await uploadPhoto(author),
  ]
  const id = await publishRecipe({ call }, author, { image: replaced, chefImage: shared })
  const other = await publishRecipe({ call }, author, { image: shared })
  assert.equal((await edit(author, id, { image: next, chefImage: '' })).status, 200)
  await waitForGone(replaced)
  assert.deepEqual([await statusOf(shared), await statusOf(next)], [200, 200])
  await call('DELETE', `/api/recipes/${other}`, { token: author.token })
  await waitForGone(shared)
})

test('a cover that two recipes share stays until the last one is deleted', async () => {
  const author = await aMember(site)
  const [one, twin] = [
    await publishRecipe({ call }, author, { title: 'Twins', image: '' }),
    await publishRecipe({ call }, author, { title: 'Twins', image: '', servings: 9 }),
  ]
  const { body } = await call('GET', `/api/recipes/${one}`, { token: author.token })
  for (const name of variantNames) await services.files.put(`covers/${hashOf(body.image)}-${name}`, 'picture')
  // A second recipe is deleted later. When its cover is gone, the deletion before it has been processed too.
  const later = await publishRecipe({ call }, author, { title: 'Later', image: '' })
  const laterCover = (await call('GET', `/api/recipes/${later}`, { token: author.token })).body.image
  await services.files.put(`covers/${hashOf(laterCover)}-960.webp`, 'picture')
  await call('DELETE', `/api/recipes/${one}`, { token: author.token })
  await call('DELETE', `/api/recipes/${later}`, { token: author.token })
  await waitFor(async () => ((await isStored('covers', laterCover)) ? undefined : true), 'the later deletion')
  assert.equal(await isStored('covers', body.image), true)
  await call('DELETE', `/api/recipes/${twin}`, { token: author.token })
  await waitFor(
    async () => ((await isStored('covers', body.image)) ? undefined : true),
    'the cover’s deletion',
  )
})

test('unused pictures are swept after their time; used and new ones are not', async () => {
  const author = await aMember(site)
  const [used, unused] = [await uploadPhoto(author), await uploadPhoto(author)]
  const avatar = await uploadAvatar(author, await newPicture())
  await publishRecipe({ call }, author, { image: used })
  await age(defaultLimits.unusedPictureHours + 1)
  const fresh = await uploadPhoto(author)
  const forgotten = `avatars/${'0'.repeat(32)}.webp`
  await services.files.put(forgotten, 'RIFF')
  const created_at = new Date(0)
  await db
    .insertInto('uploads')
    .values({ key: forgotten, owner_id: null, kind: 'avatar', bytes: 4, created_at })
    .execute()
  await sweepUnusedUploads(services)
  assert.deepEqual(
    await Promise.all([used, fresh, avatar, unused, `${site.url}/media/${forgotten}`].map(statusOf)),
    [200, 200, 200, 404, 404],
  )
})

test('files without a row are swept once they are old: leftovers of a crash, and of older versions', async () => {
  const author = await aMember(site)
  const used = await uploadPhoto(author)
  const id = await publishRecipe({ call }, author, { title: 'Swept', image: used })
  const { body } = await call('GET', `/api/recipes/${id}`, { token: author.token })
  const cover = `covers/${hashOf(body.cover.url)}-320.webp`
  const lost = ['1', '2', '3'].map(digit => digit.repeat(32))
  const unknown = [
    `images/${lost[0]}-320.avif`,
    `covers/${lost[1]}-320.avif`,
    `avatars/${lost[2]}.webp`,
    '.incoming/x',
  ]
  for (const key of [...unknown, cover]) await services.files.put(key, 'bytes')
  const old = new Date(Date.now() - (defaultLimits.unusedPictureHours + 1) * 3_600_000)
  const allKeys = [...unknown, cover, `images/${hashOf(used)}-320.webp`]
  const stored = () => Promise.all(allKeys.map(key => services.files.exists(key)))
  await sweepUnknownFiles(services)
  assert.deepEqual(await stored(), [true, true, true, true, true, true], 'they may be on their way to a row')
  for (const key of allKeys) await utimes(join(site.dataDir, 'media', key), old, old)
  await sweepUnknownFiles(services)
  assert.deepEqual(await stored(), [false, false, false, false, true, true])
})

test('only the newest photos that no recipe shows are kept, so a member can always upload another', async () => {
  const author = await aMember(site)
  const addresses = []
  for (let n = 0; n < defaultLimits.maxUnusedPictures + 3; n += 1) addresses.push(await uploadPhoto(author))
  const statuses = await Promise.all(addresses.map(statusOf))
  assert.deepEqual(
    statuses,
    addresses.map((_, n) => (n < 3 ? 404 : 200)),
  )
})
