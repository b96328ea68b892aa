import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type ExportFormat, exportFiles, exportFormats } from '#contract/export-formats.ts'
import { importWhole } from '#tests/support/imports.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { sectionsOf } from './sections.ts'

const site = await openSite()
const { call } = site
const member = await aMember(site, 'Wanjiru')

const exported = (id: number, format: ExportFormat, headers = {}) =>
  call('GET', `/api/recipes/${id}/export?format=${format}`, { headers })

test('a visitor downloads a recipe in each format, with a file name that every file system accepts', {
  tags: ['import-export'],
}, async () => {
  const names: Record<string, RegExp> = {
    'Crème brûlée "à la" ../Nairobi\\x': /^\d+-creme-brulee-a-la-nairobi-x$/,
    ウガリ: /^\d+$/,
    [`${'Ugali '.repeat(16)}mwisho`]: /^\d+(?:-ugali){10}(?:-ugal)?-?$/,
  }
  for (const [title, name] of Object.entries(names)) {
    const id = await publishRecipe(site, member, { title })
    for (const format of exportFormats) {
      const { status, headers, text } = await exported(id, format)
      assert.deepEqual([status, headers.get('content-type')], [200, exportFiles[format].type])
      const [, file = ''] =
        /^attachment; filename="([\w.-]+)"$/.exec(headers.get('content-disposition') ?? '') ?? []
      assert.match(file.slice(0, -1 - exportFiles[format].ending.length), name)
      assert.ok(file.endsWith(`.${exportFiles[format].ending}`), file)
      assert.ok(text.length > 0)
    }
  }
})

test('an export is the recipe as it is now, and gets 304 if the client has it', async () => {
  const id = await publishRecipe(site, member, { title: 'Ugali' })
  const { headers, text } = await exported(id, 'markdown')
  assert.match(text, /^# Ugali\n\n!\[\]\(<http/)
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  const again = await exported(id, 'markdown', known)
  assert.deepEqual([again.status, again.text], [304, ''])
  const { body: recipe } = await call('GET', `/api/recipes/${id}`, { token: member.token })
  const edited = { ...recipe, title: 'Ugali wa mtama' }
  await call('PUT', `/api/recipes/${id}`, { token: member.token, body: edited })
  assert.match((await exported(id, 'markdown', known)).text, /^# Ugali wa mtama\n/)
})

test('a hidden recipe and a missing one cannot be exported, and neither can another format', async () => {
  const id = await publishRecipe(site, member)
  await site.pool.query("update recipes set held = 'hidden', is_shelved = true where id = $1", [id])
  for (const gone of [id, 999_999])
    for (const format of exportFormats) assert.equal((await exported(gone, format)).status, 404)
  const { status, body } = await call('GET', `/api/recipes/${id}/export?format=pdf`)
  assert.deepEqual([status, Object.keys(body.fields)], [400, ['format']])
})

const word = fc.constantFrom(
  'ugali',
  'Sukuma',
  'é',
  '½',
  '@salt{}',
  '# heading',
  '-- no',
  '>> x: y',
  '"',
  '\\',
)
const line = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' '))
const lines = fc.array(line, { minLength: 1, maxLength: 4 }).map(all => all.join('\n'))
const recipes = fc.record({
  title: line,
  chefName: fc.constantFrom('', 'Mama Njeri', 'O’Brien & co'),
  ingredients: lines,
  instructions: lines,
  url: fc.constantFrom('', 'https://jikoni.example/a?b=c&d', '/recipes/1'),
  moreInfoUrl: fc.constantFrom('', 'https://jikoni.example/more'),
  prepTime: fc.constantFrom('', '1 hour', 'overnight', '90'),
  servings: fc.constantFrom(undefined, 4, 2.5),
  countryOfOrigin: fc.constantFrom('', 'Kenya'),
  dietType: fc.constantFrom('', 'Vegan', 'Low carb'),
})

for (const format of exportFormats)
  test(`a recipe exported as ${format} and imported again is a draft of the same recipe`, {
    tags: ['import-again'],
  }, async () => {
    await fc.assert(
      fc.asyncProperty(recipes, async written => {
        const cook = await aMember(site)
        const url = written.url.startsWith('/') ? site.url + written.url : written.url
        const id = await publishRecipe(site, cook, { ...written, url })
        const { text } = await exported(id, format)
        const name = `one.${exportFiles[format].ending}`
        const { recipes: found } = await importWhole(site, cook, { name, bytes: text })
        const { token } = cook
        const { body: draft } = await call('GET', `/api/drafts/${found[0]?.draftId}`, { token })
        const { body } = await call('GET', `/api/recipes/${id}`, { token })
        // The copy does not keep the original's page, because it has a page itself.
        const recipe = { ...body, url }
        for (const field of fields.filter(one => format !== 'markdown' || one !== 'chefImage'))
          assert.deepEqual(draft[field] ?? null, recipe[field] ?? null, `${field}: ${text}`)
        for (const part of ['ingredients', 'instructions'] as const)
          assert.deepEqual(sectionsOf(draft[part], part), sectionsOf(recipe[part], part), text)
        assert.deepEqual(found[0]?.warnings, [])
      }),
      { seed: 1, numRuns: 12, endOnFailure: true },
    )
    await waitForJobs(site)
  })

const fields = [
  ...['title', 'chefName', 'url', 'moreInfoUrl', 'prepTime', 'servings'],
  ...['countryOfOrigin', 'dietType', 'image', 'chefImage'],
]
