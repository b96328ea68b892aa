import { sharedPictures } from './images.ts'
import { attribute, type Page, resolveAddress } from './page.ts'
import type { Reading } from './reading.ts'
import { cleanLine, lineOfMarkup, textOf } from './text.ts'

/** What the page as a whole states in its head and its first heading. */
export type PageFacts = Pick<Reading, 'title' | 'description' | 'pictures' | 'author' | 'language'> & {
  address: string | undefined
}

export function readPageFacts(page: Page): PageFacts {
  const html = page.elements.find(({ tagName }) => tagName === 'html')
  const language =
    (html && (attribute(html, 'lang') || attribute(html, 'xml:lang'))) ||
    metaContent(page, 'content-language', 'og:locale', 'language', 'dc.language')
  return {
    title: pageTitle(page),
    description: metaContent(page, 'og:description', 'description'),
    pictures: sharedPictures(page),
    author: metaContent(page, 'author', 'article:author', 'parsely-author', 'twitter:data1'),
    language: languageOf(language),
    address: canonicalAddress(page),
  }
}

/** Returns `en` for `en-GB`, `en_GB` or `EN`. Undefined if the text is no language tag. */
export const languageOf = (tag: string | undefined): string | undefined =>
  /^\s*([a-z]{2,3})(?:[-_,;]|\s|$)/i.exec(tag ?? '')?.[1]?.toLowerCase()

export function metaContent(page: Page, ...names: string[]): string | undefined {
  for (const name of names) {
    const found = page.elements.find(
      element =>
        element.tagName === 'meta' &&
        [attribute(element, 'property'), attribute(element, 'name'), attribute(element, 'http-equiv')].some(
          one => one?.toLowerCase() === name,
        ) &&
        attribute(element, 'content')?.trim(),
    )
    const content = found && lineOfMarkup(attribute(found, 'content') ?? '')
    if (content && !/^https?:/i.test(content)) return content
  }
  return undefined
}

function canonicalAddress(page: Page): string | undefined {
  const link = page.elements.find(
    element =>
      element.tagName === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attribute(element, 'rel') ?? ''),
  )
  return resolveAddress(page, link && attribute(link, 'href')) ?? page.url?.href
}

/**
 * Returns the heading that the title or the name for link previews begins with, or else has. Without one, returns the first heading,
 * or that name without the site's name. A heading that is only the site's name is its logo.
 */
function pageTitle(page: Page): string | undefined {
  const element = page.elements.find(({ tagName }) => tagName === 'title')
  const named = [
    metaContent(page, 'og:title'),
    metaContent(page, 'twitter:title'),
    element && textOf(element),
  ].filter(one => one !== undefined && one !== '') as string[]
  const site = fold(metaContent(page, 'og:site_name') ?? '')
  const headings = page.elements
    .filter(({ tagName }) => tagName === 'h1')
    .map(textOf)
    .filter(heading => heading !== '' && fold(heading) !== site)
    .flatMap(heading => [heading, ...halfOf(heading)])
  const names = named.map(fold)
  const title =
    headings.find(heading => names.some(name => name.startsWith(fold(heading)))) ??
    headings.find(heading => names.some(name => name.includes(fold(heading)))) ??
    headings[0] ??
    (named[0] && withoutSiteName(named[0]))
  return title && withoutKind(title)
}

/** Returns "Githeri" for "Githeri Githeri": some headings have their text twice, for wide and for narrow screens. */
function halfOf(heading: string): string[] {
  const middle = heading.length / 2
  const [half, other] = [heading.slice(0, Math.floor(middle)), heading.slice(Math.ceil(middle))]
  return half === other ? [half.trim()] : []
}

const fold = (text: string): string =>
  cleanLine(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Shortens "Ugali – Recipe" to "Ugali". */
export const withoutKind = (title: string): string =>
  title.replace(/\s+[-–—|:]\s+(?:recept|recipe|rezept|recette|receta|ricetta|receita)$/i, '')

const siteMark = /\s\|\s|\p{L}\.\p{L}{2,3}(?!\p{L})/u

/** Returns the heading if the stated name is the heading followed by the site's name. Otherwise returns the stated name. */
export const shorterTitle = (stated: string, heading: string | undefined): string =>
  heading && heading.length > 3 && stated.startsWith(heading) && siteMark.test(stated.slice(heading.length))
    ? heading
    : stated

const withoutSiteName = (title: string): string => title.split(/\s+[|·•»–—]\s+|\s+-\s+/)[0] || title
