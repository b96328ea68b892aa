import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns the violations of WCAG 2.2 AA that axe finds. A further theme needs only the colour rules. */
export async function findAxeViolations(
  page: Page,
  scope: 'everything' | 'colours' = 'everything',
  part = 'html',
) {
  // Parsing and running axe's 500 kB takes longer than most analyses, and the builder does it twice for each.
  const isInPage = await page.evaluate(() => 'axe' in globalThis)
  // Without the legacy mode, axe opens a further page for each result, to merge the results of frames. There are no frames here.
  // Only violations are requested, so that axe does not describe each element that passes.
  const axe = new AxeBuilder({ page, ...(isInPage && { axeSource: 'undefined' }) })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (scope === 'colours'
    ? axe.withRules(['color-contrast'])
    : axe.withTags(standards)
  ).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n')}`)
}

/** Each test of the gate ends with this check. accessibility.spec.ts checks each screen in every theme and width. */
export const expectAccessible = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

/** Checks whether the page is wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Returns the elements that extend beyond the page's edge and so cause horizontal scrolling. */
export const findOverflowingElements = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const overflowing = [...document.querySelectorAll('body *')].filter(
      // A carousel's later slides are out of view by design.
      element =>
        (element.getBoundingClientRect().right > innerWidth + 1 ||
          element.getBoundingClientRect().left < -1) &&
        !element.closest('.featured-carousel-slides'),
    )
    return ['the page', ...overflowing.slice(0, 5).map(element => element.outerHTML.slice(0, 120))]
  })

/** Scales text as the browser's font size setting does, for sizes in relative units. */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } })
  await session.detach()
}

/** Returns the elements whose text their container clips. */
export const findClippedText = (page: Page) =>
  page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isClipped = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const isVisuallyHidden = clipPath !== 'none' || clientWidth <= 1
      if (isVisuallyHidden) return false
      const isClippedHorizontally = ['hidden', 'clip'].includes(overflowX) && scrollWidth > clientWidth + 1
      const isClippedVertically = ['hidden', 'clip'].includes(overflowY) && scrollHeight > clientHeight + 1
      return isClippedHorizontally || isClippedVertically
    }
    return [...document.querySelectorAll('body *')]
      .filter(element => element.checkVisibility() && hasWords(element) && isClipped(element))
      .map(element => element.outerHTML.slice(0, 160))
  })

/** Returns animations that run despite prefers-reduced-motion. A toast's progress line is its timer and keeps running. */
export const findRunningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const duration = Number(effect?.getComputedTiming().duration ?? 0)
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return playState === 'running' && duration > 1 && !target?.closest('.Toastify')
      })
      .map(animation => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? 'something'),
  )

/** In forced colours, returns pressed, chosen or current controls that look like neighbours that are not. */
export const findIndistinguishableStates = (page: Page) =>
  page.evaluate(() => {
    const state = '[aria-pressed=true], [aria-selected=true], [aria-current]'
    const visibleStyle = (element: Element) => {
      const values = [element, element.querySelector('svg')].flatMap(node => {
        if (!node) return []
        const style = getComputedStyle(node)
        const { border, outline, textDecoration, fontWeight, color, backgroundColor, fill, width } = style
        return [border, outline, textDecoration, fontWeight, color, backgroundColor, fill, width]
      })
      return values.join()
    }
    return [...document.querySelectorAll(state)].flatMap(element => {
      const counterpart = [
        ...document.querySelectorAll(`${element.tagName}[class="${element.className}"]`),
      ].find(other => other.checkVisibility() && !other.matches(state))
      if (!counterpart || !element.checkVisibility()) return []
      return visibleStyle(counterpart) === visibleStyle(element) ? [element.outerHTML.slice(0, 140)] : []
    })
  })
