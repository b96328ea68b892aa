import { gzipSync, strToU8, zipSync } from 'fflate'
import { type Example, facts, json, picture, plainSteps, sauced, saucedSteps } from './kebab.fixture.ts'

export const schemaFiles: Record<string, Example> = {
  'Nextcloud Cookbook': {
    format: 'nextcloud',
    hasPhoto: true,
    file: {
      name: 'Recipes.zip',
      bytes: zipSync({
        'Recipes/Kebab/recipe.json': json({
          '@type': 'Recipe',
          name: 'Kebab &amp; sauce',
          imageUrl: '/apps/cookbook/image',
          image: '/Recipes/Kebab/full.jpg',
          url: facts.sourceUrl,
          prepTime: 'PT0H20M',
          cookTime: 'PT1H10M',
          recipeYield: 6,
          recipeCategory: 'grill',
          keywords: 'Sunday,grill',
          recipeIngredient: [
            '## Patties',
            '300 g beef, minced',
            '1 1/2 onions',
            '## Sauce',
            '2 tomatoes',
            'salt',
          ],
          recipeInstructions: ['Shape them.', 'Fry them.', 'Simmer & season.'],
        }),
        'Recipes/Kebab/thumb.jpg': strToU8('smaller'),
        'Recipes/Kebab/full.jpg': picture,
      }),
    },
    expected: {
      ...facts,
      rating: undefined,
      notes: [],
      ingredients: sauced,
      instructions: plainSteps,
      yields: ['6'],
    },
  },
  Paprika: {
    format: 'paprika',
    hasPhoto: true,
    file: {
      name: 'My recipes.paprikarecipes',
      bytes: zipSync({
        'Kebab & sauce.paprikarecipe': gzipSync(
          json({
            name: 'Kebab & sauce',
            ingredients: 'PATTIES:\n300 g beef, minced\n1 1/2 onions\n\nSAUCE:\n2 tomatoes\nsalt',
            directions: 'Shape them.\n\nFry them.\nSimmer & season.',
            notes: 'Serve hot.',
            prep_time: '20 mins',
            cook_time: '1 hr 10 mins',
            servings: '6',
            rating: 4,
            source: 'Achieng',
            source_url: facts.sourceUrl,
            categories: ['grill', 'Sunday'],
            photo_data: picture.toString('base64'),
          }),
        ),
      }),
    },
    expected: {
      ...facts,
      sourceName: 'Achieng',
      ingredients: sauced.map(group => ({ ...group, name: group.name.toUpperCase() })),
      instructions: plainSteps,
    },
  },
  RecipeSage: {
    format: 'json-ld',
    hasPhoto: false,
    file: {
      name: 'recipesage.json',
      bytes: json({
        recipes: [
          {
            '@type': 'Recipe',
            name: 'Kebab & sauce',
            image: ['https://jikoni.example/kebab.jpg', 'https://jikoni.example/2.jpg'],
            recipeIngredient: [
              '[Patties]',
              '300 g beef, minced',
              '1 1/2 onions',
              '[Sauce]',
              '2 tomatoes',
              'salt',
            ],
            recipeInstructions: saucedSteps.flatMap(({ name, lines }) => [
              { '@type': 'HowToSection', name },
              ...lines.map(text => ({ '@type': 'HowToStep', text })),
            ]),
            prepTime: 'PT20M',
            cookTime: 'PT70M',
            recipeCategory: ['grill', 'Sunday'],
            creditText: 'Achieng',
            isBasedOn: facts.sourceUrl,
            comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Serve hot.' }],
            aggregateRating: { '@type': 'AggregateRating', ratingValue: '8', bestRating: '10' },
          },
        ],
      }),
    },
    expected: {
      ...facts,
      sourceName: 'Achieng',
      ingredients: sauced,
      instructions: saucedSteps,
      lost: ['more pictures'],
    },
  },
}
