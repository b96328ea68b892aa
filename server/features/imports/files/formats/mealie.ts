import { writeNumber } from '#contract/ingredient-lines/write-number.ts'
import { servingsYield } from '#texts/recipes.ts'
import { linesOfMarkup } from '../../reading/text.ts'
import { readTimes } from '../../reading/times.ts'
import {
  distinctTags,
  emptyRecipe,
  type FileRecipe,
  httpAddress,
  type LineGroup,
  ratingOf,
} from '../file-recipe.ts'
import { firstOf, type JsonObject, listIn, namesIn, numberIn, objectIn, textIn } from '../json-values.ts'

/** True for a recipe of Mealie, which wrote snake_case before version 1.0 and camelCase since then. */
export const isMealie = (value: JsonObject): boolean =>
  typeof value.slug === 'string' &&
  (Array.isArray(value.recipe_ingredient) || Array.isArray(value.recipeIngredient)) &&
  value['@type'] === undefined

export function readMealie(value: JsonObject): FileRecipe {
  const get = (...names: string[]) => firstOf(value, ...names)
  const settings = objectIn(get('settings'))
  const isWholeLine = settings.disable_amount === true || settings.disableAmount === true
  const organizers = [...listIn(get('recipe_category', 'recipeCategory')), ...listIn(get('tags'))]
  return {
    ...emptyRecipe,
    title: textIn(get('name')),
    description: textIn(get('description')),
    ingredients: titled(listIn(get('recipe_ingredient', 'recipeIngredient')).map(objectIn), one =>
      [ingredientLine(one, isWholeLine)].filter(Boolean),
    ),
    instructions: titled(
      listIn(get('recipe_instructions', 'recipeInstructions')).map(objectOrText),
      stepLines,
    ),
    yields: yieldsOf(value),
    ...readTimes({
      prep: get('prep_time', 'prepTime'),
      cook: get('perform_time', 'performTime', 'cook_time', 'cookTime'),
      total: get('total_time', 'totalTime'),
    }),
    tags: distinctTags(organizers.flatMap(namesIn)),
    equipment: listIn(get('tools')).flatMap(namesIn),
    notes: listIn(get('notes')).flatMap(noteLines),
    rating: ratingOf(get('rating')),
    sourceUrl: httpAddress(get('org_url', 'orgURL', 'orgUrl')),
    picture: get('image') ? { entry: 'images/original.*' } : undefined,
    lost: [
      ...(Object.values(objectIn(get('nutrition'))).some(one => one !== null && one !== '')
        ? (['nutrition'] as const)
        : []),
      ...(listIn(get('assets')).length > 0 ? (['attachments'] as const) : []),
    ],
  }
}

const objectOrText = (step: unknown): JsonObject =>
  typeof step === 'string' ? { text: step } : objectIn(step)

/** Returns '1 1/2' for '1½', the way in which the cook typed other lines. */
const spelledOut = (number: string): string =>
  number
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/, ' ')
    .normalize('NFKC')
    .replace('⁄', '/')

/** Groups entries. A title is stored at the first entry of its group. */
function titled(entries: readonly JsonObject[], linesFor: (entry: JsonObject) => string[]): LineGroup[] {
  const groups: LineGroup[] = []
  for (const entry of entries) {
    const name = textIn(entry.title)
    const lines = linesFor(entry)
    if (name) groups.push({ name, lines })
    else if (groups.length === 0) groups.push({ name: null, lines })
    else groups.at(-1)?.lines.push(...lines)
  }
  return groups.filter(({ name, lines }) => name !== null || lines.length > 0)
}

function stepLines(step: JsonObject): string[] {
  const summary = textIn(step.summary)
  return [summary, ...linesOfMarkup(textIn(step.text))].filter(Boolean)
}

function noteLines(note: unknown): string[] {
  const { title, text } = objectOrText(note)
  const heading = textIn(title)
  const lines = linesOfMarkup(textIn(text))
  return heading && !/^notes?$/i.test(heading) && lines[0]
    ? [`${heading}: ${lines[0]}`, ...lines.slice(1)]
    : lines
}

/** Returns the line as it was written or as the application shows it, else puts it together from its parts. */
function ingredientLine(one: JsonObject, isWholeLine: boolean): string {
  const note = textIn(one.note)
  if (isWholeLine || one.disable_amount === true || one.disableAmount === true) {
    const [food = ''] = namesIn(one.food)
    return [food, note].filter(Boolean).join(', ')
  }
  const written = textIn(one.originalText) || textIn(one.original_text)
  if (written) return written
  const display = textIn(one.display)
  if (display) return display
  const amount = numberIn(one.quantity)
  const unit = objectIn(one.unit)
  const unitName =
    unit.useAbbreviation === true && textIn(unit.abbreviation)
      ? textIn(unit.abbreviation)
      : (namesIn(one.unit)[0] ?? '')
  const [food = ''] = namesIn(one.food)
  const isBareNote = !unitName && !food && amount === 1
  const parts = [amount && !isBareNote ? spelledOut(writeNumber(amount)) : '', unitName, food]
    .filter(Boolean)
    .join(' ')
  return [parts, note].filter(Boolean).join(parts && food ? ', ' : ' ')
}

function yieldsOf(value: JsonObject): string[] {
  const written = textIn(firstOf(value, 'recipe_yield', 'recipeYield'))
  const servings = numberIn(value.recipeServings)
  const quantity = numberIn(value.recipeYieldQuantity)
  const named = quantity && written ? `${quantity} ${written}` : written
  return [named, servings ? servingsYield(servings) : ''].filter(Boolean)
}
