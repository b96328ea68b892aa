import { withoutFalseFriends } from './false-friends.ts'
import type { Text } from './text.ts'
import { readText } from './text.ts'
import type { Words } from './words.ts'
import { words } from './words.ts'

/** The words of one recipe. They are searched with plain lists: `recipe.has('lime, limau')`. */
export type Recipe = {
  title: Text
  all: Text
  country: Text
  diet: Text
  has: (list: string) => boolean
  isNamed: (list: string) => boolean
}

const known = new Map<string, Words>()

/** Compiles a list once. Lists are written in the code, so the table of compiled lists stays small. */
function compiled(list: string): Words {
  const found = known.get(list) ?? words(list)
  known.set(list, found)
  return found
}

export function readRecipe(raw: {
  title: string
  ingredients: string
  countryOfOrigin: string
  dietType: string
}): Recipe {
  const title = readText(raw.title.slice(0, 300))
  const all = title + withoutFalseFriends(readText(raw.ingredients))
  return {
    title,
    all,
    country: readText(raw.countryOfOrigin.slice(0, 100)),
    diet: readText(raw.dietType.slice(0, 100)),
    has: list => compiled(list).test(all),
    isNamed: list => compiled(list).test(title),
  }
}
