import { servingsYield } from '#texts/recipes.ts'
import { parsePrepTime } from './times/prep-time.ts'

export type DescribedRecipe = {
  title: string
  chefName: string
  prepTime: string
  servings: number | null
  countryOfOrigin: string
  rating: number
  ratingCount: number
  /** Whose recipe it is, if it is not the author's own. The address may be empty. */
  credit: { name: string; url: string } | undefined
}

type Where = { url: string; image: string | string[] | undefined }

/**
 * Describes a recipe as schema.org/Recipe without ingredients and instructions. Its page uses this for search engines, and
 * exports contain it, too. `url` is the URL of its page.
 */
export const describeRecipe = (recipe: DescribedRecipe, { url, image }: Where) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  url,
  image,
  author: recipe.chefName ? { '@type': 'Person', name: recipe.chefName } : undefined,
  prepTime: durationOf(parsePrepTime(recipe.prepTime)),
  recipeYield: recipe.servings ? servingsYield(recipe.servings) : undefined,
  recipeCuisine: recipe.countryOfOrigin || undefined,
  ...creditOf(recipe.credit),
  aggregateRating:
    recipe.ratingCount > 0
      ? { '@type': 'AggregateRating', ratingValue: recipe.rating, ratingCount: recipe.ratingCount }
      : undefined,
})

const durationOf = (minutes: number | undefined) => (minutes ? `PT${minutes}M` : undefined)

const creditOf = (credit: DescribedRecipe['credit']) =>
  credit && {
    isBasedOn: credit.url || { '@type': 'CreativeWork', name: credit.name },
    creditText: credit.name,
  }
