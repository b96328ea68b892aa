import { hasType, itemsIn, listOf, propertyOf } from '../../reading/items.ts'
import { firstText, isRecipeItem, readSchemaRecipe } from '../../reading/schema-recipe.ts'
import { linesOfMarkup } from '../../reading/text.ts'
import {
  distinctTags,
  emptyRecipe,
  type FilePicture,
  type FileRecipe,
  groupLines,
  httpAddress,
  type LineGroup,
  type LostPart,
  ratingOf,
  writtenHeading,
} from '../file-recipe.ts'
import { isObject, type JsonObject, listIn, namesIn, objectIn, textIn } from '../json-values.ts'

/** Finds the recipes in one recipe, a list, a graph or `{recipes: []}`. Recipes inside another recipe are parts of it. */
export function jsonLdRecipes(value: unknown): JsonObject[] {
  const found = itemsIn(value).filter(isRecipeItem)
  const inner = new Set(found.flatMap(recipe => itemsIn(Object.values(recipe))))
  return found.filter(recipe => !inner.has(recipe))
}

const noPage = { elements: [], url: undefined }

export function readJsonLdRecipe(value: JsonObject): FileRecipe {
  const stated = readSchemaRecipe(value, { page: noPage, byId: new Map() })
  const [first, ...otherPictures] = listOf(propertyOf(value, 'image')).flatMap(pictureIn)
  return {
    ...emptyRecipe,
    title: stated.title ?? '',
    description: stated.description ?? '',
    ingredients: groupLines(stated.ingredients, writtenHeading),
    instructions: instructionGroups(propertyOf(value, 'recipeInstructions', 'instructions')),
    yields: stated.yields,
    prepMinutes: stated.prepMinutes,
    cookMinutes: stated.cookMinutes,
    totalMinutes: stated.totalMinutes,
    tags: tagsOf(value),
    cuisine: textsIn(value.recipeCuisine).join(', '),
    equipment: listIn(value.tool).flatMap(namesIn),
    notes: listIn(value.comment).flatMap(noteLines),
    rating: ratingIn(value),
    sourceUrl: sourceAddress(value),
    sourceName: textIn(value.creditText) || (stated.author ?? ''),
    language: stated.language,
    picture: first,
    lost: lostParts(value, otherPictures.length),
  }
}

const textsIn = (value: unknown): string[] => listIn(value).flatMap(one => firstText(one) ?? [])

function tagsOf(value: JsonObject): string[] {
  const keywords = textsIn(value.keywords).flatMap(text => text.split(','))
  const diets = textsIn(value.suitableForDiet).map(diet => diet.replace(/^.*\//, '').replace(/Diet$/, ''))
  return distinctTags([...textsIn(value.recipeCategory), ...keywords, ...diets])
}

function ratingIn(value: JsonObject): number | undefined {
  const { ratingValue, bestRating } = objectIn(value.aggregateRating)
  return ratingOf(ratingValue ?? '', Number(bestRating) || 5)
}

const sourceAddress = (value: JsonObject): string =>
  [value.isBasedOn, value.url, value.mainEntityOfPage]
    .flatMap(listIn)
    .map(one => httpAddress(isObject(one) ? (one.url ?? one['@id']) : one))
    .find(Boolean) ?? ''

const noteLines = (comment: unknown): string[] => linesOfMarkup(textIn(objectIn(comment).text ?? comment))

function pictureIn(one: unknown): FilePicture[] {
  const written = textIn(isObject(one) ? (one.contentUrl ?? one.url) : one)
  const data = /^data:image\/[\w.+-]+;base64,/i.exec(written)
  if (data) return [{ base64: written.slice(data[0].length) }]
  const address = httpAddress(written)
  if (address) return [{ address }]
  const name = written
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[?#].*$/, '')
  return name ? [{ entry: name }] : []
}

const lostParts = (value: JsonObject, otherPictures: number): LostPart[] => [
  ...(otherPictures > 0 ? (['more pictures'] as const) : []),
  ...(value.video ? (['video'] as const) : []),
  ...(Object.entries(objectIn(value.nutrition)).some(([name, one]) => !name.startsWith('@') && one)
    ? (['nutrition'] as const)
    : []),
]

const maxDepth = 12

/** Groups instructions. A section heads its content or, if it is empty, what follows it. */
function instructionGroups(value: unknown): LineGroup[] {
  const groups: LineGroup[] = []
  const add = (lines: string[]) => {
    for (const { name, lines: own } of groupLines(lines, writtenHeading)) {
      if (name !== null || groups.length === 0) groups.push({ name, lines: own })
      else groups.at(-1)?.lines.push(...own)
    }
  }
  const visit = (one: unknown, depth: number): void => {
    if (depth > maxDepth) return
    if (typeof one === 'string') add(linesOfMarkup(one))
    else if (Array.isArray(one)) for (const each of one) visit(each, depth + 1)
    else if (isObject(one)) visitObject(one, depth)
  }
  const visitObject = (one: JsonObject, depth: number): void => {
    const inside = one.itemListElement ?? one.steps
    const name = linesOfMarkup(textIn(one.name)).join(' ')
    const isSection = hasType(one, 'howtosection')
    if (isSection && name) groups.push({ name, lines: [] })
    if (inside !== undefined) visit(inside, depth + 1)
    else if (!isSection) add(linesOfMarkup(textIn(one.text) || name))
  }
  visit(value, 0)
  return groups.filter(({ name, lines }) => name !== null || lines.length > 0)
}
