import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { exportPublicRecipes } from '#server/features/exports/export-public-recipes.ts'
import { runTool, startTool } from '#tests/support/backups.ts'
import { importWhole } from '#tests/support/imports.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { formWithFile, solidImage } from '#tests/support/pictures.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, type TestSite } from '#tests/support/site.ts'
import { aSmallDisk, whyNoDisks } from '#tests/support/small-disk.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { readZip } from '#tests/support/zip.ts'

const site = await openSite()
const { call } = site
const member = await aMember(site, 'Wanjiru')

/** Copies the site's only recipe until there are `count` recipes, each with instructions that do not compress well. */
const multiply = (on: TestSite, count: number) =>
  on.pool.query(
    `insert into recipes (author_id, title, chef_name, chef_image, image, ingredients, instructions, url, more_info_url, prep_time, servings, country_of_origin, diet_type, cover_key, cover_color)
     select author_id, 'Githeri ' || n, chef_name, chef_image, image, ingredients,
       (select string_agg(md5((n * m)::text), ' ') from generate_series(1, 1000) m),
       url, more_info_url, prep_time, servings, country_of_origin, diet_type, cover_key, cover_color
     from recipes, generate_series(2, $1::int) n`,
    [count],
  )

const manyRecipes = 65
const large = await openSite()
await publishRecipe(large, await aMember(large))
await multiply(large, manyRecipes)

const exportTo = (folder: string, on: TestSite = site, settings: Record<string, string> = {}) =>
  [
    'admin',
    ['export-recipes', folder],
    {
      DATABASE_URL: on.databaseUrl,
      DATA_DIR: on.dataDir,
      PUBLIC_URL: on.url,
      MIN_FREE_MB: '0',
      ...settings,
    },
  ] as const satisfies Parameters<typeof runTool>

const folderIn = (name: string, on: TestSite = site) => join(on.dataDir, name)
const zipsOf = async (folder: string) =>
  Promise.all((await readdir(folder)).toSorted().map(name => readFile(join(folder, name))))

async function uploadPhoto({ token }: Member): Promise<string> {
  const body = formWithFile('image', await solidImage().jpeg().toBuffer())
  return (await call('POST', '/api/images', { token, body })).body.url
}

const fields = [
  ...['title', 'chefName', 'ingredients', 'instructions', 'url', 'moreInfoUrl', 'prepTime', 'servings'],
  ...['countryOfOrigin', 'dietType', 'chefImage'],
]

test('the export of a site imports again as the same recipes, each once, with its picture', async () => {
  const image = await uploadPhoto(member)
  const written = [
    { title: 'Ugali', image },
    { title: 'Crème "brûlée"', ingredients: 'Sauce:\n2 eggs\n\n1 cup water', prepTime: 'overnight' },
    { title: 'ウガリ', image: '', servings: 2.5 },
  ]
  const ids = []
  for (const changes of written) ids.push(await publishRecipe(site, member, changes))
  const folder = folderIn('whole')
  const { code, output, errors } = await runTool(
    ...exportTo(folder, site, { LIMITS: 'maxImportedRecipes=2' }),
  )
  assert.deepEqual([code, output, errors], [0, `${folder}: 3 recipes, 2 files\n`, ''])
  assert.deepEqual((await readdir(folder)).toSorted(), ['recipes-00001.zip', 'recipes-00002.zip'])

  const other = await aMember(site)
  const drafts = []
  for (const bytes of await zipsOf(folder)) {
    const { batch, recipes } = await importWhole(site, other, { name: 'recipes.zip', bytes })
    assert.equal(batch.format, 'mezani')
    for (const { draftId, warnings, notes } of recipes) {
      assert.deepEqual([warnings, notes], [[], []])
      drafts.push((await call('GET', `/api/drafts/${draftId}`, { token: other.token })).body)
    }
  }
  assert.equal(drafts.length, ids.length)
  for (const [at, id] of ids.entries()) {
    const { body: recipe } = await call('GET', `/api/recipes/${id}`, { token: other.token })
    for (const field of fields) assert.deepEqual(drafts[at][field] ?? null, recipe[field] ?? null, field)
  }
  // A photo of the site comes along as a file, and becomes an upload of the importing member. A drawn cover is drawn again.
  assert.match(drafts[0].image, /\/media\/images\/[0-9a-f]{32}-/)
  assert.deepEqual(
    drafts.slice(1).map(({ image: kept }) => kept),
    ['https://example.org/githeri.jpg', ''],
  )
})

test('the export contains no drafts, no hidden or removed recipes, and no addresses of members', async () => {
  const own = await openSite()
  const cook = await aMember(own, 'Njeri')
  await publishRecipe(own, cook, { title: 'Sukuma in sight' })
  const [hidden, removed] = [
    await publishRecipe(own, cook, { title: 'Hidden away' }),
    await publishRecipe(own, cook, { title: 'Removed away' }),
  ]
  await own.pool.query("update recipes set held = 'hidden', is_shelved = true where id = $1", [hidden])
  await own.pool.query("update recipes set held = 'removed', is_shelved = true where id = $1", [removed])
  const { status } = await own.call('POST', '/api/drafts', {
    token: cook.token,
    body: aRecipe({ title: 'Drafted away' }),
  })
  assert.equal(status, 201)
  const folder = folderIn('public', own)
  assert.equal((await runTool(...exportTo(folder, own))).code, 0)
  const files = (await zipsOf(folder)).flatMap(bytes => [...readZip(bytes)])
  assert.deepEqual(files.map(([name]) => name.slice(name.lastIndexOf('/') + 1)).toSorted(), [
    'recipe.cook',
    'recipe.json',
    'recipe.md',
  ])
  const text = files.map(([name, bytes]) => `${name}\n${bytes}`).join('\n')
  assert.match(text, /Sukuma in sight/)
  for (const secret of [/ away/, /-away/, new RegExp(cook.email), new RegExp(cook.username)])
    assert.doesNotMatch(text, secret)
})

test('the export reads twenty recipes at a time, and ends a ZIP at its limit of recipes or of bytes, whichever comes first', async () => {
  const rows: number[] = []
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows.push(result.rows.length)
      return result
    },
  }
  const services = { ...large.services, db: large.db.withPlugin(counting) }
  const write = async (bounds: { maxRecipes: number; maxBytes: number }) => {
    const sizes: number[] = []
    const made = await exportPublicRecipes(services, {
      ...bounds,
      openFile: async number => ({
        write: async bytes => {
          sizes[number - 1] = (sizes[number - 1] ?? 0) + bytes.length
        },
        finish: async () => undefined,
        discard: async () => undefined,
      }),
    })
    return { ...made, sizes }
  }
  const byRecipes = await write({ maxRecipes: 30, maxBytes: 1e9 })
  assert.deepEqual([byRecipes.recipes, byRecipes.files], [manyRecipes, 3])
  assert.deepEqual([Math.max(...rows), rows.length], [20, 5])
  const maxBytes = 500_000
  const byBytes = await write({ maxRecipes: 1_000, maxBytes })
  assert.equal(byBytes.recipes, manyRecipes)
  assert.ok(byBytes.files > 3, `${byBytes.files}`)
  // The recipe that reaches the limit and the ZIP's list of files come on top.
  for (const size of byBytes.sizes) assert.ok(size < 2 * maxBytes, `${size}`)
})

test('a folder that is not empty, or is a file, is refused with a sentence, and its content stays', async () => {
  const file = folderIn('a-file')
  await site.services.files.put('exports/x-0.part', 'x')
  const media = folderIn('media')
  const before = await readdir(media)
  await writeFile(file, 'mine')
  const refused = await runTool(...exportTo(media))
  assert.equal(refused.code, 1)
  assert.equal(
    refused.errors,
    `${media} is not empty. Name a folder that is, or one that is not there yet.\n`,
  )
  assert.deepEqual(await readdir(media), before)
  const notAFolder = await runTool(...exportTo(file))
  assert.deepEqual([notAFolder.code, await readFile(file, 'utf8')], [1, 'mine'])
  assert.match(notAFolder.errors, /^The export .* could not be written: a part of that path is a file\./)
})

/** Checks that the folder contains only whole export files, and returns their number. */
async function countWhole(folder: string): Promise<number> {
  const names = await readdir(folder)
  for (const name of names) assert.match(name, /^recipes-\d{5}\.zip$/)
  for (const bytes of await zipsOf(folder)) assert.ok(readZip(bytes).size > 0)
  return names.length
}

test('a full disk ends the export in words and leaves only whole files', { skip: whyNoDisks }, async t => {
  const disk = aSmallDisk(t, 1)
  for (const [minFreeMb, sentence, isAny] of [
    ['0', /^The export .* could not be written: the disk is full\. Nothing of it was kept\.\n$/, true],
    ['200', /less than 200 MB left \(MIN_FREE_MB\), so no export was kept/, false],
  ] as const) {
    const folder = join(disk.path, minFreeMb)
    const settings = { LIMITS: 'maxImportedRecipes=1', MIN_FREE_MB: minFreeMb }
    const { code, errors } = await runTool(...exportTo(folder, large, settings))
    assert.equal(code, 1)
    assert.match(errors, sentence)
    assert.equal((await countWhole(folder)) > 0, isAny)
  }
})

test('an export that is stopped says so, and leaves only whole files', async () => {
  const folder = folderIn('stopped', large)
  const { process: child, ended } = startTool(...exportTo(folder, large, { LIMITS: 'maxImportedRecipes=1' }))
  await waitFor(async () => (await readdir(folder).catch(() => [])).length > 1 || undefined, 'a file')
  child.kill('SIGTERM')
  const { code, errors } = await ended
  assert.deepEqual(
    [code, errors],
    [1, 'The export was stopped. The files that have their names are whole.\n'],
  )
  const whole = await countWhole(folder)
  assert.ok(whole > 0 && whole < manyRecipes, `${whole}`)
})
