import type { FilePicture, FileRecipe, OwnFields } from '../file-recipe.ts'
import { httpAddress } from '../file-recipe.ts'
import { type JsonObject, listIn, numberIn, objectIn, textIn } from '../json-values.ts'
import { readJsonLdRecipe } from './json-ld.ts'

/** True for a recipe in a ZIP that a site of this software made. Besides schema.org it has the texts as they were written. */
export const isMezani = (value: JsonObject): boolean => typeof objectIn(value.mezani).ingredients === 'string'

export function readMezani(value: JsonObject): FileRecipe {
  const written = objectIn(value.mezani)
  const author = objectIn(value.author)
  const own: OwnFields = {
    title: raw(value.name),
    chefName: raw(author.name),
    chefImage: httpAddress(author.image),
    ingredients: raw(written.ingredients),
    instructions: raw(written.instructions),
    // In older files the source is in `url`, where schema.org has the recipe's own page.
    url: httpAddress('url' in written ? written.url : value.url),
    moreInfoUrl: httpAddress(value.citation),
    prepTime: raw(written.prepTime),
    servings: numberIn(written.servings),
    countryOfOrigin: raw(value.recipeCuisine),
    dietType: raw(value.keywords),
  }
  return { ...readJsonLdRecipe(value), picture: pictureOf(value), rating: undefined, lost: [], own }
}

const raw = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns the recipe's photo. Undefined if it had a drawn cover, which will be drawn again. */
function pictureOf(value: JsonObject): FilePicture | undefined {
  if (listIn(value.image).some(name => textIn(name) === 'picture.webp')) return { entry: 'picture.webp' }
  const address = httpAddress(objectIn(value.mezani).image)
  return address ? { address } : undefined
}

/** Lists the recipes in the ZIP with all of a member's data. Undefined for other archives. */
export function ownRecipesIn(names: readonly string[]): string[] | undefined {
  const profile = names.find(name => /(?:^|\/)data\/profile\.json$/.test(name))
  if (profile === undefined) return undefined
  const home = profile.slice(0, -'data/profile.json'.length)
  return names.filter(name => name.startsWith(`${home}recipes/`) && name.endsWith('/recipe.json'))
}

/** True for a recipe that is also there as JSON. Exports have a folder per recipe with several formats, and the JSON has everything. */
export const isSameRecipeAgain = (name: string, names: ReadonlySet<string>): boolean =>
  /(?:^|\/)recipe\.(?:cook|md)$/.test(name) && names.has(name.replace(/\.\w+$/, '.json'))
