import { pageUrls } from '#contract/page-urls.ts'

/**
 * The recipe's own page. A new recipe has none yet: this address stands for it in the form, and what is sent is blank, which
 * our server answers with the page.
 */
export const ownPage = (recipeId: string | undefined): string =>
  location.origin + pageUrls.recipe(recipeId ?? 'its-own-page')

/** The site's recipes from the country that is typed; all of its recipes before one is. */
export function countryPage(typed: string): string {
  const country = typed.trim()
  return location.origin + (country ? pageUrls.recipesFrom(country) : pageUrls.recipes)
}
