import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { maxImportedPictureBytes } from './file-bounds.ts'
import type { FileRecipe } from './file-recipe.ts'
import type { PictureProblem } from './folder.ts'
import { findPicture, openImportFile } from './import-file.ts'
import { jsonFiles } from './json-files.fixture.ts'
import { picture } from './kebab.fixture.ts'
import { schemaFiles } from './schema-files.fixture.ts'
import { textFiles } from './text-files.fixture.ts'

const folder = await mkdtemp(join(tmpdir(), 'mezani-formats-'))
let count = 0

async function read(name: string, bytes: Uint8Array | string) {
  const path = join(folder, `${++count}`)
  await writeFile(path, bytes)
  const file = await openImportFile(path, name)
  const found: {
    recipe: FileRecipe
    format: string
    photo: Buffer | undefined
    problem: PictureProblem | undefined
  }[] = []
  for (const index of file.documents.keys()) {
    const document = await file.open(index)
    if (!document) continue
    for (const { name: inside, read: readRecipe } of document.recipes) {
      const recipe = readRecipe()
      const { bytes: photo, problem } = await findPicture(document, inside, recipe)
      found.push({ recipe, format: document.format, photo, problem })
    }
  }
  return found
}

for (const [name, { file, format, expected, hasPhoto }] of Object.entries({
  ...jsonFiles,
  ...schemaFiles,
  ...textFiles,
}))
  test(`a recipe of ${name} is read with everything it has`, { tags: ['import-files'] }, async () => {
    const [found, ...others] = await read(file.name, file.bytes)
    assert.deepEqual(others, [])
    assert.equal(found?.format, format)
    const { picture: _, ...recipe } = found?.recipe ?? {}
    const said = Object.fromEntries(
      Object.keys(expected).map(key => [key, recipe[key as keyof typeof recipe]]),
    )
    assert.deepEqual(said, expected)
    assert.deepEqual(found?.photo, hasPhoto ? picture : undefined)
    assert.equal(found?.problem, undefined)
  })

test('a note in Markdown is read by its headings and lists, also as one of several in a ZIP', async () => {
  const note =
    '# Uji\n\n## Ingredients\n\n- 200 g millet flour\n- 1 l water\n\n## Method\n\n1. Stir the flour into the water.\n2. Boil it for ten minutes.\n'
  const ours =
    '# Chai\n\n![](<picture.webp>)\n\nBy Akinyi · From: Kenya\n\n## Ingredients\n\n- milk\n\n## Steps\n\n1. Boil.\n'
  const bytes = zipSync({
    'notes/uji.md': strToU8(note),
    'notes/Mandazi.md': strToU8(
      '---\ntags: [fried]\n---\n![a photo](m.jpg)\n\n## Ingredients\n- **2 cups** flour\n- 1 tsp [yeast](https://jikoni.example/yeast)\n- 1 cup [[Coconut milk|coconut milk]]\n\n## Steps\n- Knead it until it is smooth.\n- Fry it in hot oil.\n',
    ),
    'chai/recipe.md': strToU8(ours),
    'chai/picture.webp': picture,
  })
  const found = await read('notes.zip', bytes)
  assert.deepEqual(
    found.map(({ recipe, format, photo }) => [recipe.title, format, photo?.equals(picture) ?? false]),
    [
      ['Uji', 'page', false],
      ['Mandazi', 'page', false],
      ['Chai', 'mezani', true],
    ],
  )
  const [uji, mandazi, chai] = found.map(({ recipe }) => recipe)
  assert.deepEqual(uji?.ingredients, [{ name: null, lines: ['200 g millet flour', '1 l water'] }])
  assert.deepEqual(uji?.instructions, [
    { name: null, lines: ['Stir the flour into the water.', 'Boil it for ten minutes.'] },
  ])
  assert.deepEqual(mandazi?.ingredients[0]?.lines, ['2 cups flour', '1 tsp yeast', '1 cup coconut milk'])
  assert.deepEqual(mandazi?.instructions[0]?.lines, ['Knead it until it is smooth.', 'Fry it in hot oil.'])
  assert.deepEqual([chai?.own?.chefName, chai?.own?.countryOfOrigin], ['Akinyi', 'Kenya'])
})

const jsonLd = (name: string, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 eggs'],
  recipeInstructions: ['Fry.'],
  ...more,
})
const titlesOf = async (name: string, bytes: Uint8Array | string) =>
  (await read(name, bytes)).map(({ recipe }) => recipe.title)

test('JSON-LD may be one recipe, a list, a graph or under a name', async () => {
  const two = [jsonLd('Ugali'), jsonLd('Githeri')]
  for (const value of [two, { '@graph': two }, { recipes: two }])
    assert.deepEqual(await titlesOf('all.json', JSON.stringify(value)), ['Ugali', 'Githeri'])
  assert.deepEqual(await titlesOf('one.json', JSON.stringify(two[0])), ['Ugali'])
  assert.deepEqual(await titlesOf('outer.json', JSON.stringify(jsonLd('Pilau', { isRelatedTo: two[0] }))), [
    'Pilau',
  ])
})

test('an archive may have several formats, folders, and a Mac’s extra files', async () => {
  const zip = zipSync({
    'mine/a/one.json': strToU8(JSON.stringify(jsonLd('Ugali'))),
    'mine/b/two.cook': strToU8('Boil @rice{1%cup}.'),
    'mine/three.csv': strToU8('Name;Steps\nPilau;Fry.\nWali;Boil.'),
    '__MACOSX/mine/a/._one.json': strToU8('x'),
    'mine/.DS_Store': strToU8('x'),
  })
  assert.deepEqual(await titlesOf('all.zip', zip), ['Ugali', 'two', 'Pilau', 'Wali'])
})

test('archives in an archive are read whole, each with its own pictures; a broken file in one is a broken recipe', {
  tags: ['import-files'],
}, async () => {
  const collection = (title: string, image: string) =>
    zipSync({
      'r/a/a.json': strToU8(JSON.stringify(jsonLd(title, { image: 'a.jpg' }))),
      'r/a/a.jpg': strToU8(image),
      'r/b/b.json': strToU8(JSON.stringify([jsonLd(`${title} 2`), jsonLd(`${title} 3`)])),
    })
  const both = zipSync({
    'home.zip': collection('Ugali', 'one'),
    'village.zip': collection('Pilau', 'other'),
  })
  assert.deepEqual(
    (await read('both.zip', both)).map(({ recipe, photo }) => [recipe.title, photo?.toString()]),
    [
      ['Ugali', 'one'],
      ['Ugali 2', undefined],
      ['Ugali 3', undefined],
      ['Pilau', 'other'],
      ['Pilau 2', undefined],
      ['Pilau 3', undefined],
    ],
  )
  const broken = zipSync({
    'a.paprikarecipe': new Uint8Array([0x1f, 0x8b]),
    'b.json': strToU8(JSON.stringify(jsonLd('Ugali'))),
  })
  await assert.rejects(read('broken.zip', zipSync({ 'inner.zip': broken })), { code: 'Z_BUF_ERROR' })
})

test('a picture with another device’s path is found by its file name, unless several files have that name', async () => {
  const recipe = (image: string) => strToU8(JSON.stringify(jsonLd('Ugali', { image })))
  const photoIn = async (files: Record<string, Uint8Array>) => (await read('a.zip', zipSync(files)))[0]
  const far = await photoIn({ 'r/recipe.json': recipe('C:\\me\\ugali.jpg'), 'images/ugali.jpg': picture })
  assert.deepEqual(far?.photo, picture)
  const several = await photoIn({ 'r/a.json': recipe('/x/1.jpg'), 'p/1.jpg': picture, 'q/1.jpg': picture })
  assert.deepEqual([several?.photo, several?.problem], [undefined, 'missing'])
})

test('a recipe of Nextcloud Cookbook gets the photo of its own folder, whatever its file is called', async () => {
  const recipe = (name: string, more: object) => strToU8(JSON.stringify(jsonLd(name, more)))
  const zip = zipSync({
    'Recipes/Ugali/Ugali.json': recipe('Ugali', { image: 'https://mapishi.example/ugali.jpg' }),
    'Recipes/Ugali/full.jpg': picture,
    'Recipes/Ugali/thumb.jpg': strToU8('smaller'),
    'Recipes/Chai/recipe.json': recipe('Chai', { image: '', imageUrl: '/apps/cookbook/image' }),
    'Recipes/Uji/Uji.json': recipe('Uji', {}),
    'Recipes/Wali/Wali.json': recipe('Wali', {}),
    'Recipes/Wali/full.jpg': [new Uint8Array(maxImportedPictureBytes + 1), { level: 0 }],
  })
  assert.deepEqual(
    (await read('Recipes.zip', zip)).map(({ recipe: { title }, format, photo, problem }) => [
      title,
      format,
      photo,
      problem,
    ]),
    [
      ['Ugali', 'nextcloud', Buffer.from(picture), undefined],
      ['Chai', 'nextcloud', undefined, undefined],
      ['Uji', 'json-ld', undefined, undefined],
      ['Wali', 'nextcloud', undefined, 'tooLarge'],
    ],
  )
})

test('an old file is read in the code page in which it was written', async () => {
  const lines = (title: string) => `Name,Ingredients\r\n${title},1 egg\r\n`
  const [utf16] = await titlesOf('a.csv', Buffer.from(`\ufeff${lines('Crème brûlée')}`, 'utf16le'))
  assert.equal(utf16, 'Crème brûlée')
  assert.deepEqual(await titlesOf('a.csv', Buffer.from(lines('Crème brûlée'), 'latin1')), ['Crème brûlée'])
  const dos = Buffer.concat([
    Buffer.from('Name,Ingredients\r\nCr'),
    Buffer.from([0x8a]),
    Buffer.from('me br'),
    Buffer.from([0x96]),
    Buffer.from('l'),
    Buffer.from([0x82]),
    Buffer.from('e,1 egg\r\n'),
  ])
  assert.deepEqual(await titlesOf('a.csv', dos), ['Crème brûlée'])
})

test('an unreadable file is not a recipe, and does not affect the others', async () => {
  const zip = zipSync({
    'a.json': strToU8('{"recipes": [{"na'),
    'b.xml': strToU8('<cookbook><recipe><title>'),
    'c.paprikarecipe': new Uint8Array([0x50, 0x41]),
    'd.json': strToU8(JSON.stringify(jsonLd('Ugali'))),
  })
  const titles = (await titlesOf('a.zip', zip)).filter(Boolean)
  assert.deepEqual(titles, ['Ugali'])
})

test('a single recipe of Paprika is only the gzip', async () => {
  const bytes = gzipSync(
    strToU8(JSON.stringify({ name: 'Ugali', ingredients: 'flour', directions: 'Stir.' })),
  )
  assert.deepEqual(await titlesOf('Ugali.paprikarecipe', bytes), ['Ugali'])
})
