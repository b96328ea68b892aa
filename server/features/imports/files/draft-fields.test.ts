import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as limits from '#contract/limits.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import { draftFieldsOf } from './draft-fields.ts'
import { emptyRecipe, type FileRecipe } from './file-recipe.ts'

const tags = ['grill', 'keto']
const kebab: FileRecipe = {
  ...emptyRecipe,
  title: 'Kebab',
  description: 'For Sundays.',
  ingredients: [
    { name: null, lines: ['300 g beef'] },
    { name: 'Sauce', lines: ['2 tomatoes'] },
  ],
  instructions: [{ name: null, lines: ['Shape.', 'Fry.'] }],
  yields: ['6 skewers'],
  prepMinutes: 20,
  cookMinutes: 70,
  tags,
  cuisine: 'Kenya',
  equipment: ['Skewers'],
  notes: ['Serve hot.'],
  rating: 4,
  sourceUrl: 'https://jikoni.example/kebab',
  sourceName: 'Achieng',
  lost: ['nutrition'],
}

test('Markdown is removed from lines: links and bold letters keep their words, pictures go', () => {
  const { fields, sourceInstructions } = draftFieldsOf({
    ...emptyRecipe,
    ingredients: [{ name: '**Sauce**', lines: ['1 cup [stock](/chicken-stock)', '2 * 3 eggs [optional]'] }],
    instructions: [
      {
        name: null,
        lines: ['![The pan](/pan.webp)', 'Start [the rice](https://wali.example/).', '**Do not** stir.'],
      },
    ],
    notes: ['See [my page](https://wali.example/).'],
  })
  assert.equal(fields.ingredients, 'Sauce:\n1 cup stock\n2 * 3 eggs [optional]')
  assert.equal(fields.instructions, 'Start the rice.\nDo not stir.\nNotes:\nSee my page.')
  assert.equal(sourceInstructions, 'Start the rice.\nDo not stir.')
})

test('facts without a field here are added after the steps, and what has no place is named', {
  tags: ['import-files'],
}, () => {
  const { fields, sourceInstructions, warnings, notes } = draftFieldsOf(kebab)
  assert.deepEqual(fields, {
    title: 'Kebab',
    chefName: 'Achieng',
    chefImage: '',
    ingredients: '300 g beef\nSauce:\n2 tomatoes',
    instructions: 'Shape.\nFry.\nNotes:\nFor Sundays.\nMakes 6 skewers\nEquipment: Skewers\nServe hot.',
    url: 'https://jikoni.example/kebab',
    moreInfoUrl: '',
    rating: 4,
    prepTime: '20 min preparation + 1 h 10 min cooking',
    servings: 6,
    countryOfOrigin: 'Kenya',
    dietType: 'Keto',
  })
  assert.equal(sourceInstructions, 'Shape.\nFry.')
  assert.deepEqual(warnings, [])
  assert.deepEqual(notes, ['Tags left behind: grill.', 'Left behind: its nutrition facts.'])
})

test('a yield that is not a number of people follows the steps, and numbers and bullets of steps are removed', () => {
  const instructionsOf = (yields: string[], ...lines: string[]) =>
    draftFieldsOf({ ...emptyRecipe, yields, instructions: [{ name: null, lines }] }).fields.instructions
  for (const servings of [
    'Serves 4',
    '4 people',
    'Kwa watu 4',
    'inatosha watu wanne',
    'serves six',
    'Portionen: 4',
  ])
    assert.equal(instructionsOf([servings], 'Boil.'), 'Boil.', servings)
  for (const made of ['Makes 24 small cakes', '24 small cakes', 'Yield: 24 small cakes'])
    assert.equal(instructionsOf([made], 'Boil.'), 'Boil.\nNotes:\nMakes 24 small cakes', made)
  assert.equal(instructionsOf(['plenty'], 'Boil.'), 'Boil.\nNotes:\nYield: plenty')
  for (const people of ['4', '6+', '3 to 5.', ': 4-6)'])
    assert.equal(instructionsOf([people], 'Boil.'), 'Boil.')
  assert.equal(instructionsOf(['500 g'], 'Boil.'), 'Boil.\nNotes:\nMakes 500 g')
  assert.equal(instructionsOf([], '1. Boil.2. Fry.', '• Stir • Serve'), 'Boil.\nFry.\nStir\nServe')
})

test('the time is written so that the site understands it', () => {
  const minutes = (times: Partial<FileRecipe>) =>
    parsePrepTime(draftFieldsOf({ ...emptyRecipe, ...times }).fields.prepTime)
  assert.equal(minutes({ prepMinutes: 20, cookMinutes: 70 }), 90)
  assert.equal(minutes({ prepMinutes: 20, cookMinutes: 70, totalMinutes: 150 }), 150)
  assert.equal(minutes({ totalMinutes: 3_000 }), 3_000)
  assert.equal(minutes({ cookMinutes: 60 }), 60)
  assert.equal(minutes({}), undefined)
  const { prepTime } = draftFieldsOf({ ...emptyRecipe, prepMinutes: 20, writtenTime: 'overnight' }).fields
  assert.equal(prepTime, 'overnight')
})

test('anything longer than a recipe here may be is cut off, and reported', () => {
  const long = 'x'.repeat(70_000)
  const { fields, warnings } = draftFieldsOf({
    ...kebab,
    title: long,
    sourceUrl: `https://jikoni.example/${long}`,
    ingredients: [{ name: null, lines: Array.from({ length: 900 }, (_, n) => `${n} eggs`) }],
    instructions: [{ name: null, lines: Array.from({ length: 20 }, () => long) }],
    tags: Array.from({ length: 500 }, (_, n) => `${n}${long}`),
    yields: [`${limits.maxServings + 1} eggs`],
  })
  assert.equal(fields.title.length, limits.maxTitleLength)
  assert.equal(fields.ingredients.split('\n').length, limits.ingredientLines.maxLines)
  assert.ok(fields.instructions.length <= limits.maxInstructionsLength)
  assert.deepEqual([fields.url, fields.servings], ['', undefined])
  assert.ok(warnings.join('').length < 5_000)
  assert.match(warnings[0] ?? '', /more text than a recipe here can have/)
})

test('a recipe without ingredients, steps or a title says so', () => {
  assert.equal(draftFieldsOf(emptyRecipe).warnings.length, 3)
})
