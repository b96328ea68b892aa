import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import * as limits from '#contract/limits.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site

const lines = (count: number, line = 'x') => Array<string>(count).fill(line).join('\n')

test('lines have default limits', () => {
  assert.deepEqual(limits.ingredientLines, { maxLines: 400, maxLineLength: 1_000 })
  assert.deepEqual(limits.instructionLines, { maxLines: 400, maxLineLength: 5_000 })
})

test('a line that is too long, or one too many, is refused with a sentence that says which; blank lines count', async () => {
  const { token } = await aMember(site)
  const cases: [string, unknown, RegExp][] = [
    ['ingredients', '1-'.repeat(9_999), /^Ingredients: line 1 can have at most 1,000 characters\. Break it/],
    ['ingredients', `salt\r\n\r\n${'x'.repeat(1_001)}`, /^Ingredients: line 3 can/],
    ['ingredients', ['salt', 'x'.repeat(1_001)], /^Ingredients: line 2 can/],
    ['ingredients', lines(401), /^Ingredients can have at most 400 lines, blank ones included\.$/],
    ['instructions', `x${'\n'.repeat(400)}x`, /^Instructions can have at most 400 lines/],
    ['instructions', 'x'.repeat(5_001), /^Instructions: line 1 can have at most 5,000 characters/],
  ]
  for (const [field, value, sentence] of cases) {
    const { status, body } = await call('POST', '/api/recipes', { token, body: aRecipe({ [field]: value }) })
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'invalid_request', [field]])
    assert.match(body.fields[field], sentence)
  }
  const longest = {
    ingredients: `${'x'.repeat(1_000)}\n${lines(399, 'y'.repeat(40))}`,
    instructions: `${lines(399, 'z'.repeat(100))}\n${'x'.repeat(5_000)}`,
  }
  const accepted = await call('POST', '/api/recipes', { token, body: aRecipe(longest) })
  assert.deepEqual([accepted.status, accepted.body.ingredients], [201, longest.ingredients])
})

test('a line of one long word is stored like any other, although it does not compress and no index holds all of it', async () => {
  const { token } = await aMember(site)
  const word = randomBytes(6_000)
    .toString('base64')
    .replace(/[^a-z]/gi, '')
    .slice(0, 5_000)
  assert.equal(word.length, 5_000)
  const body = aRecipe({ ingredients: word.slice(0, 1_000), instructions: word })
  const { status, body: stored } = await call('POST', '/api/recipes', { token, body })
  assert.deepEqual([status, stored.instructions], [201, word])
  const found = await call('GET', `/api/recipes?q=${word.slice(0, 90)}`)
  assert.deepEqual(
    found.body.map(({ id }: { id: number }) => id),
    [stored.id],
  )
})

test('a recipe that was stored with longer lines stays readable, and can be edited as long as those lines do not change', async () => {
  const author = await aMember(site)
  const id = await publishRecipe(site, author)
  const [ingredients, instructions] = ['1-'.repeat(9_999), `Boil.\r\n${'\r\n'.repeat(500)}Stir.`]
  await db.updateTable('recipes').set({ ingredients, instructions }).where('id', '=', id).execute()
  const read = await call('GET', `/api/recipes/${id}`, { token: author.token })
  assert.deepEqual([read.body.ingredients, read.body.instructions], [ingredients, instructions])
  const edit = (changes: Record<string, unknown>) =>
    call('PUT', `/api/recipes/${id}`, {
      token: author.token,
      body: aRecipe({ ingredients, instructions, ...changes }),
    })
  // A form sends line breaks as line feeds alone.
  assert.equal(
    (await edit({ title: 'Renamed', instructions: instructions.replaceAll('\r', '') })).status,
    200,
  )
  assert.equal((await edit({ instructions: 'Boil.' })).status, 200, 'shortening one of them')
  const { status, body } = await edit({ ingredients: `${ingredients.slice(1)}` })
  assert.deepEqual([status, Object.keys(body.fields)], [400, ['ingredients']])
  assert.equal(
    (await call('PUT', `/api/recipes/${id}`, { token: author.token, body: { rating: 4 } })).status,
    200,
  )
})
