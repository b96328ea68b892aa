import type { Page } from '@playwright/test'
import type { Member } from './support/accounts.ts'
import { expect, presetToken, waitForHydration } from './support/journey.ts'
import { aRecipe, type MemberFixtures, test } from './support/member.ts'
import { desktop, phone, type Screen, screens } from './support/screens.table.ts'
import { serverFails } from './support/test-site.ts'
import {
  findAxeViolations,
  findClippedText,
  findIndistinguishableStates,
  findOverflowingElements,
  findRunningAnimations,
  setTextSize,
} from './support/visual-checks.ts'

type OpenScreenFixtures = MemberFixtures & {
  page: Page
  member: Member
  sampleUserToken: string
  adminToken: string
}

/** Opens a screen as the person it is for, in its widest layout and without motion, and brings it into its state. */
async function openScreen(
  { path, who, hasRecipe, newVersion, draft, failingUrl, prepare, widths = [desktop] }: Screen,
  { page, member, sampleUserToken, adminToken, publish, keepDraft, send }: OpenScreenFixtures,
): Promise<void> {
  const tokens = { cook: sampleUserToken, member: member.token, admin: adminToken }
  if (who) await presetToken(page, tokens[who], who === 'admin' ? 'adminToken' : 'token')
  if (hasRecipe) await send('POST', `/api/recipes/${(await publish()).id}/bookmark`)
  const id = newVersion && (await publishInTwoVersions({ publish, send }, newVersion))
  if (draft) await keepDraft(draft)
  if (failingUrl) await page.route(failingUrl, serverFails)
  await page.setViewportSize({ width: widths.at(-1) ?? desktop, height: 900 })
  await page.goto(path.replace(':id', String(id)))
  await waitForHydration(page)
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
  await prepare?.(page)
}

async function publishInTwoVersions(
  { publish, send }: Pick<OpenScreenFixtures, 'publish' | 'send'>,
  changes: Record<string, unknown>,
): Promise<number> {
  const { id } = await publish()
  await send('PUT', `/api/recipes/${id}`, aRecipe(changes))
  return id
}

type FocusIssues = { withoutIndicator: string[]; obscured: string[]; withoutBorder: string[] }

/**
 * Focuses one control of each kind as the keyboard does. Reports a control without an outline, and one that something floating
 * covers. Forced colours remove backgrounds, so there every box must have a border.
 */
async function findFocusIssues(page: Page): Promise<FocusIssues> {
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const issues: FocusIssues = { withoutIndicator: [], obscured: [], withoutBorder: [] }
    const focusable =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=tab][tabindex="0"]'
    const boxes =
      'input:not([type=radio], [type=checkbox], [type=file], [type=range]), select, textarea, .button:not(.button-text)'
    const isForced = matchMedia('(forced-colors: active)').matches
    const seen = new Set<string>()
    const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1
    const nextFrames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const withAncestors = (element: Element) => [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
    ]

    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      const kind = `${element.tagName}.${element.className}.${element.parentElement?.className}`
      if (seen.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue
      element.focus()
      // The element is inert behind a dialog, or in a slide that is not in view.
      if (document.activeElement !== element) continue
      seen.add(kind)
      const tag = element.outerHTML.slice(0, 140)
      const hasIndicator = withAncestors(element).some(candidate => {
        const { outlineStyle, outlineWidth } = candidate
          ? getComputedStyle(candidate)
          : new CSSStyleDeclaration()
        return isDrawn(outlineStyle, outlineWidth)
      })
      if (!hasIndicator) issues.withoutIndicator.push(tag)
      // Floating elements move out of the way a frame or two later.
      if (isObscured(element)) {
        await nextFrames()
        if (isObscured(element)) issues.obscured.push(tag)
      }
      if (isForced && element.matches(boxes) && !hasBorder(element)) issues.withoutBorder.push(tag)
    }
    // An element that appears on focus must not cover the next element that is checked.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return issues

    /** Checks whether elements with a fixed position cover every corner and the centre. */
    function isObscured(element: HTMLElement): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points: [number, number][] = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ]
      const inViewport = points.filter(([x, y]) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight)
      if (inViewport.length === 0) return true
      return inViewport.every(([x, y]) => {
        for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
          // A popover can be closed with Escape (WCAG 2.4.11).
          if (over.contains(element) || over.matches('[popover]')) return false
          const { position } = getComputedStyle(over)
          if (position === 'fixed' || position === 'sticky') return true
        }
        return false
      })
    }

    function hasBorder(element: HTMLElement): boolean {
      element.blur()
      return withAncestors(element).some(candidate => {
        if (!candidate) return false
        const { borderBottomStyle, borderBottomWidth, outlineStyle, outlineWidth } =
          getComputedStyle(candidate)
        return isDrawn(borderBottomStyle, borderBottomWidth) || isDrawn(outlineStyle, outlineWidth)
      })
    }
  })
}

const noFocusIssues = { withoutIndicator: [], obscured: [], withoutBorder: [] }

// The longest spec of all, so its tests are spread over the workers.
test.describe.configure({ mode: 'parallel', timeout: 90_000 })

/** Each screen is loaded once, then checked in each theme, width, text size and media preference. */
for (const screen of screens) {
  const { name, part, widths = [phone, desktop] } = screen
  test(`${name}: no axe violations; reflow, text size, forced colours, focus and reduced motion hold`, async ({
    page,
    member,
    sampleUserToken,
    adminToken,
    publish,
    keepDraft,
    send,
  }) => {
    await openScreen(screen, { page, member, sampleUserToken, adminToken, publish, keepDraft, send })
    expect.soft(await findRunningAnimations(page), 'moves').toEqual([])

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await findAxeViolations(page, 'everything', part), `light, ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await findAxeViolations(page, 'colours', part), `dark, ${width} px`).toEqual([])
      expect.soft(await findOverflowingElements(page), `${width} px`).toEqual([])
      expect.soft(await findFocusIssues(page), `focus, ${width} px`).toEqual(noFocusIssues)
    }
    await checkForcedColors(page)
    await checkLargeText(page, widths.at(-1) ?? desktop)
  })
}

async function checkForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await findFocusIssues(page), 'forced colours').toEqual(noFocusIssues)
  expect.soft(await findIndistinguishableStates(page), 'forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Text at 200% halves the room, so phone screens are checked at twice their width. */
async function checkLargeText(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width: Math.max(width, 2 * phone), height: 900 })
  const before = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  await setTextSize(page, 2)
  await expect
    .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)))
    .toBe(before * 2)
  expect.soft(await findOverflowingElements(page), 'text twice as large').toEqual([])
  expect.soft(await findClippedText(page), 'text twice as large').toEqual([])
}
