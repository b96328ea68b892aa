import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineLanguages } from './guess-language.ts'
import { lineCases } from './ingredient-lines.fixture.ts'
import { type IngredientLine, parseIngredientLine, parseIngredientLines } from './parse-ingredient-line.ts'

const measureOf = ({ amount, unit }: IngredientLine): string => {
  const figure = (value: number) => String(Number(value.toFixed(3)))
  const range = amount && (amount.min === amount.max ? [amount.min] : [amount.min, amount.max])
  return [range?.map(figure).join('-') ?? '-', unit].filter(Boolean).join(' ')
}

for (const language of lineLanguages)
  for (const [line, measure, food] of lineCases[language])
    test(`${language}: '${line}'`, { tags: ['import-lines'] }, () => {
      const parsed = parseIngredientLine(line, language)
      assert.deepEqual([measureOf(parsed), parsed.food], [measure, food])
    })

const parts = (line: string) => {
  const { preparation, comment, optional } = parseIngredientLine(line, 'en')
  return { preparation, comment, optional }
}

test('the preparation of a food, other remarks, and whether the food is optional are told apart', () => {
  const nothing = { preparation: null, comment: null, optional: false }
  assert.deepEqual(parts('2 cups millet'), nothing)
  assert.deepEqual(parts('2 onions, finely chopped'), { ...nothing, preparation: 'finely chopped' })
  assert.deepEqual(parts('peeled and sliced mangoes'), { ...nothing, preparation: 'peeled and sliced' })
  assert.deepEqual(parts('1 large aubergine'), { ...nothing, comment: 'large' })
  assert.deepEqual(parts('dill, to garnish'), { ...nothing, comment: 'to garnish' })
  assert.deepEqual(parts('1 chilli (optional)'), { ...nothing, optional: true })
  assert.deepEqual(parts('1 chilli, chopped, optional'), {
    preparation: 'chopped',
    comment: null,
    optional: true,
  })
  assert.deepEqual(parts('about 2 cups stock (see note)'), { ...nothing, comment: 'about, see note' })
})

test('every line with any content has a food', () => {
  for (const line of [
    '',
    ' ',
    '2',
    '½',
    '(',
    '()',
    '2 cups',
    'cups',
    ':',
    '–',
    '1/0',
    '99999999999999',
    '2 x',
    'of',
    'chopped',
  ])
    for (const language of lineLanguages) {
      const parsed = parseIngredientLine(line, language)
      assert.equal(
        parsed.food === '',
        line.trim() === '' || !/[^\s–]/.test(line),
        JSON.stringify([line, parsed]),
      )
    }
})

test('every amount is bounded', () => {
  for (const line of [
    '1000001 cups rice',
    '0 cups rice',
    '1/0 cup rice',
    '999999999999 g salt',
    '1.2.3 cups rice',
  ])
    assert.ok((parseIngredientLine(line, 'en').amount?.max ?? 0) <= 1_000_000, line)
})

test('without a language each line is read in the language it seems to have', () => {
  const lines = Object.entries(lineCases).flatMap(([language, cases]) =>
    cases.map(([line, measure, food]) => ({ language, line, expected: [measure, food] })),
  )
  const right = lines.filter(({ line, expected: [measure, food] }) => {
    const [parsed] = parseIngredientLines([line])
    return parsed && measureOf(parsed) === measure && parsed.food === food
  })
  assert.ok(right.length >= 0.93 * lines.length, `${right.length} of ${lines.length}`)
})

test('a line without a sign of its language is read in the language of the others', () => {
  const [, amount] = parseIngredientLines(['350 g de harina de yuca', '1.500 ml', 'cilantro muy picado'])
  assert.equal(amount?.amount?.max, 1500)
})
