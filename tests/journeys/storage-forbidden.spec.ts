import { expect, openIdle, test } from './support/journey.ts'

test('without localStorage, lists, search, theme and the key / still work', async ({ page }) => {
  await page.addInitScript(() => {
    // Only localStorage is forbidden. The router uses sessionStorage, and logs an error if that is forbidden.
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('The user has forbidden it', 'SecurityError')
      },
    })
  })
  await openIdle(page, '/recipes?q=chapati')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('contentinfo').getByText('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'View Recipe' }).first().click()
  await expect(page).toHaveURL('/login')
})
