import { servingsYield } from '#texts/recipe-preview.ts'
import { absoluteAddress } from '../recipes/own-addresses.ts'
import type { OwnRecipe } from './own-rows.queries.ts'

const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim() !== '')

type Options = { publicUrl: string; pageUrl: string; pictures: string[] }

/**
 * A recipe as schema.org/Recipe, which other systems read. `pictures` are the names of the files beside it; `pageUrl` is where it
 * was on this site. What schema.org has no word for is under `mezani`, as it was written.
 */
export function recipeJsonLd(recipe: OwnRecipe, { publicUrl, pageUrl, pictures }: Options): object {
  const absolute = (address: string) => absoluteAddress(address, publicUrl) || undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': pageUrl,
    name: recipe.title,
    image: pictures.length > 0 ? pictures : undefined,
    author: { '@type': 'Person', name: recipe.chefName, image: absolute(recipe.chefImage) },
    recipeIngredient: linesOf(recipe.ingredients),
    recipeInstructions: linesOf(recipe.instructions).map(text => ({ '@type': 'HowToStep', text })),
    prepTime: recipe.prepMinutes ? `PT${recipe.prepMinutes}M` : undefined,
    recipeYield: recipe.servings ? servingsYield(recipe.servings) : undefined,
    recipeCuisine: recipe.countryOfOrigin || undefined,
    keywords: recipe.dietType || undefined,
    url: absolute(recipe.url),
    citation: absolute(recipe.moreInfoUrl),
    datePublished: recipe.createdAt.toISOString(),
    dateModified: recipe.updatedAt.toISOString(),
    aggregateRating:
      recipe.ratingCount > 0
        ? { '@type': 'AggregateRating', ratingValue: recipe.rating, ratingCount: recipe.ratingCount }
        : undefined,
    mezani: {
      id: recipe.id,
      image: recipe.image,
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      prepTime: recipe.prepTime,
      servings: recipe.servings,
    },
  }
}
