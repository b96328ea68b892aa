import type { Page } from '@playwright/test'
import { focusFaults } from './support/focus-marks.ts'
import { expect, holdToken, hydrated } from './support/journey.ts'
import { axeFindings, cutOff, setTextSize, statesUnseen, sticksOut, stillMoving } from './support/looks.ts'
import { test } from './support/member.ts'
import { desktop, failure, phone, screens } from './support/screens.ts'

const noFaults = { unmarked: [], covered: [], edgeless: [] }

// The longest walk of all: the workers share it.
test.describe.configure({ mode: 'parallel', timeout: 90_000 })

/** One load each, looked at in every way that somebody may look at it. */
for (const { name, path, who, hasRecipe, failing, prepare, widths = [phone, desktop] } of screens) {
  test(`${name}: no findings, reflows, keeps its words, edges and focus, and stands still`, async ({
    page,
    member,
    cookToken,
    adminToken,
    publish,
    send,
  }) => {
    const tokens = { cook: cookToken, member: member.token, admin: adminToken }
    if (who) await holdToken(page, tokens[who], who === 'admin' ? 'adminToken' : 'token')
    if (hasRecipe) await send('POST', `/api/recipes/${(await publish()).id}/bookmark`)
    if (failing) await page.route(failing, failure)
    await page.setViewportSize({ width: widths.at(-1) ?? desktop, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
    await prepare?.(page)
    expect.soft(await stillMoving(page), 'moves').toEqual([])

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await axeFindings(page), `light, ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeFindings(page, 'colours'), `dark, ${width} px`).toEqual([])
      expect.soft(await sticksOut(page), `${width} px`).toEqual([])
      expect.soft(await focusFaults(page), `focus, ${width} px`).toEqual(noFaults)
    }
    await looksInForcedColours(page)
    await readsInLargeText(page, widths.at(-1) ?? desktop)
  })
}

async function looksInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await focusFaults(page), 'forced colours').toEqual(noFaults)
  expect.soft(await statesUnseen(page), 'forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Where the text is twice as large, a screen has half as many of its sizes: a phone's is looked at on twice the width. */
async function readsInLargeText(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width: Math.max(width, 2 * phone), height: 900 })
  const before = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  await setTextSize(page, 2)
  await expect
    .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)))
    .toBe(before * 2)
  expect.soft(await sticksOut(page), 'text twice as large').toEqual([])
  expect.soft(await cutOff(page), 'text twice as large').toEqual([])
}
