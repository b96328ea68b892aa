import { facetKey } from '#contract/facet-key.ts'
import { compareWords } from '#texts/format/order.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'

/** Returns the countries to choose from, in alphabetical order. Spellings of one country are merged into the most frequent one. */
export function countriesOf(recipes: readonly Recipe[]): string[] {
  const counts = new Map<string, number>()
  for (const { countryOfOrigin } of recipes) {
    const country = countryOfOrigin.trim()
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  // The rarest spelling comes first, so that the most frequent one is set last and wins, as in the server's facets.
  const byCount = [...counts].sort(([one, few], [other, more]) => few - more || (one < other ? 1 : -1))
  const shown = new Map(byCount.map(([country]) => [facetKey(country), country]))
  return [...shown.values()].sort(compareWords)
}
