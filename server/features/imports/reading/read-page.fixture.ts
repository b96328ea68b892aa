import assert from 'node:assert/strict'
import { readPage } from './read-page.ts'

/** Reads a page and returns its first recipe, the number of recipes and the warnings. */
export function readRecipe(html: string, address = 'https://jikoni.example/recipes/githeri') {
  const { recipes, warnings } = readPage(html, address)
  const [main] = recipes
  assert.ok(main, `there is no recipe in ${html}`)
  return { ...main, count: recipes.length, warnings }
}

/** Makes a page that states a recipe as JSON-LD, with other markup after it. */
export const stated = (recipe: object, around = '') =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...recipe })}</script>${around}`

export const githeri = {
  '@type': 'Recipe',
  name: 'Githeri',
  recipeIngredient: ['2 cups maize', '2 cups beans'],
  recipeInstructions: 'Boil both.\nFry an onion.',
}
