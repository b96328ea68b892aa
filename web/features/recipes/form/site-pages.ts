import { pageUrls } from '#contract/page-urls.ts'

/**
 * Returns the address of the recipe's own page. A new recipe has none yet: a placeholder stands for it in the form, and what is
 * sent is blank. Our server replaces a blank by the page.
 */
export const ownPage = (recipeId: string | undefined): string =>
  location.origin + pageUrls.recipe(recipeId ?? 'its-own-page')

/** Returns the site's page for the typed country. Without a country, it is the page of all recipes. */
export function countryPage(typed: string): string {
  const country = typed.trim()
  return location.origin + (country ? pageUrls.recipesFrom(country) : pageUrls.recipes)
}
