import { expect, open, presetToken, test } from '../support/journey.ts'
import { serverFails } from '../support/test-site.ts'
import { expectToastDuration } from '../support/toast-timing.ts'
import { expectAccessible } from '../support/visual-checks.ts'

test('a like’s toast stays for two seconds at the top right, an error’s for three; a click closes it', {
  tag: [
    '@2-toasts-top-right',
    '@2-toasts-auto-close',
    '@2-toasts-closed-click',
    '@9-toast-like',
    '@9-toast-error',
  ],
}, async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await page.route('**/bookmark', serverFails)
  await open(page, '/recipes')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('button', { name: /^Like/ }).first().press('Enter')
  await expect(page.getByText('Recipe liked')).toBeVisible()
  const box = await page.locator('.Toastify__toast').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200)
  expect(box?.y).toBeLessThan(100)
  await expectToastDuration(page, 'Recipe liked', 2000)

  const bookmark = page.getByRole('button', { name: /^Bookmark/ }).first()
  await bookmark.press('Enter')
  await expectToastDuration(page, 'Failed to update bookmark', 3000)
  await bookmark.press('Enter')
  const toast = page.getByText('Failed to update bookmark. Please try again.')
  await expect(toast).toBeVisible()
  await expectAccessible(page)
  await toast.click()
  await expect(toast).toHaveCount(0)
})

test('any other toast stays for five seconds, longer while it is hovered or the window is in the background, and can be dragged away', {
  tag: ['@2-toasts-draggable-paused-hover', '@9-toast-default'],
}, async ({ page }) => {
  await page.route('**/api/contact', route => route.fulfill({ json: { message: 'ok' } }))
  await open(page, '/contactus')
  const sendMessage = async () => {
    for (const label of ['First Name', 'Last Name', 'Phone Number', 'Message'])
      await page.getByLabel(label).fill('x')
    await page.getByLabel('Email').fill('x@example.org')
    await page.getByRole('radio', { name: 'Report' }).check()
    await page.getByRole('button', { name: 'Send Message' }).press('Enter')
  }
  await sendMessage()
  const toast = page.getByText('Your message is sent successfully!')
  const clock = page.locator('.Toastify__progress-bar')
  // A hover that began during the entrance animation does not count, so it is repeated.
  await expect(async () => {
    await page.mouse.move(0, 700)
    await toast.hover()
    await expect(clock).toHaveCSS('animation-play-state', 'paused', { timeout: 1000 })
  }).toPass()
  await page.mouse.move(0, 700)
  await expect(clock).toHaveCSS('animation-play-state', 'running')
  // The window loses focus, then gets it back.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await expect(clock).toHaveCSS('animation-play-state', 'paused')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(clock).toHaveCSS('animation-play-state', 'running')
  await toast.hover()
  const box = await page.locator('.Toastify__toast').boundingBox()
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 1.5, box?.y ?? 0, { steps: 8 })
  await page.mouse.up()
  await expect(toast).toHaveCount(0)

  await page.mouse.move(0, 700)
  await sendMessage()
  await expectToastDuration(page, 'Your message is sent successfully!', 5000)
  await expectAccessible(page)
})
