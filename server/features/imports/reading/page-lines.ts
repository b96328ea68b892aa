import { defaultTreeAdapter as tree } from 'parse5'
import { withoutNumbers } from '#contract/recipe-text/step-numbers.ts'
import { splitItems } from './numbering.ts'
import { attribute, childrenOf, classesOf, type Element, elementsIn, type Page, parentOf } from './page.ts'
import { isBlock, isUnread, linesOf, sourceLinesOf } from './text.ts'

/** A line of the page, with the block that contains it. */
export type PageLine = { text: string; block: Element; isHeading: boolean; isListed: boolean }

const aroundTags = new Set(['nav', 'footer', 'aside', 'form', 'head'])
const aroundClass =
  /^(?:comments?|comment-?list|comments-area|related(?:-posts?|-recipes?)?|sidebar|breadcrumbs?|site-(?:footer|header)|footer|nav(?:bar|igation)?|menu|sub-menu|cookie.*|newsletter.*|social.*|share.*|widget.*|screen-reader-text|sr-only|visually-hidden)$/i

const isAround = (element: Element): boolean =>
  aroundTags.has(element.tagName) ||
  [...classesOf(element), attribute(element, 'id') ?? ''].some(name => aroundClass.test(name))

/** Long pages have a few thousand. */
const maxLines = 20_000

/** Returns the lines of the page's main content, without the navigation, comments and forms around it. */
export function pageLines(page: Page): PageLine[] {
  const body = page.elements.find(({ tagName }) => tagName === 'body')
  const lines: PageLine[] = []
  if (body) collectLines(body, lines)
  return unnumbered(lines)
}

export function linesIn(element: Element): PageLine[] {
  const lines: PageLine[] = []
  collectLines(element, lines)
  return unnumbered(lines)
}

function unnumbered(lines: readonly PageLine[]): PageLine[] {
  const texts = withoutNumbers(lines.map(({ text }) => text))
  return lines.map((line, at) => ({ ...line, text: texts[at] ?? line.text }))
}

/** Collects lines. A block without inner blocks is one line, or more if it has line breaks. Text between blocks is a line too. */
function collectLines(block: Element, lines: PageLine[]): void {
  if (lines.length > maxLines) return
  const children = elementsIn(block)
  if (!children.some(hasBlock)) {
    // A text that was saved as a page. It has no structure but its line breaks.
    const isText = block.tagName === 'body' && !children.some(({ tagName }) => tagName === 'br')
    const texts = isText ? sourceLinesOf(block) : linesOf(block)
    addLines(texts, block, lines)
    return
  }
  let loose: Element['childNodes'] = []
  const flush = () => {
    if (loose.length === 0) return
    const holder: Element = { ...block, childNodes: [...loose] }
    addLines(linesOf(holder), block, lines)
    loose = []
  }
  for (const child of childrenOf(block)) {
    if (tree.isElementNode(child) && hasBlock(child)) {
      flush()
      if (!isUnread(child) && !isAround(child)) collectLines(child, lines)
    } else loose.push(child as Element['childNodes'][number])
  }
  flush()
}

function addLines(texts: readonly string[], block: Element, lines: PageLine[]): void {
  for (const text of texts.flatMap(splitItems).slice(0, maxLines)) lines.push(describe(text, block))
}

const known = new WeakMap<Element, boolean>()

function hasBlock(element: Element): boolean {
  const before = known.get(element)
  if (before !== undefined) return before
  const answer =
    (isBlock(element) && element.tagName !== 'br') || isUnread(element) || elementsIn(element).some(hasBlock)
  known.set(element, answer)
  return answer
}

function describe(text: string, block: Element): PageLine {
  return { text, block, isHeading: isHeadingBlock(block, text), isListed: isInList(block) }
}

const maxHeadingLength = 80

function isHeadingBlock(block: Element, text: string): boolean {
  if (text.length > maxHeadingLength) return false
  if (block.tagName === 'dt') return !/\d/.test(text)
  if (/^(?:h[1-6]|legend|summary|caption)$/.test(block.tagName)) return true
  if (/:$/.test(text) && text.length < 50) return true
  if (
    classesOf(block).some(name =>
      /(?:^|[-_])(?:title|heading|header|headline|subtitle)(?:$|[-_])/i.test(name),
    )
  )
    return true
  const parent = parentOf(block)
  if (parent && /^h[1-6]$/.test(parent.tagName)) return true
  const bold = elementsIn(block).filter(({ tagName }) => /^(?:strong|b|u|em)$/.test(tagName))
  const emphasized = bold.length === 1 && bold[0] ? linesOf(bold[0]).join(' ') : ''
  return emphasized.length >= text.length - 1 && text.startsWith(emphasized)
}

function isInList(block: Element): boolean {
  let up: Element | undefined = block
  for (let steps = 0; up && steps < 4; steps += 1) {
    if (/^(?:li|tr|dd|dt)$/.test(up.tagName)) return true
    up = parentOf(up)
  }
  return false
}
