import { withoutNumbers } from '#contract/recipe-text/step-numbers.ts'
import { attribute, classesOf, descendantsOf, type Element, type Page } from '../../reading/page.ts'
import { linesOf, textOf } from '../../reading/text.ts'
import { readTimes } from '../../reading/times.ts'
import {
  distinctTags,
  emptyRecipe,
  type FileRecipe,
  groupLines,
  httpAddress,
  pictureNamed,
  ratingOf,
  writtenHeading,
} from '../file-recipe.ts'

export const recipeKeeperRecipes = (page: Page): Element[] =>
  page.elements.filter(element => classesOf(element).includes('recipe-details'))

/** Reads a recipe of Recipe Keeper, which uses its own names for the item properties. */
export function readRecipeKeeper(element: Element): FileRecipe {
  const inside = descendantsOf(element)
  const all = (property: string) => inside.filter(one => attribute(one, 'itemprop') === property)
  const valueIn = (one: Element) => (attribute(one, 'content') ?? textOf(one)).trim()
  const values = (property: string) => all(property).map(valueIn).filter(Boolean)
  const lines = (property: string) => all(property).flatMap(linesOf)
  const [source = ''] = values('recipeSource')
  const link = all('recipeSource')
    .map(one => attribute(parentLink(one, inside), 'href'))
    .find(Boolean)
  const pictures = inside.filter(({ tagName }) => tagName === 'img').map(one => attribute(one, 'src') ?? '')
  const [picture] = pictures.filter(Boolean)
  return {
    ...emptyRecipe,
    title: values('name')[0] ?? '',
    description: values('description')[0] ?? '',
    ingredients: groupLines(lines('recipeIngredients'), writtenHeading),
    instructions: groupLines(withoutNumbers(lines('recipeDirections')), writtenHeading),
    yields: values('recipeYield'),
    ...readTimes({
      prep: values('prepTime')[0],
      cook: values('cookTime')[0],
      total: values('totalTime')[0],
    }),
    tags: distinctTags([
      ...values('recipeCourse'),
      ...values('recipeCategory'),
      ...values('recipeCollection'),
    ]),
    notes: lines('recipeNotes'),
    rating: ratingOf(values('recipeRating')[0] ?? ''),
    sourceUrl: httpAddress(source) || httpAddress(link),
    sourceName: httpAddress(source) ? '' : source,
    picture: pictureNamed(picture),
    lost: [
      ...(new Set(pictures.filter(Boolean)).size > 1 ? (['more pictures'] as const) : []),
      ...(values('recipeIsFavourite').some(one => /^true$/i.test(one)) ? (['favourite'] as const) : []),
      ...(inside.some(one => attribute(one, 'itemprop')?.startsWith('recipeNut') && valueIn(one))
        ? (['nutrition'] as const)
        : []),
    ],
  }
}

/** Returns the link around the element, or the element itself. */
const parentLink = (element: Element, inside: readonly Element[]): Element =>
  inside.find(one => one.tagName === 'a' && (one.childNodes as unknown[]).includes(element)) ?? element
