import type { RecipePreview } from '#contract/page-renderer.ts'
import { parsePrepTime } from '#contract/prep-time.ts'
import * as t from '#texts/recipe-preview.ts'

/** 'Kenya · 1 hour · serves 8 · by Achieng Odhiambo' */
export function previewDescription(preview: RecipePreview): string {
  const { countryOfOrigin, prepTime, servings, chefName } = preview
  const facts = [countryOfOrigin, prepTime, servings && t.serves(servings), chefName && t.byChef(chefName)]
  return facts.filter(Boolean).join(' · ')
}

/** schema.org/Recipe without ingredients and instructions, which only signed-in users may read. */
export function previewJsonLd(preview: RecipePreview, url: URL): object {
  const minutes = parsePrepTime(preview.prepTime)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: preview.title,
    url: new URL(url.pathname, url).href,
    image: new URL(preview.image, url).href,
    author: preview.chefName ? { '@type': 'Person', name: preview.chefName } : undefined,
    prepTime: minutes ? `PT${minutes}M` : undefined,
    recipeYield: preview.servings ? t.servingsYield(preview.servings) : undefined,
    recipeCuisine: preview.countryOfOrigin || undefined,
    aggregateRating:
      preview.ratingCount > 0
        ? { '@type': 'AggregateRating', ratingValue: preview.rating, ratingCount: preview.ratingCount }
        : undefined,
  }
}
