import { escapeHtml } from '#contract/escape-html.ts'
import { headingIn } from '#contract/recipe-text/headings.ts'
import { isIngredientHeading, startsWithAmount } from './line-marks.ts'
import { withoutMarks } from './markdown-marks.ts'
import { splitItems } from './numbering.ts'
import { headedSection, isAside, isBareHead, type Section, sectionOf } from './section-words.ts'
import { readMinutes } from './times.ts'

const tag = /<(?:!doctype|!--|\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>)/i
const listMark = /^(?:[•·∙▢☐□▪▫◦‣●○*✓✔+–—-]|\d{1,2}[.)])\s+(?=\S)/u
const markdownHeading = /^#{1,6}\s+/
/** The metadata that note-taking programs write before a note. */
const frontMatter = /^\ufeff?---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?:\n|$)/
/** Longer first lines are sentences, not titles. */
const maxTitleLength = 120

export const isPlainText = (text: string): boolean => !tag.test(text)

/**
 * Turns a text without markup into a page, so that texts and pages are read alike. The first line becomes the title, names of a recipe's
 * parts become headings, and lines with amounts, bullets or numbers become list items, as do all lines under the ingredients' heading.
 * What a site puts between a recipe's lines is left out.
 */
export function pageOfText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(frontMatter, '')
    .split('\n')
    .flatMap(line => linesAt(withoutMarks(line).trim()))
  const first = lines.findIndex(Boolean)
  const title = titleIn(lines[first] ?? '')
  const body = markupOf(withoutAsides(lines.slice(title === undefined ? 0 : first + 1)))
  return (title === undefined ? '' : `<h1>${escapeHtml(title)}</h1>`) + body.join('\n')
}

/** Returns the title that a text's first line has. Undefined if the line is no title. */
export function titleIn(line: string): string | undefined {
  const [title = ''] = linesAt(line.replace(markdownHeading, ''))
  const isTitle =
    title !== '' && title.length <= maxTitleLength && !headsPart(title) && !startsWithAmount.test(title)
  return isTitle ? title.replace(/(?<=^[^.]+)\.$/, '') : undefined
}

/** True for the heading of a recipe's part. False for "How to make pilau", which is a title as well. */
const headsPart = (line: string): boolean => {
  const section = headedSection(line)
  return section !== undefined && (section !== 'instructions' || isBareHead(line))
}

/** The blank between a sentence and the name of a part with a colon. */
const beforeHead = /(?<=[.!?])\s+(?=[^:：.!?]{3,40}[:：])/u

/** Splits "Ingredients: 2 eggs, 1 cup milk. Method: Stir." into headings and lines, but not "Preparation: 20 min", which is a time. */
function linesAt(line: string): string[] {
  const parts = line.split(beforeHead)
  return parts.some(part => headedLines(part))
    ? parts.flatMap(part => headedLines(part) ?? [part])
    : splitItems(line)
}

function headedLines(line: string): string[] | undefined {
  const [, head = '', rest = ''] = /^([^:：]{1,40})[:：]\s*(\S.*)$/u.exec(line) ?? []
  if (sectionOf(head) === 'ingredients') return [`${head}:`, ...foodsIn(rest)]
  const headsSteps = isBareHead(head) && sectionOf(head) === 'instructions' && readMinutes(rest) === undefined
  return headsSteps ? [`${head}:`, ...splitItems(rest)] : undefined
}

/** Splits foods that share a line if most of them have an amount. */
function foodsIn(line: string): string[] {
  const foods = line
    .replace(/\.$/, '')
    .split(/\s*(?:,\s|[;،、])\s*/u)
    .filter(Boolean)
  return foods.filter(food => /\p{N}/u.test(food)).length * 2 > foods.length ? foods : splitItems(line)
}

/** Removes asides, each with the lines up to the recipe's next line. An aside stays if the recipe does not go on: it ends the recipe. */
function withoutAsides(lines: readonly string[]): string[] {
  const kept: string[] = []
  let latest = ''
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const next = isAside(line) ? findNextStep(lines, { at, before: latest }) : undefined
    if (next === undefined) kept.push(line)
    else at = next - 1
    if (next === undefined && line !== '') latest = line
  }
  return kept
}

/** How many lines after an aside may belong to it. */
const maxAsideLines = 6
/** Shorter sentences may be the text of a button. */
const leastSentence = 20
const siteWords = /\b(?:we|us|our|recipes)\b/i

type Aside = { at: number; before: string }

/** Finds the line with which a recipe goes on after an aside: a list item if the line before was one, else a sentence or an amount. */
function findNextStep(lines: readonly string[], aside: Aside): number | undefined {
  const isStep = (line: string) =>
    listMark.test(aside.before)
      ? listMark.test(line)
      : (line.length >= leastSentence && /[.!]$/.test(line)) || startsWithAmount.test(line)
  const end = Math.min(lines.length, aside.at + 1 + maxAsideLines)
  for (let at = aside.at + 1; at < end; at += 1) {
    const line = lines[at] ?? ''
    if (line === '' || isAside(line)) continue
    const section = headedSection(line)
    if (section !== undefined) return section === 'other' ? undefined : at
    if (isStep(line) && !siteWords.test(line)) return at
  }
  return undefined
}

/** A longer line is a sentence, and so is a shorter one of at least `minSentenceLength` with a full stop. */
const maxFoodLength = 70
const minSentenceLength = 25

function markupOf(lines: readonly string[]): string[] {
  const lastStepsHeading = lines.findLastIndex(line => headedSection(line) === 'instructions')
  let section: Section | undefined
  return lines.map((line, at) => {
    if (line === '') return ''
    const isListed = listMark.test(line)
    const text = (headingIn(line) ?? line.replace(markdownHeading, '')).replace(listMark, '')
    const head = isListed ? undefined : headedSection(text)
    const isHeading = !isListed && (head !== undefined || isIngredientHeading(line))
    if (isHeading) {
      section = head ?? section
      return `<h2>${escapeHtml(text)}</h2>`
    }
    const isSentence = text.length > maxFoodLength || (text.length > minSentenceLength && /[.!?]$/.test(text))
    // Without a heading of their own, the steps begin at the first sentence after the ingredients.
    if (section === 'ingredients' && isSentence && !isListed && at > lastStepsHeading) section = undefined
    const isInList = isListed || section === 'ingredients' || section === 'instructions'
    const isFood = startsWithAmount.test(text) && text.length < 160
    return isInList || isFood ? `<li>${escapeHtml(text)}</li>` : `<p>${escapeHtml(text)}</p>`
  })
}
