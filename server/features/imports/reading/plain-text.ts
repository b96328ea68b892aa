import { escapeHtml } from '#contract/escape-html.ts'
import { isIngredientHeading, startsWithAmount } from './line-marks.ts'
import { withoutMarks } from './markdown-marks.ts'
import { headedSection, isAside } from './section-words.ts'

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
 * a recipe's parts are headings, and amounts, bullets and numbers make lists. What a site puts between its lines is left out.
 */
export function pageOfText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(frontMatter, '')
    .split('\n')
    .map(line => withoutMarks(line).trim())
  const first = lines.findIndex(Boolean)
  const title = lines[first]?.replace(markdownHeading, '') ?? ''
  const hasTitle =
    title.length <= maxTitleLength && headedSection(title) === undefined && !startsWithAmount.test(title)
  const body = withoutAsides(lines.slice(hasTitle ? first + 1 : 0)).map(markupOf)
  return (hasTitle ? `<h1>${escapeHtml(title)}</h1>` : '') + body.join('\n')
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

function markupOf(line: string): string {
  if (line === '') return ''
  const isListed = listMark.test(line)
  const text = line.replace(markdownHeading, '').replace(listMark, '')
  const written = escapeHtml(text)
  if (isListed) return `<li>${written}</li>`
  if (markdownHeading.test(line) || headedSection(text) !== undefined || isIngredientHeading(text))
    return `<h2>${written}</h2>`
  return startsWithAmount.test(text) && text.length < 160 ? `<li>${written}</li>` : `<p>${written}</p>`
}
