import type { Page } from '@playwright/test'
import { findFocusIssues } from './support/focus-indicators.ts'
import { expect } from './support/journey.ts'
import { test } from './support/member.ts'
import { openScreen } from './support/open-screen.ts'
import { desktop, phone, screens } from './support/screens.table.ts'
import {
  findAxeViolations,
  findClippedText,
  findIndistinguishableStates,
  findOverflowingElements,
  findRunningAnimations,
  setTextSize,
} from './support/visual-checks.ts'

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
