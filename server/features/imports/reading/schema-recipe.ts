import { headingIn } from '#contract/recipe-text/headings.ts'
import { isStepLabel, withoutNumbers } from '#contract/recipe-text/step-numbers.ts'
import * as t from '#texts/import-answers.ts'
import { picturesOf } from './images.ts'
import { hasType, type Item, isItem, listOf, propertyOf } from './items.ts'
import { headingName, tidyIngredient } from './line-marks.ts'
import { splitItems } from './numbering.ts'
import type { Page } from './page.ts'
import type { Reading } from './reading.ts'
import { isBareHead } from './section-words.ts'
import { lineOfMarkup, linesOfMarkup, separateSentences } from './text.ts'
import { readMinutes, readTimes } from './times.ts'

const maxDepth = 12

type Context = { page: Page; byId: ReadonlyMap<string, Item> }

/** Reads a schema.org/Recipe, however loosely its properties are filled. */
export function readSchemaRecipe(item: Item, { page, byId }: Context): Reading {
  return {
    title: firstText(propertyOf(item, 'name', 'headline')),
    description: firstText(propertyOf(item, 'description')),
    ingredients: withoutNumbers(
      ingredientLines(propertyOf(item, 'recipeIngredient', 'ingredients', 'ingredient')),
    ),
    instructions: withoutNumbers(
      instructionLines(propertyOf(item, 'recipeInstructions', 'instructions', 'step', 'recipeDirections')),
    ),
    yields: listOf(propertyOf(item, 'recipeYield', 'yield', 'yields')).flatMap(yieldTexts),
    ...readTimes({
      prep: timeIn(propertyOf(item, 'prepTime', 'preparationTime')),
      cook: timeIn(propertyOf(item, 'cookTime', 'performTime', 'cookingTime')),
      total: timeIn(propertyOf(item, 'totalTime')),
    }),
    pictures: picturesOf(page, propertyOf(item, 'image', 'thumbnailUrl', 'photo'), byId),
    author: authorName(propertyOf(item, 'author', 'creator'), byId),
    language: firstText(propertyOf(item, 'inLanguage')),
  }
}

const textOfItem = (item: Item): unknown => propertyOf(item, '@value', 'text', 'name', 'description')

export const firstText = (value: unknown): string | undefined => {
  for (const one of listOf(value)) {
    const text = isItem(one) ? textOfItem(one) : one
    if (typeof text === 'number') return String(text)
    const line = typeof text === 'string' ? lineOfMarkup(text) : ''
    if (line) return line
  }
  return undefined
}

function ingredientLines(value: unknown, depth = 0): string[] {
  if (depth > maxDepth) return []
  return listOf(value).flatMap(one => {
    if (typeof one === 'string') return linesOfMarkup(one).flatMap(splitItems).map(tidyIngredient)
    if (Array.isArray(one)) return ingredientLines(one, depth + 1)
    if (!isItem(one)) return []
    const parts = propertyOf(one, 'itemListElement', 'item', 'ingredients', 'recipeIngredient')
    if (parts !== undefined) return ingredientLines(parts, depth + 1)
    const [amount, unit, name] = [
      propertyOf(one, 'amount', 'quantity', 'requiredQuantity'),
      propertyOf(one, 'unit', 'unitText'),
      textOfItem(one),
    ].map(part => firstText(isItem(part) ? propertyOf(part, 'value', 'name') : part) ?? '')
    return [[amount, unit, name].filter(Boolean).join(' ')].filter(Boolean)
  })
}

/** Returns the lines of instructions. A section's or a step's name becomes a separate line, unless the text begins with it. */
function instructionLines(value: unknown, depth = 0): string[] {
  if (depth > maxDepth) return []
  return listOf(value).flatMap(one => {
    if (typeof one === 'string') return stepsIn(one)
    if (Array.isArray(one)) return instructionLines(one, depth + 1)
    if (!isItem(one)) return []
    const inside = propertyOf(one, 'itemListElement', 'steps', 'step', 'item')
    const text = propertyOf(one, 'text', '@value', 'description')
    const own = instructionLines(text === undefined ? inside : text, depth + 1)
    const heading = stepsIn(String(propertyOf(one, 'name') ?? '')).join(' ')
    if (own.join(' ').startsWith(heading.replace(/(?:…|\.{3})$/, ''))) return own
    if (!hasType(one, 'howtosection')) return [heading, ...own]
    return isBareHead(heading) ? own : [t.groupHeading(headingName(heading)), ...own]
  })
}

const stepsIn = (text: string): string[] =>
  linesOfMarkup(text)
    .flatMap(splitItems)
    .filter(isStep)
    .map(line => {
      const heading = headingIn(line)
      return heading === undefined ? separateSentences(line) : t.groupHeading(heading)
    })

/** True for a step. Broken data has only marks or a step's label in place of some steps. */
const isStep = (line: string): boolean => /\p{L}/u.test(line) && !isStepLabel(line)

function yieldTexts(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return [lineOfMarkup(value)].filter(Boolean)
  if (!isItem(value)) return []
  const parts = [propertyOf(value, 'value', '@value', 'minValue'), propertyOf(value, 'unitText', 'name')]
  return [parts.filter(part => typeof part === 'string' || typeof part === 'number').join(' ')].filter(
    Boolean,
  )
}

/** Returns the first time that can be understood, or else the first one. */
function timeIn(value: unknown): unknown {
  const written = listOf(value).map(one =>
    isItem(one) ? propertyOf(one, 'maxValue', '@value', 'value', 'duration', 'name', 'minValue') : one,
  )
  return written.find(one => readMinutes(one) !== undefined) ?? written[0]
}

function authorName(value: unknown, byId: ReadonlyMap<string, Item>): string | undefined {
  const names = listOf(value).flatMap(one => {
    const id = isItem(one) ? one['@id'] : undefined
    const named =
      isItem(one) && propertyOf(one, 'name') === undefined && typeof id === 'string' ? byId.get(id) : one
    const name = isItem(named) ? firstText(propertyOf(named, 'name')) : firstText(named)
    return name && !/^https?:/i.test(name) ? [name] : []
  })
  return names.length > 0 ? [...new Set(names)].slice(0, 5).join(', ') : undefined
}

/** True for a recipe. Some applications leave out the type. */
export const isRecipeItem = (item: Item): boolean =>
  hasType(item, 'recipe') ||
  (item['@type'] === undefined && Array.isArray(item.recipeIngredient) && typeof item.name === 'string')
