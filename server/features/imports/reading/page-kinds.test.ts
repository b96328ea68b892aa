import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRecipe, stated } from './read-page.fixture.ts'

// A table for each kind of text that cooks and pages write. Numbers and bullets, labels, and plain text have separate test files.
const named = { '@type': 'Recipe', name: 'Githeri' }

const heads: [language: string, ingredients: string, steps: string][] = [
  ['en', 'Ingredients', 'Directions'],
  ['en', 'What you’ll need', 'How to make it'],
  ['de', 'Zutaten für 4 Personen', 'Zubereitung'],
  ['fr', 'Ingrédients', 'Préparation'],
  ['es', 'Ingredientes', 'Elaboración'],
  ['it', 'Ingredienti', 'Procedimento'],
  ['pt', 'Ingredientes', 'Modo de preparo'],
  ['nl', 'Ingrediënten', 'Bereiding'],
  ['tr', 'Malzemeler', 'Hazırlanışı'],
  ['ko', '재료', '만드는 법'],
  ['ar', 'المقادير', 'طريقة التحضير'],
  ['fa', 'مواد لازم', 'طرز تهیه'],
  ['hi', 'सामग्री', 'बनाने की विधि'],
  ['vi', 'Nguyên liệu', 'Cách làm'],
  ['sw', 'Viungo', 'Namna ya kupika'],
  ['sw', 'Viungo:', 'Maelekezo'],
  ['sw', 'MAHITAJI', 'Jinsi ya kuandaa'],
  ['sw', 'Mahitaji ya githeri', 'Jinsi ya kutengeneza:'],
  ['sw', 'Vipimo', 'Namna ya kutayarisha na kupika'],
  ['sw', 'Vitu vinavyohitajika', 'Matayarisho'],
  ['sw', 'Unachohitaji', 'Njia ya kuandaa'],
]
test('without data, headings and lists are read, and the result says so', { tags: ['import-page'] }, () => {
  for (const [language, ingredients, steps] of heads) {
    const recipe =
      readRecipe(`<html lang="${language}"><nav><ul><li>1 Home</li><li>2 Shop</li><li>3 News</li></ul></nav><h1>Githeri</h1>
      <h2>${ingredients}</h2><ul><li>2 maize</li><li>• 3 beans</li><li>salt</li></ul><h2>${steps}</h2><ol><li>Boil the maize and the beans
      for one hour.</li><li>Fry an onion, and stir it in.</li></ol><h2>Comments</h2><ul><li>I cooked this for my family, and it was good.</li></ul>`)
    assert.deepEqual(
      [ingredients, recipe.ingredients, recipe.title, recipe.language, recipe.warnings.length],
      [ingredients, ['2 maize', '3 beans', 'salt'], 'Githeri', language, 1],
    )
    assert.deepEqual(
      [steps, recipe.instructions],
      [steps, ['Boil the maize and the beans for one hour.', 'Fry an onion, and stir it in.']],
    )
  }
})

test('a title like “How to make …” does not head the steps, and short steps in other scripts are steps', () => {
  const about = '<p>Githeri is what we all had at school, and everybody has an opinion of it.</p>'.repeat(3)
  const page = (title: string, head: string, steps: string[]) =>
    `<h1>${title}</h1>${about}<h2>Ingredients</h2><ul><li>2 cups maize</li><li>2 cups beans</li></ul><h2>${head}</h2><ol>${steps.map(step => `<li>${step}</li>`).join('')}</ol>`
  const steps = ['Boil them.', 'Stir.']
  for (const [title, head] of [
    ['How to make githeri', 'Method'],
    ['Jinsi ya kupika githeri', 'Maelekezo'],
  ] as const) {
    const titled = page(title, head, steps)
    for (const html of [titled, titled.replace(/h1/g, 'p')]) {
      const recipe = readRecipe(html)
      assert.deepEqual([recipe.title, recipe.instructions], [title, steps])
    }
  }
  const short = ['豆を煮る。', '塩を加える。']
  assert.deepEqual(readRecipe(page('ギゼリ', '作り方', short)).instructions, short)
})

test('lines that applications mark as headings are headings, whatever they say', () => {
  for (const [first, second] of [
    ['[Sauce 1]', '[To serve]'],
    ['## Sauce 1', '# To serve #'],
  ] as const) {
    const { ingredientGroups, instructions } = readRecipe(
      stated({
        ...named,
        recipeIngredient: ['2 cups maize', first, '2 tomatoes', second, 'kale'],
        recipeInstructions: ['Boil the maize.', first, 'Fry the tomatoes.'],
      }),
    )
    assert.deepEqual(ingredientGroups, [
      { name: null, ingredients: ['2 cups maize'] },
      { name: 'Sauce 1', ingredients: ['2 tomatoes'] },
      { name: 'To serve', ingredients: ['kale'] },
    ])
    assert.deepEqual(instructions, ['Boil the maize.', 'Sauce 1:', 'Fry the tomatoes.'])
    const list = (...lines: string[]) => `<ul>${lines.map(line => `<li>${line}</li>`).join('')}</ul>`
    const shown = readRecipe(
      `<h2>Ingredients</h2>${list('2 cups maize', first, '2 tomatoes')}<h2>Method</h2>${list('Boil the maize for an hour.', first, 'Fry the tomatoes until they are soft.')}`,
    )
    assert.deepEqual(shown.ingredientGroups.at(-1), { name: 'Sauce 1', ingredients: ['2 tomatoes'] })
    assert.equal(shown.instructions[1], 'Sauce 1:')
  }
  assert.deepEqual(
    readRecipe(stated({ ...named, recipeIngredient: ['1 cup maize [optional]', '[optional] 1 chilli'] }))
      .ingredients,
    ['1 cup maize [optional]', '[optional] 1 chilli'],
  )
})

test('a heading between a page’s steps is kept as a heading, unless it heads all of them', () => {
  const { instructions } = readRecipe(
    '<h1>Githeri</h1><h2>Ingredients</h2><ul><li>2 cups maize</li><li>1 onion</li></ul><h2>Method</h2><ol><li>Boil the maize for an hour.</li></ol><h3>The sauce</h3><ol><li>Fry the onion until it is brown.</li></ol>',
  )
  assert.deepEqual(instructions, [
    'Boil the maize for an hour.',
    'The sauce:',
    'Fry the onion until it is brown.',
  ])
  const named = readRecipe(
    '<h1>Githeri</h1><h2>Ingredients</h2><ul><li>2 cups maize</li><li>1 onion</li></ul><div class="recipe-steps"><p>Soak the maize for a whole night.</p><h3>Method</h3><p>Boil the maize for an hour.</p></div>',
  )
  assert.deepEqual(named.instructions, ['Soak the maize for a whole night.', 'Boil the maize for an hour.'])
})

test('data that an application stores is read without a page around it', () => {
  const recipe = {
    name: 'Githeri <3',
    recipeIngredient: ['2 cups maize', '1 onion'],
    recipeInstructions: ['Boil.'],
    recipeYield: 4,
    image: '/g.jpg',
  }
  for (const written of [
    { '@type': 'Recipe', ...recipe },
    recipe,
    [recipe],
    { recipes: [{ '@type': 'Recipe', ...recipe }] },
  ]) {
    const { title, ingredients, instructions, servings, image, warnings } = readRecipe(
      `\ufeff\n${JSON.stringify(written, null, 2)}`,
    )
    assert.deepEqual(
      [title, ingredients, instructions, servings],
      ['Githeri <3', recipe.recipeIngredient, ['Boil.'], 4],
    )
    assert.deepEqual([image, warnings], ['https://jikoni.example/g.jpg', []])
  }
  // A plain text may begin with a bracket, too.
  const text = readRecipe(
    '[Githeri]\nIngredients\n2 cups maize\n1 onion\nMethod\nBoil the maize.\nFry the onion.',
  )
  assert.deepEqual(text.ingredients, ['2 cups maize', '1 onion'])
})

test('joiners stay where letters and emoji need them, and are removed where they show nothing', () => {
  const rows: [written: string, shown: string][] = [
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['ශ්\u200dරී ලංකා', 'ශ්\u200dරී ලංකා'],
    ['अर्\u200dय', 'अर्\u200dय'],
    ['👨\u200d👩\u200d👧 dinner', '👨\u200d👩\u200d👧 dinner'],
    ['❤\ufe0f\u200d🔥 نُه\u200cتا قندِ\u200cتر', '❤\ufe0f\u200d🔥 نُه\u200cتا قندِ\u200cتر'],
    ['\u200dgi\u200cthe\u200dri\u200c \u200d', 'githeri'],
    ['\u200b\u2060\ufeffgi\u00adtheri\u200e', 'githeri'],
    ['کته\u200c\u200c\u200dها', 'کته\u200cها'],
  ]
  for (const [written, shown] of rows) {
    const { title, ingredients, instructions } = readRecipe(
      stated({ ...named, name: written, recipeIngredient: [`2 ${written}`], recipeInstructions: [written] }),
    )
    assert.deepEqual([title, ingredients, instructions], [shown, [`2 ${shown}`], [shown]])
  }
})
