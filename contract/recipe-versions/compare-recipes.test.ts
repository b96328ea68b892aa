import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBiggestChange } from './biggest-change.ts'
import { compareRecipes, type RecipeState } from './compare-recipes.ts'
import { changeCases } from './material-changes.fixture.ts'

const recipe = (state: Partial<RecipeState>): RecipeState => ({
  ingredients: 'water',
  instructions: 'Serve.',
  prepTime: '20 min',
  ...state,
})
const compare = (before: Partial<RecipeState>, after: Partial<RecipeState>) =>
  compareRecipes(recipe(before), recipe(after))

for (const { name, before, after, isMaterial, told } of changeCases)
  test(`${isMaterial ? 'a new version' : 'the same version'}: ${name}`, () => {
    const comparison = compare(before, after)
    assert.equal(comparison.isMaterial, isMaterial)
    const biggest = findBiggestChange(comparison)
    if (told && biggest) {
      const { part, kind, quantity, wording } = biggest
      assert.equal([part, kind, quantity?.told ?? wording].filter(Boolean).join(' '), told)
    }
    assert.equal(biggest !== undefined, isMaterial || name === 'a heading')
  })

test('a change is material in both directions or in neither', () => {
  for (const { name, before, after, isMaterial } of changeCases)
    assert.equal(compare(after, before).isMaterial, isMaterial, name)
})

test('a line is shown beside its earlier state, in the new order, and a removed line where it was', () => {
  const { ingredients } = compare(
    { ingredients: '3 yams\n1 tsp salt\nlime\n2 cups stock\nbasil' },
    { ingredients: 'basil\n3 yams\n½ tsp salt\n2 cups stock\n1 egg' },
  )
  assert.deepEqual(
    ingredients.map(({ kind, before, after }) => [kind, before?.text ?? '', after?.text ?? '']),
    [
      ['moved', 'basil', 'basil'],
      ['same', '3 yams', '3 yams'],
      ['changed', '1 tsp salt', '½ tsp salt'],
      ['removed', 'lime', ''],
      ['same', '2 cups stock', '2 cups stock'],
      ['added', '', '1 egg'],
    ],
  )
  assert.deepEqual(ingredients[2]?.quantities, [
    {
      from: { of: 'amount', min: 1, max: 1, unit: 'tsp' },
      to: { of: 'amount', min: 0.5, max: 0.5, unit: 'tsp' },
      told: 'halved',
      ratio: 0.5,
    },
  ])
})

test('among several changes, the change of an ingredient counts as the biggest', () => {
  const comparison = compare(
    { ingredients: '1 tsp salt\n3 tbsp sesame oil', instructions: 'Bake 20 minutes.', servings: 2 },
    { ingredients: '½ tsp salt\n2 tbsp sesame oil', instructions: 'Bake 50 minutes.', servings: 8 },
  )
  const { part, subject, quantity } = findBiggestChange(comparison) ?? {}
  assert.deepEqual([part, subject, quantity?.told], ['ingredients', 'salt', 'halved'])
})

test('a step has the number that its page shows: headings, notes and typed numbers do not count', () => {
  const comparison = compare(
    { instructions: 'Dough:\nMix.\nTip: use warm water.\nBake for 20 minutes.' },
    { instructions: 'Dough:\n1. Mix.\nTip: use warm water.\n2. Bake for 40 minutes.' },
  )
  assert.deepEqual(
    comparison.instructions.map(({ kind, after }) => [kind, after?.step, after?.text]),
    [
      ['same', null, 'Dough:'],
      ['same', 1, 'Mix.'],
      ['same', null, 'Tip: use warm water.'],
      ['changed', 2, 'Bake for 40 minutes.'],
    ],
  )
  assert.equal(findBiggestChange(comparison)?.subject, '2')
})
