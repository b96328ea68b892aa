import { servingsYield } from '#texts/recipes.ts'
import {
  distinctTags,
  emptyRecipe,
  type FileRecipe,
  httpAddress,
  type LineGroup,
  ratingOf,
} from '../file-recipe.ts'
import { lineOfIngredient } from '../ingredient-line.ts'
import { type JsonObject, listIn, namesIn, numberIn, objectIn, textIn, textLines } from '../json-values.ts'

export const isTandoor = (value: JsonObject): boolean =>
  Array.isArray(value.steps) && ('working_time' in value || 'waiting_time' in value)

/** Reads a recipe of Tandoor. Its ingredients belong to steps, and a step's name heads both. */
export function readTandoor(value: JsonObject): FileRecipe {
  const steps = listIn(value.steps)
    .map(objectIn)
    .toSorted((one, other) => (numberIn(one.order) ?? 0) - (numberIn(other.order) ?? 0))
  const servings = numberIn(value.servings)
  const servingsText = textIn(value.servings_text)
  return {
    ...emptyRecipe,
    title: textIn(value.name),
    description: textIn(value.description),
    ingredients: withoutEmpty(steps.flatMap(ingredientGroups)),
    instructions: withoutEmpty(steps.map(stepGroup)),
    yields: servings ? [servingsText ? `${servings} ${servingsText}` : servingsYield(servings)] : [],
    prepMinutes: numberIn(value.working_time) || undefined,
    cookMinutes: numberIn(value.waiting_time) || undefined,
    tags: distinctTags(listIn(value.keywords).flatMap(namesIn)),
    rating: ratingOf(value.rating),
    sourceUrl: httpAddress(value.source_url),
    picture: { entry: 'image.*' },
    lost:
      Object.values(objectIn(value.nutrition)).some(Boolean) || listIn(value.properties).length > 0
        ? ['nutrition']
        : [],
  }
}

function ingredientGroups(step: JsonObject): LineGroup[] {
  const groups: LineGroup[] = [{ name: headingOf(step), lines: [] }]
  for (const one of listIn(step.ingredients).map(objectIn)) {
    if (one.is_header === true)
      groups.push({ name: textIn(one.note) || (namesIn(one.food)[0] ?? null), lines: [] })
    else groups.at(-1)?.lines.push(ingredientLine(one))
  }
  return groups
}

const stepGroup = (step: JsonObject): LineGroup => ({
  name: headingOf(step),
  lines: textLines(textIn(step.instruction)),
})

/** Returns a step's name as a heading. Null if it has no name, or if its name must not be shown. */
const headingOf = (step: JsonObject): string | null =>
  step.show_as_header === false ? null : textIn(step.name) || null

function ingredientLine(one: JsonObject): string {
  const amount = one.no_amount === true ? 0 : (numberIn(one.amount) ?? 0)
  const written = textIn(one.original_text)
  const [food = ''] = namesIn(one.food)
  if (!food && written) return written
  return lineOfIngredient({
    amount: amount ? String(amount) : '',
    unit: amount ? (namesIn(one.unit)[0] ?? '') : '',
    food,
    note: textIn(one.note),
  })
}

/** Leaves out groups without lines. Joins an unnamed group, and one with the same name, to the group before it. */
function withoutEmpty(groups: readonly LineGroup[]): LineGroup[] {
  const kept: LineGroup[] = []
  for (const { name, lines } of groups) {
    const last = kept.at(-1)
    if (lines.length === 0) continue
    if (last && (name === null || name === last.name)) last.lines.push(...lines)
    else kept.push({ name, lines: [...lines] })
  }
  return kept
}
