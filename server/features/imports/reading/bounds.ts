import type { ReadRecipe } from '#contract/imports.ts'
import * as limits from '#contract/limits.ts'

const { ingredientLines, instructionLines } = limits

/** Cuts off what is larger than a response may be. */
export function fitRecipe(recipe: ReadRecipe): { recipe: ReadRecipe; isShortened: boolean } {
  const ingredients = fitLines(recipe.ingredients, {
    ...ingredientLines,
    maxLength: limits.maxIngredientsLength,
  })
  const instructions = fitSteps(recipe.instructions)
  const fitted = {
    ...recipe,
    title: cut(recipe.title, limits.maxTitleLength),
    description: cutOrNull(recipe.description, limits.maxReadDescriptionLength),
    ingredients,
    ingredientGroups: fitGroups(recipe, ingredients),
    instructions,
    yield: cutOrNull(recipe.yield, limits.maxTitleLength),
    author: cutOrNull(recipe.author, limits.maxTitleLength),
    image: shortAddress(recipe.image),
    sourceUrl: shortAddress(recipe.sourceUrl),
  }
  const isShortened =
    lengthOf(ingredients) < lengthOf(recipe.ingredients) ||
    lengthOf(instructions) < lengthOf(recipe.instructions)
  return { recipe: fitted, isShortened }
}

type LineBounds = { maxLines: number; maxLineLength: number; maxLength: number }

function fitLines(lines: readonly string[], { maxLines, maxLineLength, maxLength }: LineBounds): string[] {
  const fitted: string[] = []
  let length = 0
  for (const line of lines.slice(0, maxLines)) {
    const short = cut(line, maxLineLength)
    length += short.length + 1
    if (length > maxLength) break
    fitted.push(short)
  }
  return fitted
}

/** Keeps as many lines as a recipe's steps may have. */
export const fitSteps = (lines: readonly string[]): string[] =>
  fitLines(lines, { ...instructionLines, maxLength: limits.maxInstructionsLength })

const fitGroups = ({ ingredientGroups, ingredients }: ReadRecipe, fitted: readonly string[]) =>
  fitted.length < ingredients.length
    ? []
    : ingredientGroups.map(group => ({
        name: cutOrNull(group.name, limits.maxTitleLength),
        ingredients: group.ingredients.map(line => cut(line, ingredientLines.maxLineLength)),
      }))

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0)

const cut = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).toWellFormed() : text

const cutOrNull = (text: string | null, max: number): string | null => (text === null ? null : cut(text, max))

/** Returns null for an address that is too long, because a shortened address would lead elsewhere. */
const shortAddress = (address: string | null): string | null =>
  address !== null && address.length <= limits.maxUrlLength ? address : null
