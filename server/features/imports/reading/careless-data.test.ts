import assert from 'node:assert/strict'
import { test } from 'node:test'
import { githeri, readRecipe, stated } from './read-page.fixture.ts'

// Careless data as real pages have it, each on an invented page.
test('lines that the data runs together are split as the page shows them; lines that it states twice count once', () => {
  const shown = '<h2>Ingredients</h2><ul><li>2 cups maize</li><li>2 cups beans</li><li>1 onion</li></ul>'
  const joined = stated({ ...githeri, recipeIngredient: ['2 cups maize 2 cups beans', '1 onion'] }, shown)
  assert.deepEqual(readRecipe(joined).ingredients, ['2 cups maize', '2 cups beans', '1 onion'])
  const parts = ['1 tsp salt', '2 cups flour', '1 cup milk', '3 tbsp oil']
  const twice = stated({ ...githeri, recipeIngredient: ['1 onion', ...parts, ...parts.toReversed()] })
  assert.deepEqual(readRecipe(twice).ingredients, ['1 onion', ...parts])
  const salted = ['2 cups flour', '1 tsp salt', '2 cups beans', '1 tsp salt']
  assert.deepEqual(readRecipe(stated({ ...githeri, recipeIngredient: salted })).ingredients, salted)
})

test('a part of a dish on its own line among the ingredients names a group; a food of the same name does not', () => {
  const recipeIngredient = ['2 cups maize', 'Sauce', '1 cup tomatoes', 'To serve', 'kale']
  const { ingredients, ingredientGroups } = readRecipe(stated({ ...githeri, recipeIngredient }))
  assert.deepEqual(ingredients, ['2 cups maize', '1 cup tomatoes', 'kale'])
  assert.deepEqual(
    ingredientGroups.map(({ name }) => name),
    [null, 'Sauce', 'To serve'],
  )
  const unstated = '<h2>Ingredients</h2><p>Sauce</p><p>1 onion</p><p>2 tomatoes</p>'
  assert.equal(readRecipe(`<h1>Githeri</h1>${unstated}`).ingredientGroups[0]?.name, 'Sauce')
  const last = ['2 cups maize', 'Dressing']
  assert.deepEqual(readRecipe(stated({ ...githeri, recipeIngredient: last })).ingredients, last)
})

test('in an article with chapters, the one with the steps is read, whatever the article is called', () => {
  const steps = ['Soak the beans for a night, and boil them until they are soft.']
  steps.push('Fry an onion with salt and curry powder, and stir the beans in.')
  const list = '<ul><li>2 cups maize</li><li>2 cups beans</li><li>1 onion</li></ul>'
  const about = '<p>Everybody had it at school, and everybody has an opinion of it.</p>'
  const { instructions } = readRecipe(
    `<h1>Githeri</h1>${list}<div class="recipe-steps"><h2>Where it is from</h2>${about.repeat(3)}<h2>Keeping it</h2>${about.repeat(2)}<h2>Method</h2>${steps.map(step => `<p>${step}</p>`).join('')}</div>`,
  )
  assert.deepEqual(instructions, steps)
})

const joined: [stated: string, read: string][] = [
  ['3 eggs ((large))', '3 eggs (large)'],
  ['1 cup beans (, soaked (overnight))', '1 cup beans (, soaked (overnight))'],
  ['2 lb beef ((diced (see below)))', '2 lb beef (diced (see below))'],
  ['2 lb beef ((diced (see below))', '2 lb beef (diced (see below))'],
  ['2 lb beef (diced (see below)', '2 lb beef (diced (see below))'],
  ['1 mango , ripe', '1 mango, ripe'],
  ['1 cup maize ( , dried )', '1 cup maize (, dried)'],
  ['2 onions ( )', '2 onions'],
  ['2 onions (), sliced', '2 onions, sliced'],
  ['1 cup maize, dried)', '1 cup maize, dried'],
  ['1 tsp chilli :)', '1 tsp chilli :)'],
  ['1 tsp salt :( no more', '1 tsp salt :( no more'],
  ['a) 2 onions (red)', 'a) 2 onions (red)'],
  ['butter ,5 kg', 'butter ,5 kg'],
]
test('a line that a plug-in put together from parts has no gaps, no empty brackets and no half of a pair', () => {
  const recipeIngredient = joined.map(([line]) => line)
  assert.deepEqual(
    readRecipe(stated({ ...githeri, recipeIngredient })).ingredients,
    joined.map(([, read]) => read),
  )
  const recipeInstructions = ['Boil the maize , then the beans ( soaked ) :)', 'Salt them ( ).']
  assert.deepEqual(readRecipe(stated({ ...githeri, recipeInstructions })).instructions, [
    'Boil the maize, then the beans (soaked) :)',
    'Salt them.',
  ])
})

test('the title is not repeated over the first lines, and neither is “Method” over the first step', () => {
  const shown = '<h2>Ingredients</h2><h3>Githeri</h3><ul><li>2 cups maize</li><li>2 cups beans</li></ul>'
  const sauce = '<h3>Sauce</h3><ul><li>3 tomatoes</li></ul>'
  const section = { '@type': 'HowToSection', name: 'Githeri', itemListElement: ['Boil both.'] }
  const alone = readRecipe(stated({ ...githeri, recipeInstructions: [section] }, shown))
  assert.deepEqual([alone.ingredientGroups, alone.instructions], [[], ['Boil both.']])
  const recipeIngredient = [...githeri.recipeIngredient, '3 tomatoes']
  const recipeInstructions = ['Method', 'Boil both.', 'Method']
  const two = readRecipe(stated({ ...githeri, recipeIngredient, recipeInstructions }, shown + sauce))
  assert.deepEqual(
    two.ingredientGroups.map(({ name }) => name),
    [null, 'Sauce'],
  )
  assert.deepEqual(two.instructions, ['Boil both.', 'Method'])
})

test('an article’s beginning is not a step if the page has steps, and neither is the name of a photographer', () => {
  const steps = ['Soak the beans for a night, and boil them with the maize until both are soft.']
  steps.push('Fry an onion with salt and a little curry powder, and stir it in with the tomatoes.')
  const shown = `<h2>Method</h2>${steps.map(step => `<p>${step}</p>`).join('')}<p>Photo: Akinyi</p>`
  const cut = 'Githeri is what we all had at school, and there is hardly a'
  assert.deepEqual(readRecipe(stated({ ...githeri, recipeInstructions: cut }, shown)).instructions, steps)
  assert.deepEqual(readRecipe(stated({ ...githeri, recipeInstructions: steps[0] }, shown)).instructions, [
    steps[0],
  ])
})

test('bold Markdown in data is words, and a star at the start of a line is a bullet', () => {
  const recipeIngredient = ['**2 cups** beans, **soaked**', '* 1 onion', '**salt**']
  assert.deepEqual(readRecipe(stated({ ...githeri, recipeIngredient })).ingredients, [
    '2 cups beans, soaked',
    '1 onion',
    'salt',
  ])
})
