import type { RecipePreview } from '#contract/page-renderer.ts'
import { describeRecipe } from '#contract/recipe-json-ld.ts'
import * as t from '#texts/recipes.ts'

/** Returns a description like 'Kenya · 1 hour · serves 8 · by Achieng Odhiambo'. */
export function previewDescription(preview: RecipePreview): string {
  const { countryOfOrigin, prepTime, servings, chefName } = preview
  const facts = [
    countryOfOrigin,
    prepTime,
    servings && t.previewServes(servings),
    chefName && t.byChef(chefName),
  ]
  return facts.filter(Boolean).join(' · ')
}

/** Returns the recipe as schema.org/Recipe, without ingredients and instructions, which only signed-in users may read. */
export const previewJsonLd = (preview: RecipePreview, url: URL): object =>
  describeRecipe(preview, {
    url: new URL(url.pathname, url).href,
    image: new URL(preview.picture, url).href,
  })
