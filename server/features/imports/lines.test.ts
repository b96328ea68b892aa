import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as limits from '#contract/limits.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { token } = await aMember(site)
const read = (body: object) => site.call('POST', '/api/imports/lines', { token, body })
const { maxLines, maxLineLength } = limits.ingredientLines

test('lines in several languages are understood, and returned in the order in which they were sent', {
  tags: ['import-lines'],
}, async () => {
  const lines = [
    '2-3 ripe mangoes, peeled',
    'vijiko 2 vya chakula vya siki',
    "1 c. à s. d'huile (facultatif)",
  ]
  const { status, body } = await read({ lines })
  assert.equal(status, 200)
  const nothing = { amount: null, unit: null, preparation: null, comment: null, optional: false }
  assert.deepEqual(body, [
    { ...nothing, amount: { min: 2, max: 3 }, food: 'ripe mangoes', preparation: 'peeled' },
    { ...nothing, amount: { min: 2, max: 2 }, unit: 'tbsp', food: 'siki' },
    { ...nothing, amount: { min: 1, max: 1 }, unit: 'tbsp', food: 'huile', optional: true },
  ])
})

test('the named language decides, also with a region', async () => {
  for (const language of ['de', 'de-AT', 'DE_CH']) {
    const { body } = await read({ lines: ['1.500 g Mehl'], language })
    assert.deepEqual(body[0].amount, { min: 1500, max: 1500 })
  }
  const { body } = await read({ lines: ['1.500 g flour'], language: 'en' })
  assert.deepEqual(body[0].amount, { min: 1.5, max: 1.5 })
  assert.equal((await read({ lines: ['2 cups rice'], language: 'xx' })).body[0].unit, 'cup')
})

test('lines are accepted up to the number and length that a recipe may have, and no more', async () => {
  const many = Array.from({ length: maxLines }, () => '1 cup of rice')
  const whole = await read({ lines: many })
  assert.deepEqual([whole.status, whole.body.length], [200, maxLines])
  assert.deepEqual((await read({ lines: [] })).body, [])
  const longest = 'x'.repeat(maxLineLength)
  const together = Array.from({ length: limits.maxIngredientsLength / maxLineLength }, () => longest)
  assert.equal((await read({ lines: together })).status, 200)
  const tooMuch = [[...many, '1'], [...together, 'x'], [`${longest}x`]]
  for (const lines of [...tooMuch, ['a\u0000b'], [1], 'salt', undefined]) {
    const refused = await read({ lines })
    assert.deepEqual([refused.status, refused.body.code], [400, 'invalid_request'])
  }
  const language = 'x'.repeat(limits.maxLanguageLength + 1)
  assert.equal((await read({ lines: [], language })).status, 400)
})
