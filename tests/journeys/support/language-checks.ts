import type { Page } from '@playwright/test'
import { pseudoLetter } from '#harness/pseudo-language.ts'

declare global {
  /** JSON that the page has fetched; undefined for what it did not get to the end of. */
  var fetchedBodies: Promise<unknown>[]
}

/** Strings that the site's people wrote, or that stand for no language: what a page may show besides its texts. */
export class PageData {
  readonly #letters: string[] = ['Mezani', 'Karibu mezani']

  /**
   * Collects what documents opened from here on fetch from the API. In the page: the browser does not always hand out
   * the body of a response afterwards.
   */
  async watch(page: Page): Promise<void> {
    await page.addInitScript(() => {
      globalThis.fetchedBodies = []
      const pageFetch = globalThis.fetch
      globalThis.fetch = async (...request) => {
        const response = await pageFetch(...request)
        if (response.headers.get('content-type')?.startsWith('application/json')) {
          const body: Promise<unknown> = response.clone().json()
          fetchedBodies.push(body.catch(() => undefined))
        }
        return response
      }
    })
  }

  /** Reads all that the page's document could have shown, also from the state that it was rendered with. */
  async read(page: Page): Promise<void> {
    this.#add(await page.evaluate(() => Promise.all(fetchedBodies)))
    const states = await page.locator('#page-state').allTextContents()
    for (const state of states) this.#add(JSON.parse(state))
  }

  #add(value: unknown): void {
    if (typeof value === 'string') this.#letters.push(lettersOf(value))
    else if (value && typeof value === 'object') for (const part of Object.values(value)) this.#add(part)
  }

  /** Compared by letters: amounts are shown as fractions, and lines are cut into groups. */
  has(text: string): boolean {
    const letters = lettersOf(text)
    return this.#letters.some(data => data.includes(letters))
  }
}

const lettersOf = (text: string) => text.replace(/\P{L}+/gu, ' ').trim()

const isAddress = (text: string) => /^(https?:\/\/\S*|\S+@\S+)$/.test(text)

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** What `Intl` writes: '2 hours ago', '22 November', '22 November at 14:08', '22 November 2026', 'Sunday 22 November 2026 at 14:08'. */
const intlText = new RegExp(
  `^(\\d+ \\w+ ago|yesterday|last \\w+|\\d+ (${months})( at \\d\\d:\\d\\d)?|((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?\\d+ \\w+ \\d{4}( at \\d\\d:\\d\\d)?)$`,
)
/** Names and times stand in one line: 'Wanjiru, 22 November'. */
const lineParts = / · |, /

/** Texts that do not come from `texts/`: they end as they stand in the code. */
export async function findPlainTexts(page: Page, data: PageData): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title']
    const written = [...document.querySelectorAll('body *')].flatMap(element => {
      if (element.matches('script, style, textarea, pre, svg *')) return []
      const ofAttributes = attributes.map(name => element.getAttribute(name) ?? '')
      const ofNodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      return [...ofAttributes, ...ofNodes.map(({ textContent }) => textContent ?? '')]
    })
    return [document.title, ...written]
  })
  // After the texts: what comes in between is not among them.
  await data.read(page)
  const plain = texts
    .map(text => text.trim())
    .filter(text => /\p{L}{2}/u.test(text) && !text.includes(pseudoLetter) && !intlText.test(text))
    .filter(
      text => !isAddress(text) && !text.split(lineParts).every(part => data.has(part) || intlText.test(part)),
    )
  return [...new Set(plain)]
}

type Box = { path: string; start: number; end: number; top: number; bottom: number }

/**
 * Where every box is, seen from the side where lines begin. What is in a line of text is left out: the text's own language says where.
 * So are toasts: their library is told the side when it is built.
 */
const readBoxes = (page: Page) =>
  page.evaluate(() => {
    const isMirrored = document.documentElement.dir === 'rtl'
    const pathOf = (element: Element): string => {
      const parent = element.parentElement
      if (!parent) return ''
      const name = `${element.tagName.toLowerCase()}${element.classList[0] ? `.${element.classList[0]}` : ''}`
      return `${pathOf(parent)} > ${name}:${[...parent.children].indexOf(element)}`
    }
    const isInLine = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' ||
      (element.parentElement !== null && isInLine(element.parentElement))
    return [...document.querySelectorAll('body *')].flatMap((element): Box[] => {
      if (
        element.matches('svg *, option, .Toastify *') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return []
      if (isInLine(element)) return []
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      if (width === 0) return []
      const start = isMirrored ? innerWidth - right : left
      const end = isMirrored ? innerWidth - left : right
      return [{ path: pathOf(element), start, end, top, bottom }]
    })
  })

async function turnPage(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(async dir => {
    document.documentElement.dir = dir
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, direction)
}

/** Boxes that are not where the mirror image of the page from left to right has them. */
export async function findUnmirroredBoxes(page: Page): Promise<string[]> {
  const mirrored = await readBoxes(page)
  await turnPage(page, 'ltr')
  const plain = new Map((await readBoxes(page)).map(box => [box.path, box]))
  await turnPage(page, 'rtl')
  const tolerance = 2
  const moved = mirrored.filter(({ path, start, end, top }) => {
    const box = plain.get(path)
    return box && [box.start - start, box.end - end, box.top - top].some(by => Math.abs(by) > tolerance)
  })
  // What is inside a box that is elsewhere is elsewhere too.
  const outermost = moved.filter(({ path }) => !moved.some(other => path.startsWith(`${other.path} > `)))
  return outermost.map(({ path, start, end, top }) => {
    const box = plain.get(path)
    return `${path}: from ${start} to ${end} at ${top}, mirrored ${box?.start} to ${box?.end} at ${box?.top}`
  })
}
