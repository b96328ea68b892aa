import { strToU8, zipSync } from 'fflate'
import { type Example, facts, json, picture, plainSteps, sauced, saucedSteps } from './kebab.fixture.ts'

const mealieIngredient = (title: string | null, parts: object) => ({ title, disableAmount: false, ...parts })
const mealieSteps = [
  { title: 'Patties', text: 'Shape them.' },
  { title: '', text: 'Fry them.' },
  { title: 'Sauce', text: 'Simmer & season.' },
]
const notesOfMealie = [{ title: 'Note', text: 'Serve hot.' }]

const tandoorIngredient = (amount: number, unit: string | null, name: string, note = '') => ({
  amount,
  unit: unit && { name: unit },
  food: { name },
  note,
  no_amount: amount === 0,
  is_header: false,
})

export const jsonFiles: Record<string, Example> = {
  'Mealie before 1.0': {
    format: 'mealie',
    hasPhoto: true,
    file: {
      name: 'backup.zip',
      bytes: zipSync({
        'mealie/recipes/kebab/kebab.json': json({
          name: 'Kebab & sauce',
          slug: 'kebab',
          image: 'kebab',
          recipe_category: ['grill'],
          tags: ['Sunday'],
          rating: 4,
          recipe_yield: '6 skewers',
          recipe_ingredient: [
            { title: 'Patties', note: '300 g beef, minced', disable_amount: true, quantity: 1 },
            { title: null, note: '1 1/2 onions', disable_amount: true, quantity: 1 },
            { title: 'Sauce', note: '2 tomatoes', disable_amount: true, quantity: 1 },
            { title: null, note: 'salt', disable_amount: true, quantity: 1 },
          ],
          recipe_instructions: mealieSteps,
          prep_time: '20 Minutes',
          perform_time: '1 hour 10 minutes',
          org_url: facts.sourceUrl,
          notes: notesOfMealie,
        }),
        'mealie/recipes/kebab/images/min-original.webp': strToU8('smaller'),
        'mealie/recipes/kebab/images/original.webp': picture,
      }),
    },
    expected: { ...facts, ingredients: sauced, instructions: saucedSteps, yields: ['6 skewers'] },
  },
  'Mealie since 1.0': {
    format: 'mealie',
    hasPhoto: true,
    file: {
      name: 'recipes.zip',
      bytes: zipSync({
        'recipes/kebab/kebab.json': json({
          name: 'Kebab & sauce',
          slug: 'kebab',
          image: 'aB1c',
          recipeServings: 6,
          recipeYield: '',
          recipeCategory: [{ name: 'grill' }],
          tags: [{ name: 'Sunday' }],
          tools: [{ name: 'Skewers' }],
          rating: 4,
          orgURL: facts.sourceUrl,
          prepTime: 'PT20M',
          performTime: '1 hour 10 minutes',
          recipeIngredient: [
            mealieIngredient('Patties', {
              quantity: 300,
              unit: { name: 'gram', abbreviation: 'g', useAbbreviation: true },
              food: { name: 'beef' },
              note: 'minced',
            }),
            mealieIngredient(null, { quantity: 1.5, unit: null, food: { name: 'onions' }, note: '' }),
            mealieIngredient('Sauce', { quantity: 2, food: null, note: 'tomatoes', display: '2 tomatoes' }),
            mealieIngredient(null, { quantity: 0, food: null, note: 'salt' }),
          ],
          recipeInstructions: mealieSteps,
          notes: notesOfMealie,
          nutrition: { calories: '200' },
          settings: { disableAmount: false },
        }),
        'recipes/kebab/images/original.webp': picture,
      }),
    },
    expected: {
      ...facts,
      ingredients: [
        { name: 'Patties', lines: ['300 g beef, minced', '1 1/2 onions'] },
        sauced[1] ?? { name: null, lines: [] },
      ],
      instructions: saucedSteps,
      yields: ['6 servings'],
      equipment: ['Skewers'],
      lost: ['nutrition'],
    },
  },
  Tandoor: {
    format: 'tandoor',
    hasPhoto: true,
    file: {
      name: 'export.zip',
      bytes: zipSync({
        '7.zip': zipSync({
          'recipe.json': json({
            name: 'Kebab & sauce',
            keywords: [{ name: 'grill' }, { name: 'Sunday' }],
            steps: [
              {
                name: 'Sauce',
                order: 1,
                show_as_header: true,
                instruction: 'Simmer & season.',
                ingredients: [tandoorIngredient(2, null, 'tomatoes'), tandoorIngredient(0, null, 'salt')],
              },
              {
                name: 'Patties',
                order: 0,
                show_as_header: true,
                instruction: 'Shape them.\n\nFry them.',
                ingredients: [
                  tandoorIngredient(300, 'g', 'beef', 'minced'),
                  tandoorIngredient(1.5, null, 'onions'),
                ],
              },
            ],
            working_time: 20,
            waiting_time: 70,
            servings: 6,
            servings_text: 'skewers',
            source_url: facts.sourceUrl,
          }),
          'image.png': picture,
        }),
      }),
    },
    expected: {
      ...facts,
      rating: undefined,
      notes: [],
      ingredients: [
        { name: 'Patties', lines: ['300 g beef, minced', '1.5 onions'] },
        sauced[1] ?? { name: null, lines: [] },
      ],
      instructions: saucedSteps,
      yields: ['6 skewers'],
    },
  },
  'JSON with the names of a table’s headings': {
    format: 'table',
    hasPhoto: false,
    file: {
      name: 'mine.json',
      bytes: json([
        { kind: 'a shelf of books', name: 'not a recipe' },
        {
          'Recipe Name': 'Kebab & sauce',
          prep_time: '20 min',
          cookTime: 70,
          servings: '6 skewers',
          ingredients: 'Patties:\n300 g beef, minced\n1 1/2 onions',
          Ingredient: ['Sauce:', { amount: 2, food: 'tomatoes' }, 'salt'],
          steps: ['Shape them.', 'Fry them.', { text: 'Simmer & season.' }],
          rating: '4',
          tags: ['grill', 'Sunday'],
          url: 'https://jikoni.example/kebab?of=beef',
          notes: 'Serve hot.',
        },
      ]),
    },
    expected: { ...facts, ingredients: sauced, instructions: plainSteps, yields: ['6 skewers'] },
  },
}
