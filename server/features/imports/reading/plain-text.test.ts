import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

const read = (text: string) => {
  const { recipes, warnings } = readPage(text, '')
  const [main] = recipes
  assert.ok(main, 'there is no recipe')
  return { ...main, warnings }
}

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

test('a text without headings: amounts are ingredients, and what follows are steps', () => {
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

test('parts of a list have their names, in Markdown and in other languages', () => {
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

test('what a site puts between the lines of a recipe is left out, and the recipe goes on', () => {
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

test('signs of markup in a text are what they are', () => {
  const { title, ingredients } = read(
    'Beans & rice <3\nIngredients\n1 cup beans (< 1 year old)\n1 cup rice & peas\nMethod\nBoil both until soft & serve them.',
  )
  assert.equal(title, 'Beans & rice <3')
  assert.deepEqual(ingredients, ['1 cup beans (< 1 year old)', '1 cup rice & peas'])
})

test('a text that is no recipe has none', () => {
  const { recipes, warnings, lines } = readPage(
    'Dear Asha,\n\nthank you for the letter.\nSee you on Sunday.',
    '',
  )
  assert.deepEqual(recipes, [])
  assert.equal(warnings[0], 'There is no recipe on that page that we can see.')
  assert.deepEqual(lines, ['Dear Asha,', 'thank you for the letter.', 'See you on Sunday.'])
})
