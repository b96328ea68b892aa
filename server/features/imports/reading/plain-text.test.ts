import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRecipe } from './read-page.fixture.ts'
import { readPage } from './read-page.ts'

const read = (text: string) => readRecipe(text, '')

test('a pasted text is read by its first line, its headings and its lists', () => {
  const { title, ingredients, instructions, servings, totalMinutes } = read(`
Mahamri ya bibi

Serves 6
Total time: 45 minutes

Ingredients:
- 3 cups flour
- ½ cup sugar
* 1 tsp cardamom
2 eggs
salt

Method
1. Knead everything with the coconut milk until it is smooth.
2. Let it rise for an hour under a cloth.
3. Fry in hot oil until both sides are brown.
`)
  assert.equal(title, 'Mahamri ya bibi')
  assert.deepEqual(ingredients, ['3 cups flour', '½ cup sugar', '1 tsp cardamom', '2 eggs', 'salt'])
  assert.deepEqual(instructions, [
    'Knead everything with the coconut milk until it is smooth.',
    'Let it rise for an hour under a cloth.',
    'Fry in hot oil until both sides are brown.',
  ])
  assert.deepEqual([servings, totalMinutes], [6, 45])
})

test('in a text without headings, lines with amounts are ingredients and later lines are steps', () => {
  const { title, ingredients, instructions } = read(
    'Uji wa mtama\n200 g millet flour\n1 l water\n2 tbsp sugar\nStir the flour into a little cold water until smooth.\nBoil the rest, pour it in and stir for ten minutes.',
  )
  assert.equal(title, 'Uji wa mtama')
  assert.deepEqual(ingredients, ['200 g millet flour', '1 l water', '2 tbsp sugar'])
  assert.deepEqual(instructions, [
    'Stir the flour into a little cold water until smooth.',
    'Boil the rest, pour it in and stir for ten minutes.',
  ])
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
test('a text that names its parts is read, whatever it was pasted into', () => {
  for (const [name, html] of Object.entries(around)) {
    const { ingredients, instructions, servings, prepMinutes, cookMinutes, totalMinutes } = readRecipe(html)
    assert.deepEqual([name, ingredients], [name, ['2 cups maize', 'black pepper', '½ cup beans']])
    assert.deepEqual(
      [name, instructions],
      [name, ['Boil the maize and the beans.', 'Do not stir them.', 'Season.']],
    )
    assert.deepEqual([name, servings, prepMinutes, cookMinutes, totalMinutes], [name, 8, 15, 70, 85])
  }
  assert.equal(readRecipe(around['with breaks'] ?? '').title, "Bibi's githeri")
})

test('a text’s title, foods and steps are found wherever its headings are', () => {
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
    const recipe = readRecipe(written)
    assert.equal(recipe.title, title)
    assert.deepEqual(recipe.ingredients, ['mahindi vikombe 2', 'maharage kikombe 1', 'chumvi'])
    assert.deepEqual(recipe.instructions, ['Chemsha vyote. Koroga.'])
  }
  const { ingredients, instructions, prepMinutes } = readRecipe(
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
  // A step with minutes is no cooking time, and a text that is too long for a heading is an ordinary line.
  const part = 'What is fried while the maize and the beans are boiling, and goes in when both are soft'
  const marked = `Githeri\nIngredients\n2 cups maize\n## ${part}\n1 onion\nMethod\nBoil the maize.\nBake 20 minutes.`
  const pasted = `<img src="/githeri.jpg" width="800" height="600"><p>${marked.replaceAll('\n', '<br>')}</p>`
  assert.equal(readRecipe(pasted).image, 'https://jikoni.example/githeri.jpg')
  for (const written of [marked, pasted]) {
    const recipe = readRecipe(written)
    assert.deepEqual([recipe.cookMinutes, recipe.totalMinutes], [null, null])
    assert.deepEqual(recipe.instructions, ['Boil the maize.', 'Bake 20 minutes.'])
    assert.deepEqual(recipe.ingredients, ['2 cups maize', part, '1 onion'])
  }
  // Lines at the foot of a page are no steps.
  const foot = [
    'Our shop in the market of Kisumu',
    'Opening hours on each day of the week',
    'Write to the cook of this kitchen',
  ]
  const list = readRecipe(
    ['Ingredients', '2 cups maize', '1 onion', 'Method', ...foot].map(line => `<p>${line}</p>`).join(''),
  )
  assert.deepEqual([list.ingredients, list.instructions], [['2 cups maize', '1 onion'], []])
})

test('parts of a list keep their names, in Markdown and in other languages', () => {
  const { title, ingredientGroups, instructions } = read(
    '# Apfelkuchen\n\n## Zutaten\n\nFür den Teig:\n- 250 g Mehl\n- 125 g Butter\n\nFür den Belag:\n- 1 kg Äpfel\n- 50 g Zucker\n\n## Zubereitung\n\nAus Mehl und Butter einen Teig kneten und kühlen.\nMit den Äpfeln belegen und 40 Minuten backen.',
  )
  assert.equal(title, 'Apfelkuchen')
  assert.deepEqual(
    ingredientGroups.map(({ name, ingredients }) => [name, ingredients.length]),
    [
      ['Für den Teig', 2],
      ['Für den Belag', 2],
    ],
  )
  assert.equal(instructions.length, 2)
})

test('a step may begin with a word that heads other parts of a page', () => {
  const steps = [
    'Cut the dough into twelve pieces, and roll each into a ball.',
    'Tip onto a floured board',
    'Join them.',
    'Next, brush them with the egg.',
    'Note: the oven has to be very hot.',
    'Share them out on trays.',
    'About 20 minutes later they are brown.',
    'More sugar goes on top while they are warm.',
  ]
  const text = (...after: string[]) =>
    ['Scones', 'Ingredients', '2 cups flour', '1 egg', 'Method', ...steps, ...after].join('\n')
  assert.deepEqual(read(text()).instructions, steps)
  for (const end of ['Notes', 'Tips', 'More from our kitchen', 'Next post', 'About us'])
    assert.deepEqual(read(text(end, 'They keep for three days in a tin.')).instructions, steps, end)
})

test('a site’s text between the lines of a recipe is left out, and the recipe continues', () => {
  const plain = read(`Pilau
Ingredients
2 cups rice
Advertisement
1 tbsp pilau masala
Method
Fry the spices in oil until they smell good.
Subscribe to our newsletter!

Follow us

Add the rice and three cups of water.
Join our newsletter
Get our best recipes every week.
Your e-mail`)
  assert.deepEqual(plain.ingredients, ['2 cups rice', '1 tbsp pilau masala'])
  assert.deepEqual(plain.instructions, [
    'Fry the spices in oil until they smell good.',
    'Add the rice and three cups of water.',
  ])
  const numbered = read(
    'Uji\nIngredients\n200 g millet flour\n1 l water\nMethod\n1. Stir the flour into the water.\nNewsletter\nA letter with dishes, each Friday.\n2. Boil it, and stir for ten minutes.\nNewsletter\nA letter with dishes, each Friday.',
  )
  assert.deepEqual(numbered.instructions, [
    'Stir the flour into the water.',
    'Boil it, and stir for ten minutes.',
  ])
})

test('markup characters in a text are ordinary characters', () => {
  const { title, ingredients } = read(
    'Beans & rice <3\nIngredients\n1 cup beans (< 1 year old)\n1 cup rice & peas\nMethod\nBoil both until soft & serve them.',
  )
  assert.equal(title, 'Beans & rice <3')
  assert.deepEqual(ingredients, ['1 cup beans (< 1 year old)', '1 cup rice & peas'])
})

test('a text that is not a recipe returns none', () => {
  const { recipes, warnings, lines } = readPage(
    'Dear Asha,\n\nthank you for the letter.\nSee you on Sunday.',
    '',
  )
  assert.deepEqual(recipes, [])
  assert.equal(warnings[0], 'We cannot see a recipe on that page.')
  assert.deepEqual(lines, ['Dear Asha,', 'thank you for the letter.', 'See you on Sunday.'])
})
