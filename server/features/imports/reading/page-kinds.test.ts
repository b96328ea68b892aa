import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

// What cooks and pages write, a table for each kind of it.
const read = (html: string) => {
  const { recipes, warnings } = readPage(html, 'https://jikoni.example/recipes/githeri')
  const [main] = recipes
  assert.ok(main, `there is no recipe in ${html}`)
  return { ...main, warnings }
}
const stated = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Githeri', ...recipe })}</script>`

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
test('without data, headings and lists are read, and the answer says so', { tags: ['import-page'] }, () => {
  for (const [language, ingredients, steps] of heads) {
    const recipe =
      read(`<html lang="${language}"><nav><ul><li>1 Home</li><li>2 Shop</li><li>3 News</li></ul></nav><h1>Githeri</h1>
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

test('a title that says how is no heading of steps, and short steps in other scripts are steps', () => {
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
      const recipe = read(html)
      assert.deepEqual([recipe.title, recipe.instructions], [title, steps])
    }
  }
  const short = ['豆を煮る。', '塩を加える。']
  assert.deepEqual(read(page('ギゼリ', '作り方', short)).instructions, short)
})

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
  // What does not count from one on is no numbering.
  ['Boil for 1.5 hours. 2. Fry', ['Boil for 1.5 hours. 2. Fry']],
  ['Add 1 onion, and 2. Boil', ['Add 1 onion, and 2. Boil']],
  ['Stir 1. maize 2. beans', ['Stir 1. maize 2. beans']],
  ['Fry it - until it is brown - and stir', ['Fry it - until it is brown - and stir']],
  [
    ['2. Gang kochen.', 'Stir.'],
    ['2. Gang kochen.', 'Stir.'],
  ],
]
test('numbers and bullets within one text make lines, and are left out of them', () => {
  for (const [written, steps] of numbered) {
    const recipe = read(stated({ recipeIngredient: ['1 onion'], recipeInstructions: written }))
    assert.deepEqual([written, recipe.instructions], [written, steps])
    const named = { '@type': 'HowToStep', name: written, text: written }
    if (typeof written === 'string')
      assert.deepEqual(
        read(stated({ recipeIngredient: ['1 onion'], recipeInstructions: [named] })).instructions,
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
    assert.deepEqual(read(stated({ recipeIngredient: written })).ingredients, lines)
  // As a page shows them, too.
  const shown = read(
    '<h1>Githeri</h1><h2>Ingredients</h2><p>• 2 cups maize • 1 onion</p><p>1) 1 tomato</p><p>2) salt</p><h2>Method</h2><p>1. Boil the maize for an hour. 2. Fry the onion until it is brown.</p>',
  )
  assert.deepEqual(shown.ingredients, ['2 cups maize', '1 onion', '1 tomato', 'salt'])
  assert.deepEqual(shown.instructions, ['Boil the maize for an hour.', 'Fry the onion until it is brown.'])
})

test('lines that applications mark as headings are headings, whatever they say', () => {
  for (const [first, second] of [
    ['[Sauce 1]', '[To serve]'],
    ['## Sauce 1', '# To serve #'],
  ] as const) {
    const { ingredientGroups, instructions } = read(
      stated({
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
    const shown = read(
      `<h2>Ingredients</h2>${list('2 cups maize', first, '2 tomatoes')}<h2>Method</h2>${list('Boil the maize for an hour.', first, 'Fry the tomatoes until they are soft.')}`,
    )
    assert.deepEqual(shown.ingredientGroups.at(-1), { name: 'Sauce 1', ingredients: ['2 tomatoes'] })
    assert.equal(shown.instructions[1], 'Sauce 1:')
  }
  assert.deepEqual(
    read(stated({ recipeIngredient: ['1 cup maize [optional]', '[optional] 1 chilli'] })).ingredients,
    ['1 cup maize [optional]', '[optional] 1 chilli'],
  )
})

test('a heading between the steps of a page is a heading, unless it is the one of them all', () => {
  const { instructions } = read(
    '<h1>Githeri</h1><h2>Ingredients</h2><ul><li>2 cups maize</li><li>1 onion</li></ul><h2>Method</h2><ol><li>Boil the maize for an hour.</li></ol><h3>The sauce</h3><ol><li>Fry the onion until it is brown.</li></ol>',
  )
  assert.deepEqual(instructions, [
    'Boil the maize for an hour.',
    'The sauce:',
    'Fry the onion until it is brown.',
  ])
  const named = read(
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
    const { title, ingredients, instructions, servings, image, warnings } = read(
      `\ufeff\n${JSON.stringify(written, null, 2)}`,
    )
    assert.deepEqual(
      [title, ingredients, instructions, servings],
      ['Githeri <3', recipe.recipeIngredient, ['Boil.'], 4],
    )
    assert.deepEqual([image, warnings], ['https://jikoni.example/g.jpg', []])
  }
  // A text may begin with a bracket as well.
  const text = read('[Githeri]\nIngredients\n2 cups maize\n1 onion\nMethod\nBoil the maize.\nFry the onion.')
  assert.deepEqual(text.ingredients, ['2 cups maize', '1 onion'])
})

const text = `Bibi's githeri
Serves 8. Prep 15 min, cook 60-70 minutes.

Ingredients
2 cups maize
black pepper
½ cup beans

Method
1. Boil the maize and the beans.
Do not stir them.
2. Season.`
const linesOfText = text.split('\n')
const around: Record<string, string> = {
  'as it is': text,
  preformatted: `<html><body><pre>${text}</pre></body></html>`,
  'saved as a page': `<html><body>${text}</body></html>`,
  'with breaks': `<p>${linesOfText.join('<br>\n')}</p>`,
  'in paragraphs': linesOfText.map(line => `<p>${line}</p>`).join('\n'),
  'in blocks of an editor': linesOfText.map(line => `<div>${line || '<br>'}</div>`).join(''),
  'with bold heads': `<p><b>Bibi's githeri</b></p><p>${linesOfText[1]}</p><p><b>Ingredients</b><br>${linesOfText.slice(4, 7).join('<br>')}</p><p><b>Method</b><br>${linesOfText.slice(9).join('<br>')}</p>`,
}
test('a text with the names of the parts is read in whatever it was pasted', () => {
  for (const [name, html] of Object.entries(around)) {
    const { ingredients, instructions, servings, prepMinutes, cookMinutes, totalMinutes } = read(html)
    assert.deepEqual([name, ingredients], [name, ['2 cups maize', 'black pepper', '½ cup beans']])
    assert.deepEqual(
      [name, instructions],
      [name, ['Boil the maize and the beans.', 'Do not stir them.', 'Season.']],
    )
    assert.deepEqual([name, servings, prepMinutes, cookMinutes, totalMinutes], [name, 8, 15, 70, 85])
  }
  assert.equal(read(around['with breaks'] ?? '').title, "Bibi's githeri")
})

test('a text has its title, its foods and its steps, wherever its heads stand', () => {
  const way = [
    'Jinsi ya kupika githeri',
    'Viungo: mahindi vikombe 2, maharage kikombe 1, chumvi',
    'Maelekezo: Chemsha vyote. Koroga.',
  ]
  for (const [written, title] of [
    [way.join('\n'), way[0]],
    [`<p>${way.join('<br>')}</p>`, way[0]],
    [['Githeri', ...way.slice(1)].join('. '), 'Githeri'],
  ] as const) {
    const recipe = read(written)
    assert.equal(recipe.title, title)
    assert.deepEqual(recipe.ingredients, ['mahindi vikombe 2', 'maharage kikombe 1', 'chumvi'])
    assert.deepEqual(recipe.instructions, ['Chemsha vyote. Koroga.'])
  }
  const { ingredients, instructions, prepMinutes } = read(
    `Githeri
Preparation: 1 hour 20 minutes
Ingredients
2 cups beans
1 onion
Maize, soaked for a night in as much water as it takes, and drained well before.
black pepper
pilipili q.b.
Hatua
Hatua ya kwanza: chemsha mahindi
Changanya`,
  )
  assert.equal(prepMinutes, 80)
  assert.deepEqual(ingredients, [
    '2 cups beans',
    '1 onion',
    'Maize, soaked for a night in as much water as it takes, and drained well before.',
    'black pepper',
    'pilipili q.b.',
  ])
  assert.deepEqual(instructions, ['Hatua ya kwanza: chemsha mahindi', 'Changanya'])
  // A step of it is no cooking time, and what is too long for a heading is a line without marks.
  const part = 'What is fried while the maize and the beans are boiling, and goes in when both are soft'
  const marked = `Githeri\nIngredients\n2 cups maize\n## ${part}\n1 onion\nMethod\nBoil the maize.\nBake 20 minutes.`
  const pasted = `<img src="/githeri.jpg" width="800" height="600"><p>${marked.replaceAll('\n', '<br>')}</p>`
  assert.equal(read(pasted).image, 'https://jikoni.example/githeri.jpg')
  for (const written of [marked, pasted]) {
    const recipe = read(written)
    assert.deepEqual([recipe.cookMinutes, recipe.totalMinutes], [null, null])
    assert.deepEqual(recipe.instructions, ['Boil the maize.', 'Bake 20 minutes.'])
    assert.deepEqual(recipe.ingredients, ['2 cups maize', part, '1 onion'])
  }
  // What stands at the foot of a page makes no steps.
  const foot = [
    'Our shop in the market of Kisumu',
    'Opening hours on each day of the week',
    'Write to the cook of this kitchen',
  ]
  const list = read(
    ['Ingredients', '2 cups maize', '1 onion', 'Method', ...foot].map(line => `<p>${line}</p>`).join(''),
  )
  assert.deepEqual([list.ingredients, list.instructions], [['2 cups maize', '1 onion'], []])
})

type Facts = readonly [
  servings: number | null,
  prep: number | null,
  cook: number | null,
  total: number | null,
]
const facts: [line: string, facts: Facts, time?: string][] = [
  ['Serves 4 | Prep 10 min | Cook 1 h 5 min', [4, 10, 65, 75]],
  ['Prep: 20 min Cook: 30 min Serves: 4', [4, 20, 30, 50]],
  ['<b>Prep</b> 20 min <b>Cook</b> 30 min <b>Serves</b> 4', [4, 20, 30, 50]],
  ['Prep time<br>20 min<br>Cook time<br>30 min<br>Servings<br>4', [4, 20, 30, 50]],
  ['This recipe serves six and takes 1 hour and 15 minutes.', [6, null, null, 75]],
  ['A dish for the rains. Serves 5. Total time: 2 hours.', [5, null, null, 120]],
  [
    'My grandmother cooked it on each Sunday, and there were always too many of us in her kitchen. Serves 6.',
    [6, null, null, null],
  ],
  ['Für 4 Personen. Arbeitszeit: 20 Min., Backzeit: 1 Std. 10 Min., Schwierigkeit: leicht', [4, 20, 70, 90]],
  ['Das Rezept ist für 4 Personen und dauert 45 Minuten', [4, null, null, 45]],
  ['Pour 6 personnes. Préparation : 20 min. Cuisson : 1 h 30.', [6, 20, 90, 110]],
  ['Para 4 personas – Tiempo: 40 minutos', [4, null, null, 40]],
  ['Ingredienti per 4 persone:', [4, null, null, null]],
  ['Prep time | 10 min | easy | Serves 2', [2, 10, null, 10]],
  ['Total time (with resting): 2 h', [null, null, null, 120]],
  ['تكفي ٤ أشخاص. وقت الطبخ: ٣٠ دقيقة', [4, null, 30, 30]],
  ['Rende 6 porções e leva 40 minutos', [6, null, null, 40]],
  ['Kwa watu 5. Muda: dakika 40.', [5, null, null, 40]],
  ['Inatosha watu sita. Maandalizi: dakika 15. Mapishi: saa 1 na dakika 10.', [6, 15, 70, 85]],
  ['4人分 | 調理時間 30分', [4, null, null, 30]],
  // What is not understood whole stays in its words, or is none.
  ['Total time: 1 hour + a night in the fridge', [null, null, null, null], '1 hour + a night in the fridge'],
  ['Prep: 20 min, Cooking time: overnight', [null, 20, null, null], '20 min preparation + overnight cooking'],
  ['Time in the oven: 40 min', [null, null, null, null]],
  ['Cook 5 minutes, stir, bake 10 minutes.', [null, null, null, null]],
  [
    'When the rains came we cooked it for the whole street, and nobody went home hungry. It makes 9 year olds happy.',
    [null, null, null, null],
  ],
  ['We had 400 guests. For 3 days we cooked.', [null, null, null, null]],
]
test('what lines and sentences say of servings and times is read', () => {
  for (const [line, [servings, prep, cook, total], time = null] of facts) {
    const recipe = read(
      `<h1>Githeri</h1><p>${line}</p><h2>To buy</h2><ul><li>2 cups maize</li><li>2 cups beans</li><li>1 onion</li></ul><h2>Method</h2><ol><li>Boil both, and cook 5 minutes.</li><li>Bake 20 minutes.</li></ol>`,
    )
    assert.deepEqual(
      [line, recipe.servings, recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes, recipe.time],
      [line, servings, prep, cook, total, time],
    )
  }
  const yieldOf = (line: string) =>
    read(`<p>${line}</p><h2>Ingredients</h2><p>2 cups maize</p><p>1 onion</p>`).yield
  assert.equal(yieldOf('It serves six.'), 'serves six')
  assert.equal(yieldOf('Ingredienti per 4 persone:'), 'per 4 persone')
})

test('joiners stay where letters and signs need them, and go where they show nothing', () => {
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
    const { title, ingredients, instructions } = read(
      stated({ name: written, recipeIngredient: [`2 ${written}`], recipeInstructions: [written] }),
    )
    assert.deepEqual([title, ingredients, instructions], [shown, [`2 ${shown}`], [shown]])
  }
})
