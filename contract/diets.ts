import { isSameFacet } from './facet-key.ts'

/** The diets of the filter bar. Recipes may have other diets, too. */
export const filterDiets = ['Vegan', 'Dash', 'Keto', 'Atkins', 'Pescatarian', 'Gluten-Free'] as const

/** The diet whose recipes the featured carousel shows. */
export const featuredDiet = 'Dessert'

/** Diets that are stored in this spelling, however they are typed. */
export const knownDiets: readonly string[] = [...filterDiets, featuredDiet]

/** Returns the spelling in which a diet is stored: 'VEGAN' → 'Vegan', 'gluten free' → 'Gluten-Free'. Clients compare the word exactly. */
export const canonicalDiet = (diet: string): string =>
  knownDiets.find(known => isSameFacet(known, diet)) ?? diet
