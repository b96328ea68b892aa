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

/** The colour of the cloth under a dish. */
export const dietColors: Record<string, string> = {
  Vegan: '#3c6a52',
  Vegetarian: '#5f7a3c',
  Pescatarian: '#1f7d78',
  Dash: '#5a7f94',
  Keto: '#2f5f6e',
  Atkins: '#8a4f33',
  'Gluten-Free': '#c08a3a',
  Paleo: '#8a5a3c',
  Mediterranean: '#2f6f8e',
  [featuredDiet]: '#b8616b',
}
