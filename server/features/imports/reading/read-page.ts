import type { ReadRecipe } from '#contract/imports.ts'
import { maxReadRecipes, maxServings } from '#contract/limits.ts'
import type { Reply } from '#contract/routes.ts'
import * as t from '#texts/import-answers.ts'
import { fitRecipe, fitSteps } from './bounds.ts'
import { choosePicture } from './images.ts'
import { readJson, readJsonLd } from './json-ld.ts'
import { findMarkedRecipes } from './marked-items.ts'
import { mergeReadings } from './merge.ts'
import { isWholeOutline, type Outline, readOutline } from './outline.ts'
import { readingOfMarkdown, readOwnMarkdown } from './own-markdown.ts'
import { type Page, parsePage } from './page.ts'
import { languageOf, type PageFacts, readPageFacts, shorterTitle, withoutKind } from './page-facts.ts'
import { isPlainText, pageOfText, titleIn } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { readSchemaRecipe } from './schema-recipe.ts'
import { areSentences } from './step-lines.ts'
import { textOf } from './text.ts'
import { tidyRecipe } from './tidy-recipe.ts'
import type { Times } from './times.ts'
import { chooseYield } from './yields.ts'

/** Limited, because each recipe is compared with all others: a page may state one twice. */
const maxCompared = 100

/** In characters. A menu and a footer alone are not longer. */
const leastText = 400

/** Reads the recipes of a page. The warnings tell people how the page was read. */
export function readPage(html: string, address: string): Reply<'readPage'> {
  const own = isPlainText(html) ? readOwnMarkdown(html) : undefined
  const data = readJson(html, parsePage('', address))
  const page = parsePage(own || data ? '' : isPlainText(html) ? pageOfText(html) : html, address)
  const facts = readPageFacts(page)
  const shown = readOutline(page)
  const stated = own
    ? [readingOfMarkdown(own)]
    : mergeReadings((data ?? [...readJsonLd(page), ...readMarked(page)]).slice(0, maxCompared), shown)
  const isStated = stated.length > 0
  const { readings, outline } = isStated ? { readings: stated, outline: shown } : readUnmarked(shown, facts)
  if (readings.length === 0)
    return {
      recipes: [],
      warnings: [t.noRecipe, isMadeByScripts(page) ? t.needsBrowser : t.nothingMarked],
      lines: allLines(shown, facts),
    }
  const warnings = isStated ? [] : [t.readByHeadings]
  const fitted = readings
    .slice(0, maxReadRecipes)
    .map(reading => completeRecipe(reading, { facts, outline }))
    // Our own Markdown is read as it is written.
    .map(recipe => fitRecipe(own ? recipe : tidyRecipe(recipe)))
  if (readings.length > maxReadRecipes) warnings.push(t.moreRecipes(maxReadRecipes))
  if (fitted.some(({ isShortened }) => isShortened)) warnings.push(t.pageShortened)
  const recipes = fitted.map(({ recipe }) => recipe)
  const [main] = recipes
  if (main?.ingredients.length === 0) warnings.push(t.noIngredientsFound)
  if (main?.instructions.length === 0) warnings.push(t.noInstructionsFound)
  return { recipes, warnings, lines: [] }
}

/** Returns all lines of the page, for a person who sees a recipe where the program found none. */
const allLines = ({ lines }: Outline, { title = '' }: PageFacts): string[] =>
  fitSteps(title === '' ? lines : [title, ...lines.filter(line => line !== title)])

/** True for a page that has scripts but almost no text without them. */
function isMadeByScripts({ elements }: Page): boolean {
  const body = elements.find(({ tagName }) => tagName === 'body')
  const hasScripts = elements.some(({ tagName, attrs }) => tagName === 'script' && attrs.length > 0)
  return hasScripts && (body === undefined || textOf(body).length < leastText)
}

const readMarked = (page: Page): Reading[] =>
  findMarkedRecipes(page).map(item => readSchemaRecipe(item, { page, byId: new Map() }))

/** Reads a page without data by its headings and lists. If these do not show a whole recipe, reads its lines as plain text. */
function readUnmarked(shown: Outline, facts: PageFacts): { readings: Reading[]; outline: Outline } {
  const lines = allLines(shown, facts)
  const outline = isWholeOutline(shown) ? shown : (outlineOfText(lines) ?? shown)
  const { ingredients, groups, instructions } = outline
  const title = facts.title ?? titleIn(lines[0] ?? '')
  const reading = { title, ingredients, ingredientGroups: groups, instructions, yields: [], pictures: [] }
  // A list of ingredients makes a recipe. Steps alone could be any instructions.
  return {
    readings: ingredients.length > 1 ? [reading] : [],
    outline: { ...outline, picture: shown.picture },
  }
}

function outlineOfText(lines: readonly string[]): Outline | undefined {
  const outline = readOutline(parsePage(pageOfText(lines.join('\n')), ''))
  if (!isWholeOutline(outline)) return undefined
  // Lines at the foot of a page are no steps.
  return areSentences(outline.instructions) ? outline : { ...outline, instructions: [] }
}

/** Completes a recipe with what the page states. */
function completeRecipe(
  reading: Reading,
  { facts, outline }: { facts: PageFacts; outline: Outline },
): ReadRecipe {
  const { totalMinutes, prepMinutes, cookMinutes, writtenTime }: Times = hasTimes(reading)
    ? reading
    : outline.facts
  const { servings, yield: made } = chooseYield([...reading.yields, ...outline.facts.yields])
  const together = (prepMinutes ?? 0) + (cookMinutes ?? 0)
  return {
    title:
      reading.title === undefined
        ? (facts.title ?? '')
        : withoutKind(shorterTitle(reading.title, facts.title)),
    description: reading.description ?? facts.description ?? null,
    ingredients: reading.ingredients,
    ingredientGroups: reading.ingredientGroups ?? [],
    instructions: reading.instructions,
    servings: servings !== undefined && servings <= maxServings ? servings : null,
    yield: made ?? null,
    totalMinutes: totalMinutes ?? (together > 0 && !writtenTime ? together : null),
    prepMinutes: prepMinutes ?? null,
    cookMinutes: cookMinutes ?? null,
    time: totalMinutes === undefined ? (writtenTime ?? null) : null,
    image: choosePicture([...reading.pictures, ...facts.pictures]) ?? outline.picture ?? null,
    author: reading.author ?? facts.author ?? null,
    language: languageOf(reading.language) ?? facts.language ?? null,
    sourceUrl: reading.address ?? facts.address ?? null,
  }
}

/** Checks whether a reading has any time. Times are not mixed: all come from the same source. */
const hasTimes = ({ totalMinutes, prepMinutes, cookMinutes, writtenTime }: Reading): boolean =>
  (totalMinutes ?? prepMinutes ?? cookMinutes ?? writtenTime) !== undefined
