import { canonicalDiet, knownDiets } from '#contract/diets.ts'
import * as limits from '#contract/limits.ts'
import type { RecipeField } from '#contract/recipe-fields.ts'
import { withoutNumbers } from '#contract/recipe-text/step-numbers.ts'
import * as t from '#texts/import-answers.ts'
import { labelOf } from '../reading/fact-labels.ts'
import { withoutMarks } from '../reading/markdown-marks.ts'
import { splitItems } from '../reading/numbering.ts'
import { foldHeading } from '../reading/section-words.ts'
import { textAfter } from '../reading/statements.ts'
import { chooseYield, readServings } from '../reading/yields.ts'
import type { FileRecipe, LineGroup } from './file-recipe.ts'

/** The fields of a draft but its picture, which has an address once it is stored, what the source is, and sentences on what is missing and what was not taken along. */
export type ReadyDraft = {
  fields: Record<Exclude<RecipeField, 'servings' | 'rating' | 'image'>, string> & {
    servings: number | undefined
    rating: number | undefined
  }
  author: string
  language: string
  /** As they were in the file, without what was added after them. */
  sourceInstructions: string
  warnings: string[]
  /** Sentences of what has no place here. */
  notes: string[]
}

const { ingredientLines, instructionLines, maxIngredientsLength, maxInstructionsLength } = limits
const otherDiets = ['Vegetarian', 'Paleo', 'Mediterranean']
const diets = new Set([...knownDiets, ...otherDiets].map(diet => diet.toLowerCase()))

/** What a recipe of a file becomes here. */
export function draftFieldsOf(recipe: FileRecipe): ReadyDraft {
  const { own } = recipe
  // Our own exports come back as they were.
  const linesOf = (groups: readonly LineGroup[]) =>
    own ? linesOfGroups(groups) : plainLines(linesOfGroups(groups))
  const made = own?.servings ? { servings: own.servings, yield: undefined } : chooseYield(recipe.yields)
  const ingredients = fitLines(own?.ingredients?.split('\n') ?? linesOf(recipe.ingredients), {
    ...ingredientLines,
    maxLength: maxIngredientsLength,
  })
  const steps = own?.instructions?.split('\n') ?? linesOf(recipe.instructions)
  const instructions = fitLines([...steps, ...(own ? [] : notesOf(recipe, made.yield))], {
    ...instructionLines,
    maxLength: maxInstructionsLength,
  })
  const diet = own ? own.dietType : recipe.tags.find(tag => diets.has(tag.toLowerCase()))
  const otherTags = own ? [] : recipe.tags.filter(tag => tag !== diet)
  const sourceUrl = own?.url ?? recipe.sourceUrl
  const url = shortAddress(sourceUrl)
  const fields = {
    title: cut(own?.title ?? recipe.title, limits.maxTitleLength),
    chefName: cut(own?.chefName ?? recipe.sourceName, limits.maxNameLength),
    chefImage: shortAddress(own?.chefImage),
    ingredients: ingredients.text,
    instructions: instructions.text,
    url,
    moreInfoUrl: shortAddress(own?.moreInfoUrl),
    rating: recipe.rating,
    prepTime: cut(own?.prepTime ?? timeOf(recipe), limits.maxPrepTimeLength),
    servings:
      made.servings !== undefined &&
      made.servings <= limits.maxServings &&
      made.servings >= limits.minServings
        ? made.servings
        : undefined,
    countryOfOrigin: cut(own?.countryOfOrigin ?? recipe.cuisine, limits.maxNameLength),
    dietType: diet ? cut(canonicalDiet(diet), limits.maxNameLength) : '',
  }
  const warnings = [
    ...(fields.title ? [] : [t.hasNoTitle]),
    ...(fields.ingredients ? [] : [t.hasNoIngredients]),
    ...(steps.length > 0 ? [] : [t.hasNoInstructions]),
    ...(ingredients.isCut || instructions.isCut ? [t.recipeShortened] : []),
    ...(url === sourceUrl ? [] : [t.wrongAddress]),
  ]
  const notes = [
    ...(otherTags.length > 0
      ? [t.lostTags(otherTags.map(tag => cut(tag, limits.maxNameLength)).slice(0, maxNamedTags))]
      : []),
    ...(recipe.lost.length > 0 ? [t.lost(recipe.lost)] : []),
  ]
  const sourceInstructions = fitLines(steps, { ...instructionLines, maxLength: maxInstructionsLength }).text
  const language = cut(recipe.language ?? '', limits.maxLanguageLength)
  return { fields, author: fields.chefName, language, sourceInstructions, warnings, notes }
}

const maxNamedTags = 30

/** A part of an address leads elsewhere. */
export const shortAddress = (address = ''): string => (address.length <= limits.maxUrlLength ? address : '')

/** Other applications show Markdown and numbers; here their marks would be read as they are. */
const plainLines = (lines: readonly string[]): string[] =>
  withoutNumbers(lines.flatMap(line => splitItems(withoutMarks(line).trim())).filter(Boolean))

/** A heading is a line of its own, as people type it. */
const linesOfGroups = (groups: readonly LineGroup[]): string[] =>
  groups.flatMap(({ name, lines }) => (name ? [t.groupHeading(name.replace(/:$/, '')), ...lines] : lines))

/** What a recipe here has no field for stands after its steps. */
function notesOf({ description, notes, equipment }: FileRecipe, made: string | undefined): string[] {
  const lines = plainLines([
    ...(description ? [description] : []),
    ...(made && !isServings(made) ? [t.yieldLine(withoutLabel(made))] : []),
    ...(equipment.length > 0 ? [t.equipmentLine(equipment)] : []),
    ...notes,
  ])
  return lines.length > 0 ? [t.notesHeading, ...lines] : []
}

/** "24 small cakes" of "Makes 24 small cakes". */
function withoutLabel(made: string): string {
  const label = labelOf(foldHeading(made))
  return label?.name === 'yield' ? textAfter(made, label.words) : made
}

/** Nothing but a number, or a number of people. */
const isServings = (made: string): boolean =>
  /^(?:[\s\d.,–-]+|\p{L}+ ?)(?:servings?|people|persons?|portions?|portionen|porciones|porções|porzioni|personnes?|personas|pessoas|persone|watu)?\s*$/iu.test(
    withoutLabel(made),
  ) && readServings(made) !== undefined

function timeOf({ prepMinutes, cookMinutes, totalMinutes, writtenTime }: FileRecipe): string {
  if (writtenTime) return writtenTime
  const together = (prepMinutes ?? 0) + (cookMinutes ?? 0)
  if (totalMinutes && totalMinutes !== together) return t.minutesText(totalMinutes)
  if (prepMinutes && cookMinutes)
    return t.bothTimes(t.preparing(t.minutesText(prepMinutes)), t.cooking(t.minutesText(cookMinutes)))
  return together > 0 ? t.minutesText(together) : ''
}

type Bounds = { maxLines: number; maxLineLength: number; maxLength: number }

function fitLines(lines: readonly string[], { maxLines, maxLineLength, maxLength }: Bounds) {
  const fitted: string[] = []
  let length = 0
  for (const line of lines.slice(0, maxLines)) {
    const short = cut(line, maxLineLength)
    if (length + short.length + 1 > maxLength) break
    length += short.length + 1
    fitted.push(short)
  }
  const isCut = fitted.length < lines.length || fitted.some((line, at) => line !== lines[at])
  return { text: fitted.join('\n'), isCut }
}

/** NUL cannot be stored. */
const cut = (text: string, max: number): string => {
  const storable = text.replaceAll('\0', '').toWellFormed()
  return storable.length > max ? storable.slice(0, max).toWellFormed() : storable
}
