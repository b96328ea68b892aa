import type { Family } from '../dishes/dishes.ts'
import { forms, guesses, materials } from './families.ts'
import type { Recipe } from './recipe.ts'
import type { Text } from './text.ts'
import type { Hit, Words } from './words.ts'
import { words } from './words.ts'

type Entry = { family: Family; words: Words }
type Span = { from: number; to: number }

const compile = (table: readonly (readonly [Family, string])[]): Entry[] =>
  table.map(([family, list]) => ({ family, words: words(list) }))

const formEntries = compile(forms)
const materialEntries = compile(materials)

/** Dishes that every kitchen has, used if nothing is known about the recipe. */
const plainDishes = ['stew', 'salad', 'brothSoup', 'flatbread', 'rice'] as const

/** Short words after which only companions of the dish follow. The dish is named before them. */
const joints =
  / (?:with|w|in|on|con|mit|avec|ya|wa|na|za|de|di|da|do|du|del|della|al|alla|alle|all|au|aux|a|og|med|met|y|e|from|for|without|served|over|ohne|aus|auf|och|und)(?= )/gu

/** Chooses the family of a recipe: first by its title, then by its ingredients, and otherwise a plain dish. */
export function chooseFamily(recipe: Recipe, seed: number): Family {
  for (const part of partsOf(recipe.title)) {
    const found = strongest(formEntries, recipe.title, part) ?? strongest(materialEntries, recipe.title, part)
    if (found) return found
  }
  return fromIngredients(recipe) ?? plainDishes[seed % plainDishes.length] ?? 'stew'
}

function partsOf(title: Text): Span[] {
  const starts = [0, ...[...title.matchAll(joints)].map(match => match.index)]
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? title.length }))
}

/**
 * Returns the family of the longest phrase, in words, that begins in this part. Of equal phrases the last one counts. A phrase
 * may run on into the next part.
 */
function strongest(entries: readonly Entry[], title: Text, { from, to }: Span): Family | undefined {
  let chosen: (Hit & { family: Family }) | undefined
  for (const { family, words: list } of entries) {
    for (const hit of list.hits(title)) {
      if (hit.index < from || hit.index >= to || (hit.words === 1 && hit.end > to)) continue
      const isBetter =
        !chosen || hit.words > chosen.words || (hit.words === chosen.words && hit.end > chosen.end)
      if (isBetter) chosen = { ...hit, family }
    }
  }
  return chosen?.family
}

function fromIngredients(recipe: Recipe): Family | undefined {
  return guesses.find(([, lists]) => lists.every(list => recipe.has(list)))?.[0]
}
