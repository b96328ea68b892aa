import { readTimes } from '../../reading/times.ts'
import {
  distinctTags,
  emptyRecipe,
  type FileRecipe,
  groupLines,
  httpAddress,
  ratingOf,
  writtenHeading,
} from '../file-recipe.ts'
import { isObject, type JsonObject, listIn, namesIn, textIn, textLines } from '../json-values.ts'

export const isPaprika = (value: unknown): value is JsonObject =>
  isObject(value) && typeof value.name === 'string' && 'directions' in value && 'ingredients' in value

/** Reads a recipe of Paprika, in which ingredients and directions are one text each. */
export function readPaprika(value: JsonObject): FileRecipe {
  const photo = textIn(value.photo_data)
  const otherPhotos = listIn(value.photos).length
  return {
    ...emptyRecipe,
    title: textIn(value.name),
    description: textIn(value.description),
    ingredients: groupLines(textLines(textIn(value.ingredients)), writtenHeading),
    instructions: groupLines(textLines(textIn(value.directions)), writtenHeading),
    yields: [textIn(value.servings)].filter(Boolean),
    ...readTimes({
      prep: value.prep_time,
      cook: value.cook_time,
      total: value.total_time,
    }),
    tags: distinctTags(listIn(value.categories).flatMap(namesIn)),
    notes: textLines(textIn(value.notes)),
    rating: ratingOf(value.rating),
    sourceUrl: httpAddress(value.source_url),
    sourceName: textIn(value.source),
    picture: photo
      ? { base64: photo }
      : httpAddress(value.image_url)
        ? { address: httpAddress(value.image_url) }
        : undefined,
    lost: [
      ...(textIn(value.nutritional_info) ? (['nutrition'] as const) : []),
      ...(textIn(value.difficulty) ? (['difficulty'] as const) : []),
      ...(otherPhotos > (photo ? 1 : 0) ? (['more pictures'] as const) : []),
    ],
  }
}
