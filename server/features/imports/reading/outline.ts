import { headingIn } from '#contract/recipe-text/headings.ts'
import * as t from '#texts/import-answers.ts'
import { ingredientGroups, scoreGroups } from './ingredient-groups.ts'
import { type LabelledFacts, readLabelledFacts } from './labelled-facts.ts'
import { hasAmount, tidyIngredient } from './line-marks.ts'
import { attribute, classesOf, type Element, type Page, parentOf } from './page.ts'
import { linesIn, type PageLine, pageLines } from './page-lines.ts'
import type { IngredientGroup } from './reading.ts'
import { isBareHead, sectionOf } from './section-words.ts'
import { shownPicture } from './shown-picture.ts'
import { isSentence, scoreSteps, stepLines } from './step-lines.ts'

/** What headings, lists and class names show of a recipe. */
export type Outline = {
  /** All lines of the page. */
  lines: string[]
  facts: LabelledFacts
  /** The page's headings, each with the line after it. */
  headings: { text: string; next: string }[]
  picture: string | undefined
  ingredients: string[]
  groups: IngredientGroup[]
  instructions: string[]
}

const ingredientName = /ingredi[eë]nt|zutat|ingrediente|hozzavalo|skladnik/i
const instructionName =
  /instruction|direction|method|preparation|prep-?steps|recipe-?steps|steps?(?:$|[-_])|zubereitung|preparo|bereiding|procedure/i

/** Checks whether the outline has both ingredients and instructions. */
export const isWholeOutline = ({ ingredients, instructions }: Outline): boolean =>
  ingredients.length > 1 && instructions.length > 0

/** Reads a recipe from what a page shows, without its data: the most likely list of ingredients, and the steps. */
export function readOutline(page: Page): Outline {
  const lines = pageLines(page)
  const ingredients = best(
    [...headed(lines, 'ingredients'), ...named(page, ingredientName), ...listed(lines)].map(ingredientGroups),
    scoreGroups,
  )
  const taken = new Set(ingredients?.flatMap(group => group.ingredients))
  const steps = chooseSteps(
    headed(lines, 'instructions'),
    [...named(page, instructionName), ...stepsAfter(lines, ingredients)],
    taken,
  )
  const groups = ingredients ?? []
  const told = new Set(steps.map(({ text }) => text).filter(isSentence))
  return {
    lines: lines.map(({ text }) => text),
    // Without the steps, because "Cook for 5 minutes." among them is no cooking time.
    facts: readLabelledFacts(lines.filter(({ text }) => !told.has(text))),
    headings: lines.flatMap(({ text, isHeading, isListed }, at) =>
      isHeading && !isListed ? [{ text, next: lines[at + 1]?.text ?? '' }] : [],
    ),
    picture: shownPicture(page),
    ingredients: groups.flatMap(group => group.ingredients),
    groups: groups.some(({ name }) => name !== null) ? groups : [],
    instructions: steps.map(stepText),
  }
}

/** Returns a step's text. A heading gets a colon at the end, as people type it. */
const stepText = ({ text, isHeading, isListed, block }: PageLine): string => {
  const marked = headingIn(text)
  if (marked !== undefined) return t.groupHeading(marked)
  return isHeading && !isListed && /^h[2-6]$/.test(block.tagName) && /[\p{L}\p{N})]$/u.test(text)
    ? t.groupHeading(text)
    : text
}

function best<Part>(parts: readonly Part[], score: (part: Part) => number): Part | undefined {
  let [found, most]: [Part | undefined, number] = [undefined, 0]
  for (const part of parts) {
    const points = score(part)
    if (points > most) [found, most] = [part, points]
  }
  return found
}

/** The score of two sentences, which are more than a caption. */
const leastScore = 3

/** Chooses the steps of the best part. In an article with several chapters that is the chapter with the heading, not the whole article. */
function chooseSteps(
  heads: readonly PageLine[][],
  others: readonly PageLine[][],
  taken: ReadonlySet<string>,
): PageLine[] {
  const parts = [...heads, ...others].map(lines => ({ lines, steps: stepLines(lines, taken) }))
  const chosen = best(parts, ({ steps }) => scoreSteps(steps))
  if (!chosen || heads.includes(chosen.lines)) return chosen?.steps ?? []
  const chapters = parts.filter(({ lines }) => heads.includes(lines) && isChapter(lines, chosen.lines))
  const chapter = best(chapters, ({ steps }) => scoreSteps(steps))
  return chapter && scoreSteps(chapter.steps) >= leastScore ? chapter.steps : chosen.steps
}

function isChapter([first]: readonly PageLine[], article: readonly PageLine[]): boolean {
  const start = article.findIndex(({ block }) => block === first?.block)
  const before = article.slice(0, Math.max(0, start - 1))
  return before.filter(({ block }) => /^h[1-4]$/.test(block.tagName)).length >= 2
}

const maxLines = 250
const maxCandidates = 60

/** Returns the lines after each heading of this section, up to a heading of another section. */
function headed(lines: readonly PageLine[], section: 'ingredients' | 'instructions'): PageLine[][] {
  const parts: PageLine[][] = []
  for (const [index, line] of lines.entries()) {
    if (parts.length >= maxCandidates) break
    if (!isHead(line, section) || isTitle(line, index)) continue
    const rest = lines.slice(index + 1, index + 1 + maxLines)
    const end = rest.findIndex(
      (other, at) => other.isHeading && (endsSection(other.text, section) || leavesSteps(line, rest, at)),
    )
    parts.push(end === -1 ? rest : rest.slice(0, end))
  }
  return parts
}

/** Finds lists without a known heading, together with the headings between them, as far as most list items have amounts. */
function listed(lines: readonly PageLine[]): PageLine[][] {
  const parts: PageLine[][] = []
  let part: PageLine[] = []
  let chunk: PageLine[] = []
  const endChunk = () => {
    if (isMostlyAmounts(chunk)) part = part.concat(chunk)
    else endPart()
    chunk = []
  }
  const endPart = () => {
    if (part.filter(({ text }) => hasAmount(text)).length >= 3) parts.push(part.slice(0, maxLines))
    part = []
  }
  for (const line of lines) {
    if (line.isHeading && !hasAmount(line.text)) {
      endChunk()
      chunk = [line]
    } else if (line.isListed) chunk.push(line)
    else {
      endChunk()
      endPart()
    }
  }
  endChunk()
  endPart()
  return parts.slice(0, maxCandidates)
}

function isMostlyAmounts(chunk: readonly PageLine[]): boolean {
  const items = chunk.filter(({ isListed }) => isListed)
  return (
    items.length > 0 && items.filter(({ text }) => hasAmount(tidyIngredient(text))).length * 2 >= items.length
  )
}

/** Returns the lines after the last ingredient, for pages on which no heading begins the steps. */
function stepsAfter(
  lines: readonly PageLine[],
  groups: readonly IngredientGroup[] | undefined,
): PageLine[][] {
  const last = groups?.at(-1)?.ingredients.at(-1)
  // The last ingredient may be joined from several cells. Then the last cell's text ends it.
  const index =
    last === undefined ? -1 : lines.findLastIndex(({ text }) => last.endsWith(tidyIngredient(text)))
  if (index === -1) return []
  const rest = lines.slice(index + 1, index + 1 + maxLines)
  const end = rest.findIndex(line => line.isHeading && sectionOf(line.text) === 'other')
  return [end === -1 ? rest : rest.slice(0, end)]
}

/** Checks whether a heading ends the steps: it has the same level as their heading or a higher one, and does not head more steps. */
function leavesSteps(head: PageLine, rest: readonly PageLine[], at: number): boolean {
  const [own, other] = [levelOf(head), levelOf(rest[at])]
  if (at < 2 || sectionOf(head.text) !== 'instructions' || own === undefined || other === undefined)
    return false
  return other < own || (other === own && rest[at + 1]?.isListed !== rest[0]?.isListed)
}

const levelOf = (line: PageLine | undefined): number | undefined => {
  const level = /^h([1-6])$/.exec(line?.block.tagName ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}

const isHead = (line: PageLine, section: 'ingredients' | 'instructions'): boolean =>
  sectionOf(line.text) === section && (line.isHeading || (line.text.length < 40 && !line.isListed))

/** True for a line like "How to make pilau" above the whole page, which is its title. */
const isTitle = ({ text, block }: PageLine, at: number): boolean =>
  (at === 0 || block.tagName === 'h1') && !isBareHead(text) && sectionOf(text) === 'instructions'

const endsSection = (text: string, section: string): boolean => {
  const found = sectionOf(text)
  return found !== undefined && found !== section
}

/** Returns the lines of the outermost elements whose class or id matches. */
function named(page: Page, name: RegExp): PageLine[][] {
  const holders = page.elements.filter(
    element => element.tagName !== 'body' && element.tagName !== 'html' && isNamed(element, name),
  )
  const all = new Set(holders)
  const outer = holders.filter(element => !hasAncestor(element, all))
  const parents = new Map<Element, Element[]>()
  for (const element of outer) {
    const parent = parentOf(element)
    const siblings = parent && parents.get(parent)
    if (siblings) siblings.push(element)
    else if (parent) parents.set(parent, [element])
  }
  // Siblings that match, for example a row for each ingredient, are one part.
  return [...parents.values()]
    .slice(0, maxCandidates)
    .map(elements => elements.flatMap(linesIn).slice(0, maxLines))
}

const isNamed = (element: Element, name: RegExp): boolean =>
  [...classesOf(element), attribute(element, 'id') ?? ''].some(one => name.test(one))

const hasAncestor = (element: Element, holders: ReadonlySet<Element>): boolean => {
  for (let up = parentOf(element); up; up = parentOf(up)) if (holders.has(up)) return true
  return false
}
