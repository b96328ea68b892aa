import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Returns whether the focus is lost, and which element has it. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const isLost = !element || element === document.body || element === document.documentElement
    return { isLost, tag: element?.outerHTML.slice(0, 140) ?? '' }
  })

/** Presses Tab until the target has the focus. Fails if that takes more than `atMost` presses. */
export async function tabTo(page: Page, target: Locator, { back = false, atMost = 40 } = {}): Promise<void> {
  await expect(target).toBeVisible()
  const targetHandle = await target.elementHandle()
  for (let steps = 0; steps <= atMost; steps += 1) {
    if (await targetHandle?.evaluate(element => element === document.activeElement)) return
    if (steps < atMost) await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  const { tag } = await readFocus(page)
  throw new Error(`${atMost} times Tab did not lead to ${target}; the focus is on ${tag}`)
}

/** Tabs to the target and presses it. */
export async function tabToAndPress(page: Page, target: Locator, key = 'Enter', options = {}): Promise<void> {
  await tabTo(page, target, options)
  await page.keyboard.press(key)
}

/** Expects that the focus is on an element. Otherwise the next Tab would start again at the top of the page. */
export async function expectFocusNotLost(page: Page): Promise<void> {
  await expect.poll(() => readFocus(page), 'the focus was lost').toMatchObject({ isLost: false })
}
