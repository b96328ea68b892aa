import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import {
  aPhoto,
  aRecipeFile,
  importWhole,
  listImported,
  membersOf,
  sendFile,
  waitForImport,
} from '#tests/support/imports.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site
const { get, post, titlesOf } = membersOf(site)
const photo = await aPhoto()
const draftsOf = async (member: Member) => (await get('/api/drafts', member)).body

test('a file becomes drafts that only its member sees, with a report on each recipe', async () => {
  const [member, other] = [await aMember(site), await aMember(site)]
  const sent = await sendFile(site, member, { name: 'mine.json', bytes: aRecipeFile('Ugali', 'Chapati') })
  assert.deepEqual([sent.status, sent.body.fileName, sent.body.endedAt], [201, 'mine.json', null])
  const batch = await waitForImport(site, member, sent.body.id)
  const { state, format, expectedCount, readCount, draftCount } = batch
  assert.deepEqual([state, format, expectedCount, readCount, draftCount], ['done', 'json-ld', 2, 2, 2])
  const recipes = await listImported(site, member, batch.id)
  assert.deepEqual(
    recipes.map(({ title, state: is }) => [title, is]),
    [
      ['Ugali', 'draft'],
      ['Chapati', 'draft'],
    ],
  )
  const { body: draft } = await get(`/api/drafts/${recipes[0]?.draftId}`, member)
  assert.deepEqual(
    [draft.title, draft.ingredients, draft.instructions, draft.servings, draft.batchId, draft.source.kind],
    ['Ugali', '2 cups flour\n1 cup water', 'Knead.\nBake.', 4, batch.id, 'file'],
  )
  for (const path of ['', '/recipes']) {
    const { status } = await get(`/api/imports/files/${batch.id}${path}`, other)
    assert.equal(status, 404)
  }
  assert.deepEqual((await get('/api/imports/files', other)).body, [])
  assert.equal((await get('/api/imports/files', member)).body[0].id, batch.id)
})

test('a broken recipe is a row of the report, and the others become drafts', {
  tags: ['import-report'],
}, async () => {
  const member = await aMember(site)
  const bytes = zipSync({
    'a.json': strToU8(aRecipeFile('Ugali')),
    'b.json': strToU8('{"recipes": ['),
    'c.paprikarecipe': new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]),
    'd.json': strToU8(aRecipeFile('Chapati')),
    'e.csv': strToU8('Name,Ingredients\n,\n'),
    'f.zip': zipSync({ '../f.json': strToU8(aRecipeFile('Pilau')) }),
  })
  const { batch, recipes } = await importWhole(site, member, { name: 'all.zip', bytes })
  assert.equal(batch.state, 'done')
  assert.deepEqual(
    recipes.map(({ title, state, reason }) => [title, state, reason]),
    [
      ['Ugali', 'draft', null],
      ['', 'failed', 'No recipe was found in it.'],
      ['', 'failed', 'This recipe is damaged, or written in a way that we cannot read.'],
      ['Chapati', 'draft', null],
      ['', 'failed', 'It has no title, no ingredients and no steps.'],
      ['', 'failed', 'This archive has files that would be written outside of it. It was not opened.'],
    ],
  )
  assert.deepEqual(await titlesOf(member), ['Chapati', 'Ugali'])
  const only = async (outcome: string) => {
    const { body } = await get(`/api/imports/files/${batch.id}/recipes?only=${outcome}`, member)
    return body.recipes.map(({ title }: { title: string }) => title)
  }
  assert.deepEqual(await only('draft'), ['Ugali', 'Chapati'])
  assert.deepEqual(await only('look'), [])
  assert.deepEqual(await only('failed'), ['', '', '', ''])
})

test('a picture is stored as an upload; an invalid, missing or damaged one is reported', async () => {
  const member = await aMember(site)
  const recipe = (title: string, image: string) =>
    strToU8(
      JSON.stringify({
        '@type': 'Recipe',
        name: title,
        recipeIngredient: ['flour'],
        recipeInstructions: ['Bake.'],
        keywords: 'grill',
        image,
      }),
    )
  const bytes = zipSync({
    'a/recipe.json': recipe('Ugali', 'photo.jpg'),
    'a/photo.jpg': photo,
    'b/recipe.json': recipe('Chapati', 'photo.png'),
    'b/photo.png': strToU8('no picture'),
    'c/recipe.json': recipe('Pilau', 'gone.jpg'),
    'd/recipe.json': recipe('Wali', ''),
    'd/full.jpg': new Uint8Array(0),
  })
  const { batch, recipes } = await importWhole(site, member, { name: 'all.zip', bytes })
  const { body: toLookAt } = await get(`/api/imports/files/${batch.id}/recipes?only=look`, member)
  assert.deepEqual(
    toLookAt.recipes.map(({ title }: { title: string }) => title),
    ['Chapati', 'Pilau', 'Wali'],
  )
  const images = (await draftsOf(member)).drafts.toReversed().map(({ image }: { image: string }) => image)
  assert.match(images[0], /\/media\/images\/[0-9a-f]{32}-/)
  assert.equal((await fetch(images[0])).status, 200)
  assert.deepEqual(images.slice(1), ['', '', ''])
  assert.deepEqual(
    recipes.map(({ image, ingredientCount, instructionCount }) => [image, ingredientCount, instructionCount]),
    images.map((image: string) => [image, 1, 1]),
  )
  assert.deepEqual(
    recipes.map(({ warnings }) => warnings),
    [
      [],
      [
        'Its picture was left behind. The picture must be a JPEG, PNG, WebP or HEIC file, whatever its name ends with.',
      ],
      ['Its picture is not in the file.'],
      ['Its picture is damaged in the file.'],
    ],
  )
  // A note names what the site has no field for. It does not count as a warning.
  const noPlace = 'Tags left behind: grill.'
  assert.deepEqual(
    recipes.map(({ notes }) => notes),
    [[noPlace], [noPlace], [noPlace], [noPlace]],
  )
})

test('undo removes the drafts that are unchanged since the import; a changed draft stays', {
  tags: ['import-undo'],
}, async () => {
  const member = await aMember(site)
  const { batch, recipes } = await importWhole(site, member, { bytes: aRecipeFile('Ugali', 'Chapati') })
  const { body: draft } = await get(`/api/drafts/${recipes[0]?.draftId}`, member)
  const changed = await call('PUT', `/api/drafts/${draft.id}`, {
    token: member.token,
    body: {
      title: 'My ugali',
      ingredients: draft.ingredients,
      instructions: draft.instructions,
      revision: draft.revision,
    },
  })
  assert.equal(changed.status, 200)
  const { body: before } = await get(`/api/imports/files/${batch.id}`, member)
  assert.deepEqual([batch.unchangedCount, before.draftCount, before.unchangedCount], [2, 2, 1])
  const { status, body } = await post(`/api/imports/files/${batch.id}/undo`, member)
  assert.deepEqual([status, body.state, body.unchangedCount], [200, 'undone', 0])
  assert.deepEqual(await titlesOf(member), ['My ugali'])
  const states = (await listImported(site, member, batch.id)).map(({ state }) => state)
  assert.deepEqual(states, ['changed', 'gone'])
})

test('a recipe that is already among the drafts is not imported again, and the report links to the existing draft', {
  tags: ['import-known'],
}, async () => {
  const member = await aMember(site)
  const { recipes: first } = await importWhole(site, member, { bytes: aRecipeFile('Ugali') })
  const { body: ugali } = await get(`/api/drafts/${first[0]?.draftId}`, member)
  // The other member's recipe does not count, and a recipe with the same title but other lines is a different one.
  await importWhole(site, await aMember(site), { bytes: aRecipeFile('Chapati') })
  const other = aRecipeFile('Ugali').replace('2 cups flour', '3 cups flour')
  const { batch, recipes } = await importWhole(site, member, {
    name: 'again.zip',
    bytes: zipSync({
      'a.json': strToU8(aRecipeFile('UGALI').replace('Knead.', 'Knead. ')),
      'b.json': strToU8(other),
      'c.json': strToU8(aRecipeFile('Chapati', 'chapati')),
    }),
  })
  assert.deepEqual(
    recipes.map(({ title, state, reason }) => [title, state, reason]),
    [
      ['UGALI', 'known', null],
      ['Ugali', 'draft', null],
      ['Chapati', 'draft', null],
      ['chapati', 'known', null],
    ],
  )
  assert.deepEqual([recipes[0]?.draftId, recipes[3]?.draftId], [ugali.id, recipes[2]?.draftId])
  assert.deepEqual([batch.readCount, batch.draftCount, batch.knownCount], [4, 2, 2])
  const only = async (outcome: string) =>
    (await get(`/api/imports/files/${batch.id}/recipes?only=${outcome}`, member)).body.recipes.length
  assert.deepEqual([await only('known'), await only('failed')], [2, 0])
  await post(`/api/imports/files/${batch.id}/undo`, member)
  assert.deepEqual(await titlesOf(member), ['Ugali'])
  const again = await importWhole(site, member, { bytes: other })
  assert.equal(again.recipes[0]?.state, 'draft')
})

test('stopping an import keeps its drafts and makes no more', {
  tags: ['import-undo'],
}, async () => {
  const member = await aMember(site)
  const many = Array.from({ length: 400 }, (_, n) => `Ugali ${n}`)
  const { body } = await sendFile(site, member, { bytes: aRecipeFile(...many) })
  const { body: cancelled } = await post(`/api/imports/files/${body.id}/cancel`, member)
  assert.equal(cancelled.state, 'cancelled')
  const count = (await draftsOf(member)).count
  await waitForJobs(site)
  assert.equal((await draftsOf(member)).count, count)
  assert.ok(count < 400, `${count}`)
  assert.equal((await sendFile(site, member, { bytes: aRecipeFile('Pilau') })).status, 201)
})

test('an interrupted job continues where it stopped, and stores nothing twice', async () => {
  const member = await aMember(site)
  const titles = Array.from({ length: 60 }, (_, n) => `Ugali ${n}`)
  const { body } = await sendFile(site, member, { bytes: aRecipeFile(...titles) })
  // After a process was killed, the same job runs again. Here it runs beside the first one, which has not ended.
  await site.services.jobs.enqueue(db, 'import', { batchId: body.id })
  await site.services.jobs.enqueue(db, 'import', { batchId: body.id })
  const batch = await waitForImport(site, member, body.id)
  await waitForJobs(site)
  assert.deepEqual([batch.readCount, batch.draftCount], [60, 60])
  assert.deepEqual(
    await db
      .selectFrom('drafts')
      .select('title')
      .where('batch_id', '=', body.id)
      .execute()
      .then(rows => new Set(rows.map(({ title }) => title)).size),
    60,
  )
})
