import { expect, open, test } from './support/journey.ts'

test('a toast moves away from the focused element; the next one is at the top again', async ({ page }) => {
  await open(page, '/recipes')
  const toast = page.locator('.Toastify__toast')
  const play = page.getByRole('region', { name: 'Something sweet' }).getByRole('button', { name: 'Play' })
  const like = page.getByRole('button', { name: /^Like/ }).first()
  const topOf = async () => (await toast.boundingBox())?.y ?? 0

  await like.focus()
  await page.keyboard.press('Enter')
  await expect(toast).toBeVisible()
  await expect.poll(topOf).toBeLessThan(100)
  await play.focus()
  await expect.poll(topOf).toBeGreaterThan(700)
  await toast.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(toast).toHaveCount(0)
  await like.press('Enter')
  await expect(toast).toBeVisible()
  await expect.poll(topOf).toBeLessThan(100)
})

test.describe('at their own speed', () => {
  test.use({ areToastsSlow: false })

  test('with prefers-reduced-motion toasts still close by themselves', {
    tag: ['@2-toasts-auto-close'],
  }, async ({ page }) => {
    await open(page, '/recipes')
    await page.getByRole('button', { name: /^Like/ }).first().click()
    await expect(page.getByText('Recipe liked')).toBeVisible()
    await page.mouse.move(0, 700)
    await expect(page.getByText('Recipe liked')).toHaveCount(0)
  })
})
