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
/** What programs for notes write before a note. */
const frontMatter = /^\ufeff?---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?:\n|$)/
/** Longer first lines are sentences, not titles. */
const maxTitleLength = 120

export const isPlainText = (text: string): boolean => !tag.test(text)

/**
 * A text without markup as the page that it stands for, so that both are read alike: its first line is the title, names of
 * a recipe's parts are headings, and amounts, bullets and numbers make lists, as do the lines under the name of the
 * ingredients. What a site puts between its lines is left out.
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

/** The title of a text, if this is its first line. */
export function titleIn(line: string): string | undefined {
  const [title = ''] = linesAt(line.replace(markdownHeading, ''))
  const isTitle =
    title !== '' && title.length <= maxTitleLength && !headsPart(title) && !startsWithAmount.test(title)
  return isTitle ? title.replace(/(?<=^[^.]+)\.$/, '') : undefined
}

/** "How to make pilau" is a title as well. */
const headsPart = (line: string): boolean => {
  const section = headedSection(line)
  return section !== undefined && (section !== 'instructions' || isBareHead(line))
}

/** Where the name of a part and a colon follow a sentence, or begin the line. */
const beforeHead = /(?<=[.!?])\s+(?=[^:：.!?]{3,40}[:：])/u

/** "Ingredients: 2 eggs, 1 cup milk. Method: Stir." are two headings with what they head; "Preparation: 20 min" is a time. */
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

/** Foods that share a line, most of them with an amount. */
function foodsIn(line: string): string[] {
  const foods = line
    .replace(/\.$/, '')
    .split(/\s*(?:,\s|[;،、])\s*/u)
    .filter(Boolean)
  return foods.filter(food => /\p{N}/u.test(food)).length * 2 > foods.length ? foods : splitItems(line)
}

/** An aside goes with the lines that hang on it, up to an empty one, where the recipe goes on after it; else it is its end. */
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

/** How far an aside with what hangs on it may reach. */
const maxAsideLines = 6
/** Shorter ones may be a button's words. */
const leastSentence = 20
const siteWords = /\b(?:we|us|our|recipes)\b/i

type Aside = { at: number; before: string }

/** The line with which a recipe goes on after an aside: listed as those before it were, or a sentence that is not of the site. */
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

/** Longer ones are sentences, with which the steps begin where no heading does. */
const maxFoodLength = 70
const leastStep = 25

function markupOf(lines: readonly string[]): string[] {
  const lastHead = lines.findLastIndex(line => headedSection(line) === 'instructions')
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
    const isStep = text.length > maxFoodLength || (text.length > leastStep && /[.!?]$/.test(text))
    if (section === 'ingredients' && isStep && !isListed && at > lastHead) section = undefined
    const isInList = isListed || section === 'ingredients' || section === 'instructions'
    const isFood = startsWithAmount.test(text) && text.length < 160
    return isInList || isFood ? `<li>${escapeHtml(text)}</li>` : `<p>${escapeHtml(text)}</p>`
  })
}
