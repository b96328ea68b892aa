import type { Page } from '@playwright/test'
import { expect, open, presetToken, test } from './support/journey.ts'
import { publish } from './support/test-site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cook Ugali na sukuma wiki' })
const step = (page: Page) => dialog(page).getByRole('region', { name: 'Step' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** Counts wake lock requests; a headless browser has no screen to keep awake. */
const mockWakeLock = (page: Page) =>
  page.addInitScript(() => {
    const counts = { asked: 0, released: 0 }
    Object.assign(window, { wakeLocks: counts })
    const request = async () => {
      counts.asked += 1
      const lock = new EventTarget() as WakeLockSentinel
      lock.release = async () => {
        counts.released += 1
        lock.dispatchEvent(new Event('release'))
      }
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })

const wakeLocks = (page: Page) => page.evaluate(() => (window as unknown as { wakeLocks: object }).wakeLocks)

test.beforeEach(async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await mockWakeLock(page)
  await open(page, '/recipes/71')
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await expect(dialog(page)).toBeVisible()
})

test('one step at a time, by button and by arrow key', async ({ page }) => {
  await expect(button(page, 'Next')).toBeFocused()
  await expect(step(page)).toContainText('Step 1 of 6')
  await expect(step(page)).toContainText('Wash the greens')
  await button(page, 'Next').click()
  await expect(step(page)).toContainText('Bring the water')
  await expect(step(page).getByRole('status')).toContainText('Step 2 of 6: Bring the water')
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toContainText('Step 3 of 6')
  await page.keyboard.press('ArrowLeft')
  await button(page, 'Back').click()
  await expect(step(page)).toContainText('Step 1 of 6')
  await page.keyboard.press('ArrowLeft')
  await expect(step(page)).toContainText('Step 1 of 6')
})

test('a swipe turns the step, a scroll does not', async ({ page }) => {
  const swipe = (from: [number, number], to: [number, number]) =>
    step(page).evaluate(
      (element, points) => {
        const [start, end] = points.map(
          ([clientX, clientY], identifier) => new Touch({ identifier, target: element, clientX, clientY }),
        )
        if (!start || !end) return
        element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [start] }))
        element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [end] }))
      },
      [from, to],
    )
  await swipe([300, 400], [120, 410])
  await expect(step(page)).toContainText('Step 2 of 6')
  await swipe([300, 400], [280, 100])
  await expect(step(page)).toContainText('Step 2 of 6')
  await swipe([120, 400], [300, 380])
  await expect(step(page)).toContainText('Step 1 of 6')
})

test('the wake lock is acquired, reacquired after the page was hidden, and released at the end', async ({
  page,
}) => {
  await expect(dialog(page).getByText('The screen stays awake')).toBeVisible()
  expect(await wakeLocks(page)).toEqual({ asked: 1, released: 0 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => wakeLocks(page)).toMatchObject({ asked: 2 })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => wakeLocks(page)).toMatchObject({ released: 1 })
})

test('the ingredients are at hand; a tick here is a tick on the page too', async ({ page }) => {
  await dialog(page).getByRole('checkbox', { name: '4 cups water' }).check()
  await button(page, 'Leave cook mode').click()
  await expect(page.getByRole('checkbox', { name: '4 cups water' })).toBeChecked()
})

test('a closed cook mode disappears at once', async ({ page }) => {
  const display = await dialog(page).evaluate((element: HTMLDialogElement) => {
    element.close()
    return getComputedStyle(element).display
  })
  expect(display).toBe('none')
})

test('on a phone the ingredients cover the step, and disappear with the next step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
  await button(page, 'Ingredients').click()
  await expect(button(page, 'Ingredients')).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog(page).getByRole('checkbox', { name: '4 cups water' })).toBeVisible()
  await button(page, 'Next').click()
  await expect(step(page)).toContainText('Step 2 of 6')
})

test('a timer of another step, or of another recipe, stays in sight', async ({
  page,
  site,
  sampleUserToken,
}) => {
  await button(page, 'Next').click()
  await dialog(page).getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
  await button(page, 'Next').click()
  const timers = dialog(page).getByRole('list', { name: 'Timers' })
  await expect(timers.getByRole('listitem')).toContainText('Step 2')
  await timers.getByRole('button', { name: /^Pause the timer/ }).click()
  await expect(timers.getByRole('button', { name: /^Resume the timer/ })).toBeVisible()
  await open(page, `/recipes/${await publish(site, sampleUserToken)}`)
  await page.getByRole('button', { name: 'Cook mode' }).click()
  const elsewhere = page.getByRole('dialog').getByRole('list', { name: 'Timers' }).getByRole('listitem')
  await expect(elsewhere).toContainText('Step 2 of Ugali na sukuma wiki')
})

test('after the last step it shows the closing text and links to the rating', async ({ page }) => {
  for (let count = 0; count < 7; count += 1) await page.keyboard.press('ArrowRight')
  await expect(step(page).getByRole('heading', { name: 'Karibu chakula' })).toBeVisible()
  await button(page, 'Rate it').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('radio').and(page.locator('[name=stars]')).first()).toBeFocused()
})

test('Escape closes it and gives the focus back', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cook mode' })).toBeFocused()
})
