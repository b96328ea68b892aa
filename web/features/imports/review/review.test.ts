import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadRecipe } from '#contract/imports.ts'
import { parseIngredientLines } from '#contract/ingredient-lines/parse-ingredient-line.ts'
import { wordsForLines } from '#contract/ingredient-lines/words-of-lines.ts'
import { draftOfReview, storedLine } from './draft-of-review.ts'
import { type Review, splitAtSecondFood } from './review.ts'
import { reviewOf } from './reviewed-lines.ts'

const read = (changes: Partial<ReadRecipe>): ReadRecipe => ({
  title: 'Pilau',
  description: null,
  ingredients: [],
  ingredientGroups: [],
  instructions: [],
  servings: null,
  yield: null,
  totalMinutes: null,
  prepMinutes: null,
  time: null,
  cookMinutes: null,
  image: null,
  author: null,
  language: null,
  sourceUrl: null,
  ...changes,
})

const review = async (ingredients: string[], changes: Partial<ReadRecipe> = {}): Promise<Review> =>
  reviewOf(read({ ingredients, ...changes }), {
    lines: parseIngredientLines(ingredients),
    wordsOf: await wordsForLines(ingredients),
  })

const cellsOf = async (line: string) => {
  const { lines } = await review([line])
  const { amount, unit, food, remark } = lines[0]?.cells ?? {}
  return [amount, unit, food, remark].join('|')
}

const understood: Record<string, string> = {
  '3 cups basmati rice, rinsed': '3|cups|basmati rice|rinsed',
  '1/2 cup ghee or oil': '½|cup|ghee or oil|',
  '1 tbsp pilau masala (see below!)': '1|tablespoon|pilau masala|see below!',
  '6-8 cardamom pods': '6 to 8||cardamom pods|',
  salt: '||salt|',
  '2 EL Mehl': '2|EL|Mehl|',
  '4 EL Mehl, 1 davon gesiebt': '4|EL|Mehl|1 davon gesiebt',
  'vikombe 2 vya unga': '2|vikombe|unga|',
}
for (const [line, cells] of Object.entries(understood))
  test(`the cells of '${line}'`, async () => assert.equal(await cellsOf(line), cells))

const states: Record<string, string> = {
  '750 g beef on the bone, in chunks': 'clear',
  'A fistful of raisins if the children are there': 'kept',
  '4 cloves garlic + thumb of ginger, crushed': 'asked',
  '1 cup plus 2 tbsp sugar': 'clear',
  'Subscribe to our newsletter': 'left-out',
}
for (const [line, state] of Object.entries(states))
  test(`'${line}' is ${state}`, async () => {
    const { lines } = await review([line])
    assert.equal(lines[0]?.state, state)
  })

test('a line with two foods is split into two lines', () => {
  assert.deepEqual(splitAtSecondFood('4 cloves garlic + thumb of ginger'), [
    '4 cloves garlic',
    'thumb of ginger',
  ])
  assert.deepEqual(splitAtSecondFood('2 tbsp olive oil and 1 tsp butter'), [
    '2 tbsp olive oil',
    '1 tsp butter',
  ])
  for (const line of ['salt and pepper', '1 cup + 2 tbsp sugar', 'macaroni and cheese'])
    assert.equal(splitAtSecondFood(line), undefined)
})

const stored = async (
  line: string,
  cells: Partial<Record<'amount' | 'unit' | 'food' | 'remark', string>>,
) => {
  const { lines } = await review([line])
  const [first] = lines
  return first && storedLine({ ...first, cells: { ...first.cells, ...cells } })
}

test('a line stays as it was written, except for the changed words', async () => {
  assert.equal(await stored('1/2 cup ghee or oil, warm', {}), '1/2 cup ghee or oil, warm')
  assert.equal(await stored('1/2 cup ghee or oil, warm', { food: 'ghee' }), '1/2 cup ghee, warm')
  assert.equal(await stored('2 EL Mehl', { amount: '3' }), '3 EL Mehl')
  assert.equal(await stored('1/2 cup ghee', { amount: '1' }), '1 cup ghee')
  assert.equal(await stored('2 onions', { remark: 'sliced' }), '2 onions, sliced')
  assert.equal(await stored('2 onions, sliced', { remark: '' }), '2 onions')
})

test('a time that was not understood is in the draft as the page states it', async () => {
  const made = await review([], { time: 'overnight + 20 min', prepMinutes: 20 })
  assert.equal(draftOfReview(made, 'web').prepTime, 'overnight + 20 min')
})

test('lines that are left out are not in the draft, and headings become lines with a colon', async () => {
  const made = await review(['2 cups rice', 'Advertisement', '1 onion'], {
    ingredientGroups: [
      { name: 'For the rice', ingredients: ['2 cups rice', 'Advertisement'] },
      { name: 'To serve', ingredients: ['1 onion'] },
    ],
    instructions: ['Boil.', '[Newsletter: 10 pilau secrets]', 'Serve.'],
    servings: 4,
    totalMinutes: 90,
    sourceUrl: 'https://www.jikoni.example/pilau',
    author: 'Bibi',
  })
  const draft = draftOfReview(made, 'web')
  assert.equal(draft.ingredients, 'For the rice:\n2 cups rice\nTo serve:\n1 onion')
  assert.equal(draft.instructions, 'Boil.\nServe.')
  assert.deepEqual([draft.servings, draft.prepTime], [4, '1 hour 30 min'])
  assert.equal(draftOfReview({ ...made, servings: '१२' }, 'web').servings, 12)
  assert.deepEqual(draft.source, {
    kind: 'web',
    address: 'https://www.jikoni.example/pilau',
    name: 'jikoni.example',
    author: 'Bibi',
    licence: '',
    instructions: 'Boil.\n[Newsletter: 10 pilau secrets]\nServe.',
  })
})
