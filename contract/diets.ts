import { isSameFacet } from './facet-key.ts'

/** The diets of the filter bar. A recipe may also have another one. */
export const filterDiets = ['Vegan', 'Dash', 'Keto', 'Atkins', 'Pescatarian', 'Gluten-Free'] as const

/** The diet of the featured carousel. */
export const featuredDiet = 'Dessert'

/** Stored in this spelling, however they are typed. */
export const knownDiets: readonly string[] = [...filterDiets, featuredDiet]

/** 'VEGAN' is 'Vegan' and 'gluten free' is 'Gluten-Free', because clients compare the word exactly. */
export const canonicalDiet = (diet: string): string =>
  knownDiets.find(known => isSameFacet(known, diet)) ?? diet
