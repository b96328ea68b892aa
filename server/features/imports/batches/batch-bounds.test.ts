import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { aPhoto, aRecipeFile, importWhole, membersOf, sendFile } from '#tests/support/imports.ts'
import { waitForJobs, waitForSweeps } from '#tests/support/jobs.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'
import { picturesFull } from '#texts/import-answers.ts'
import { sweepUnknownFiles } from '../../media/sweep-pictures.ts'

const site = await openSite()
const { db } = site
const { get, post, titlesOf } = membersOf(site)
const photo = await aPhoto()

test('a member can import one file at a time, and a limited number of files a day', async () => {
  const member = await aMember(site)
  const many = Array.from({ length: 300 }, (_, n) => `Ugali ${n}`)
  const first = await sendFile(site, member, { bytes: aRecipeFile(...many) })
  const second = await sendFile(site, member, { bytes: aRecipeFile('Pilau') })
  assert.deepEqual([second.status, second.body.code], [409, 'conflict'])
  await post(`/api/imports/files/${first.body.id}/undo`, member)
  const day = await openSite({ LIMITS: 'importsPerDay=1' })
  const daily = await aMember(day)
  await importWhole(day, daily, { bytes: aRecipeFile('Ugali') })
  const { status, body } = await sendFile(day, daily, { bytes: aRecipeFile('Pilau') })
  assert.deepEqual([status, body.code], [429, 'too_many_requests'])
})

test('a hostile, an empty and a large file are refused and leave nothing', async () => {
  const small = await openSite({ LIMITS: 'maxImportBytes=1000000' })
  const member = await aMember(small)
  const refused = async (name: string, bytes: Uint8Array | string) => {
    const { status, body } = await sendFile(small, member, { name, bytes })
    return [status, body.code]
  }
  const recipe = strToU8(aRecipeFile('Ugali'))
  assert.deepEqual(await refused('a.zip', zipSync({ '../a.json': recipe })), [400, 'unreadable_file'])
  assert.deepEqual(await refused('a.zip', zipSync({ 'a.json': new Uint8Array(9_000_000) })), [
    400,
    'unreadable_file',
  ])
  assert.deepEqual(await refused('a.jpg', photo), [400, 'unreadable_file'])
  assert.deepEqual(await refused('a.json', ''), [400, 'invalid_request'])
  assert.deepEqual(await refused('a.json', ' '.repeat(1_200_000)), [413, 'payload_too_large'])
  const chunked = await fetch(`${small.url}/api/imports/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: new Blob([
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.json"\r\n\r\n',
      ' '.repeat(1_200_000),
      '\r\n--x--\r\n',
    ]).stream(),
    duplex: 'half',
  } as RequestInit)
  assert.equal(chunked.status, 413)
  assert.deepEqual((await small.call('GET', '/api/imports/files', { token: member.token })).body, [])
  assert.deepEqual(await readdir(join(small.dataDir, 'media/imports')).catch(() => []), [])
})

test('what is stored of a file is deleted once it has been read', async () => {
  const member = await aMember(site)
  await importWhole(site, member, { bytes: aRecipeFile('Ugali') })
  await waitForJobs(site)
  assert.deepEqual(await readdir(join(site.dataDir, 'media/imports')).catch(() => []), [])
})

test('the sweep of unknown files keeps the file of a waiting import, however old it is', async () => {
  const waiting = await openSite({}, undefined, { isSecondary: true })
  const member = await aMember(waiting)
  assert.equal((await sendFile(waiting, member, { bytes: aRecipeFile('Ugali') })).status, 201)
  const { services } = waiting
  await services.files.put(`imports/${'0'.repeat(32)}-0.part`, 'left by a crash')
  const parts = () => readdir(join(waiting.dataDir, 'media/imports'))
  assert.equal((await parts()).length, 2)
  const limits = { ...services.limits, unusedPictureHours: -1 }
  await sweepUnknownFiles({ db: waiting.db, files: services.files, limits })
  const { rows } = await waiting.pool.query('select name from import_batches')
  assert.deepEqual(await parts(), [`${rows[0].name}-0.part`])
})

test('the recipes of a file and the drafts of a member are limited, and the report says what was left out', async () => {
  const small = await openSite({ LIMITS: 'maxImportedRecipes=3 maxDraftsPerMember=2' })
  const member = await aMember(small)
  const { batch, recipes } = await importWhole(small, member, { bytes: aRecipeFile('A1', 'B2', 'C3', 'D4') })
  assert.match(batch.reason, /The first 3 recipes were brought/)
  assert.deepEqual(
    recipes.map(({ state }) => state),
    ['draft', 'draft', 'failed'],
  )
})

test('a photo for which there is no room is left behind, and its recipe is kept', async () => {
  const small = await openSite({ LIMITS: 'maxPictureBytesPerMember=1_000_000' })
  const member = await aMember(small)
  await publishRecipe(small, member, { image: await openUploads(small, small.call).uploadPhoto(member) })
  await small.db.updateTable('uploads').set({ bytes: 999_999 }).execute()
  const files = { 'Ugali/recipe.json': strToU8(aRecipeFile('Ugali')), 'Ugali/full.jpg': photo }
  const { recipes } = await importWhole(small, member, { name: 'Recipes.zip', bytes: zipSync(files) })
  assert.deepEqual(
    recipes.map(({ state, image, warnings }) => [state, image, warnings]),
    [['draft', '', [picturesFull]]],
  )
})

test('a report is deleted after its days, and its drafts stay', async () => {
  const member = await aMember(site)
  const { batch } = await importWhole(site, member, { bytes: aRecipeFile('Ugali') })
  await db
    .updateTable('import_batches')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', batch.id)
    .execute()
  await waitForJobs(site)
  await site.services.jobs.sweep(db)
  await waitForSweeps(site)
  assert.equal((await get(`/api/imports/files/${batch.id}`, member)).status, 404)
  assert.deepEqual(await titlesOf(member), ['Ugali'])
})
