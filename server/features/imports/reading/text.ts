import { decodeHTML } from 'entities'
import { defaultTreeAdapter as tree } from 'parse5'
import { strayJoiners } from '#contract/joiners.ts'
import { composed } from '#contract/typed-text.ts'
import { attribute, childrenOf, type Element } from './page.ts'

const blockTags = new Set(
  'address article aside blockquote br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const silentTags = new Set(
  'script style template noscript iframe object svg select option textarea button input'.split(' '),
)
const isWordEnd = /[\p{L}\p{N}]$/u
const isWordStart = /^[\p{L}\p{N}]/u

/** If two of these elements touch, the style sheet usually puts a gap between them: `<b>200</b><b>g</b>` reads "200 g". */
const separatedTags = new Set(['span', 'strong', 'b', 'td', 'th', 'em', 'a', 'i', 'u', 'small', 'label'])

export const isBlock = ({ tagName }: Element): boolean => blockTags.has(tagName)

/** True for elements whose text is not read: scripts, styles, form fields and hidden elements. */
export const isUnread = (element: Element): boolean => silentTags.has(element.tagName) || isHidden(element)

/** Returns an element's text, with a line for each block in it. */
export const linesOf = (element: Element): string[] => readLines(element, element.tagName === 'pre')

/** Returns an element's text in lines, also split at the line breaks of its source, as in `pre`. */
export const sourceLinesOf = (element: Element): string[] => readLines(element, true)

function readLines(element: Element, isPreformatted: boolean): string[] {
  const parts: string[] = []
  let touches = false
  let isGap = false
  const visit = (from: Element, isAsIs: boolean) => {
    for (const child of childrenOf(from)) {
      if (tree.isTextNode(child)) {
        if (isGap && isWordEnd.test(parts.at(-1) ?? '') && isWordStart.test(child.value)) parts.push(' ')
        if (child.value !== '') parts.push(isAsIs ? child.value.replaceAll('\n', '\u2028') : child.value)
        touches = false
        isGap = false
      } else if (tree.isElementNode(child)) {
        if (isUnread(child)) continue
        const startsLine = isBlock(child)
        const isSeparated = separatedTags.has(child.tagName)
        if (startsLine) parts.push('\u2028')
        if (isSeparated && touches) isGap = true
        touches = false
        visit(child, isAsIs || child.tagName === 'pre')
        if (startsLine) parts.push('\u2028')
        touches = isSeparated
      }
    }
  }
  visit(element, isPreformatted)
  return parts.join('').split('\u2028').map(cleanLine).filter(Boolean)
}

const isHidden = (element: Element): boolean =>
  attribute(element, 'hidden') !== undefined || /display\s*:\s*none/i.test(attribute(element, 'style') ?? '')

/** Returns an element's text in one line. */
export const textOf = (element: Element): string => linesOf(element).join(' ')

/** Zero-width characters and soft hyphens, which are invisible. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e]/g

/** Tidies a line: removes invisible characters, makes spaces single and composes letters. */
export const cleanLine = (text: string): string =>
  composed(text.replace(invisible, '').replace(strayJoiners, ''))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()

const lineBreaks =
  /<br\b[^<>]*>|<\/?(?:p|li|ol|ul|div|tr|h[1-6]|table|section)\b[^<>]*>|\r\n?|\n|\u2028|\u2029/gi
const anyTag = /<\/?[a-z!][^<>]*>/gi

/** Returns the lines of a text that may contain HTML tags and entities, which may be encoded several times. */
export function linesOfMarkup(markup: string): string[] {
  const decoded = decodeEntities(markup)
  return decoded
    .replace(lineBreaks, '\u2028')
    .replace(anyTag, '')
    .split('\u2028')
    .map(cleanLine)
    .filter(Boolean)
}

/** Puts a space between sentences that touch because the page has lost a line break. */
export const separateSentences = (line: string): string =>
  line.replace(/(\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ')

export const lineOfMarkup = (markup: string): string => linesOfMarkup(markup).join(' ')

const isEncoded = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

function decodeEntities(text: string): string {
  let decoded = text
  for (let turn = 0; turn < 3 && isEncoded.test(decoded); turn += 1) decoded = decodeHTML(decoded)
  return decoded
}
