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

/**
 * The fields of a draft without its picture, which gets an address when it is stored; facts about the source; and sentences about what
 * is missing or was left behind.
 */
export type ReadyDraft = {
  fields: Record<Exclude<RecipeField, 'servings' | 'rating' | 'image'>, string> & {
    servings: number | undefined
    rating: number | undefined
  }
  author: string
  language: string
  /** The instructions as they were in the file, without the notes that were added after them. */
  sourceInstructions: string
  warnings: string[]
  /** Sentences about what the site has no field for. */
  notes: string[]
}

const { ingredientLines, instructionLines, maxIngredientsLength, maxInstructionsLength } = limits
const otherDiets = ['Vegetarian', 'Paleo', 'Mediterranean']
const diets = new Set([...knownDiets, ...otherDiets].map(diet => diet.toLowerCase()))

/** Turns a recipe from a file into the fields of a draft. */
export function draftFieldsOf(recipe: FileRecipe): ReadyDraft {
  const { own } = recipe
  // Texts from an export of this software are not changed.
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

/** Returns an empty text for an address that is too long, because a shortened address would lead elsewhere. */
export const shortAddress = (address = ''): string => (address.length <= limits.maxUrlLength ? address : '')

/** Removes Markdown marks and step numbers. Other applications render them, but this site would show them as text. */
const plainLines = (lines: readonly string[]): string[] =>
  withoutNumbers(lines.flatMap(line => splitItems(withoutMarks(line).trim())).filter(Boolean))

/** Joins groups into lines. A heading becomes a separate line, as people type it. */
const linesOfGroups = (groups: readonly LineGroup[]): string[] =>
  groups.flatMap(({ name, lines }) => (name ? [t.groupHeading(name.replace(/:$/, '')), ...lines] : lines))

/** Returns the lines after the steps, with everything that a recipe on this site has no field for. */
function notesOf({ description, notes, equipment }: FileRecipe, made: string | undefined): string[] {
  const lines = plainLines([
    ...(description ? [description] : []),
    ...(made && !isServings(made) ? [t.yieldLine(withoutLabel(made))] : []),
    ...(equipment.length > 0 ? [t.equipmentLine(equipment)] : []),
    ...notes,
  ])
  return lines.length > 0 ? [t.notesHeading, ...lines] : []
}

/** Returns "24 small cakes" for "Makes 24 small cakes". */
function withoutLabel(made: string): string {
  const label = labelOf(foldHeading(made))
  return label?.name === 'yield' ? textAfter(made, label.words) : made
}

/** True if the text is only a number, or a number of people or servings: "4", "6+", "3 to 5.", "watu 4". */
const isServings = (made: string): boolean =>
  /^(?:(?:[\s\d.,:()+~–-]|to|or)+|\p{L}+ ?)(?:servings?|people|persons?|portions?|portionen|porciones|porções|porzioni|personnes?|personas|pessoas|persone|watu)?\s*$/iu.test(
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

/** Shortens a text and removes NUL, which the database cannot store. */
const cut = (text: string, max: number): string => {
  const storable = text.replaceAll('\0', '').toWellFormed()
  return storable.length > max ? storable.slice(0, max).toWellFormed() : storable
}
