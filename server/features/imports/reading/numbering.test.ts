import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRecipe, stated } from './read-page.fixture.ts'

const named = { '@type': 'Recipe', name: 'Githeri' }

const numbered: [written: string | string[], steps: string[]][] = [
  [
    '1. Soak the beans.2. Boil 2 cups of them. 3. Add 1.5 l water.',
    ['Soak the beans.', 'Boil 2 cups of them.', 'Add 1.5 l water.'],
  ],
  ['1) Soak 2) Boil 3) Serve', ['Soak', 'Boil', 'Serve']],
  ['(1) Soak. (2) Boil.', ['Soak.', 'Boil.']],
  ['1/ Tremper. 2/ Cuire.', ['Tremper.', 'Cuire.']],
  ['Schritt 1: Einweichen. Schritt 2: Kochen.', ['Einweichen.', 'Kochen.']],
  ['Hatua ya 1: Loweka. Hatua ya 2: Chemsha.', ['Loweka.', 'Chemsha.']],
  ['①豆を煮る。②塩を加える。', ['豆を煮る。', '塩を加える。']],
  ['❶ Soak. ❷ Boil 3 cups.', ['Soak.', 'Boil 3 cups.']],
  ['1.-Remojar. 2.- Hervir. 3. – Servir.', ['Remojar.', 'Hervir.', 'Servir.']],
  ['1º Remojar. 2º Hervir.', ['Remojar.', 'Hervir.']],
  ['１．豆を煮る。２．塩を加える。', ['豆を煮る。', '塩を加える。']],
  ['١. اغسل. ٢. اطبخ.', ['اغسل.', 'اطبخ.']],
  ['Sort the beans. 1. Soak. 2. Boil.', ['Sort the beans.', 'Soak.', 'Boil.']],
  ['• Soak • Boil • Serve', ['Soak', 'Boil', 'Serve']],
  ['- Soak - Boil', ['Soak', 'Boil']],
  [
    ['1. Soak.', 'All night.', '2. Boil.'],
    ['Soak.', 'All night.', 'Boil.'],
  ],
  [
    ['1. Soak.', 'Sauce:', '1. Fry.', '2. Stir.'],
    ['Soak.', 'Sauce:', 'Fry.', 'Stir.'],
  ],
  // Numbers that do not count up from 1 are no numbering.
  ['Boil for 1.5 hours. 2. Fry', ['Boil for 1.5 hours. 2. Fry']],
  ['Add 1 onion, and 2. Boil', ['Add 1 onion, and 2. Boil']],
  ['Stir 1. maize 2. beans', ['Stir 1. maize 2. beans']],
  ['Fry it - until it is brown - and stir', ['Fry it - until it is brown - and stir']],
  [
    ['2. Gang kochen.', 'Stir.'],
    ['2. Gang kochen.', 'Stir.'],
  ],
]
test('numbers and bullets within one text separate lines, and are removed', () => {
  for (const [written, steps] of numbered) {
    const recipe = readRecipe(
      stated({ ...named, recipeIngredient: ['1 onion'], recipeInstructions: written }),
    )
    assert.deepEqual([written, recipe.instructions], [written, steps])
    const step = { '@type': 'HowToStep', name: written, text: written }
    if (typeof written === 'string')
      assert.deepEqual(
        readRecipe(stated({ ...named, recipeIngredient: ['1 onion'], recipeInstructions: [step] }))
          .instructions,
        steps,
      )
  }
  const foods: [string | string[], string[]][] = [
    ['2 cups maize • 1 onion • salt', ['2 cups maize', '1 onion', 'salt']],
    [
      ['1. 2 cups maize', '2. 1 onion'],
      ['2 cups maize', '1 onion'],
    ],
    [
      [
        '2 x 400 g tins',
        '1 - 2 onions',
        '1.5 l water',
        '1 red onion - peeled',
        '- 2 red onions - peeled - and cut',
      ],
      [
        '2 x 400 g tins',
        '1 - 2 onions',
        '1.5 l water',
        '1 red onion - peeled',
        '2 red onions - peeled - and cut',
      ],
    ],
  ]
  for (const [written, lines] of foods)
    assert.deepEqual(readRecipe(stated({ ...named, recipeIngredient: written })).ingredients, lines)
  // The same in what a page shows.
  const shown = readRecipe(
    '<h1>Githeri</h1><h2>Ingredients</h2><p>• 2 cups maize • 1 onion</p><p>1) 1 tomato</p><p>2) salt</p><h2>Method</h2><p>1. Boil the maize for an hour. 2. Fry the onion until it is brown.</p>',
  )
  assert.deepEqual(shown.ingredients, ['2 cups maize', '1 onion', '1 tomato', 'salt'])
  assert.deepEqual(shown.instructions, ['Boil the maize for an hour.', 'Fry the onion until it is brown.'])
})
