import type { Page } from '@playwright/test'
import { expect, open, test } from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

const search = (page: Page) => page.getByRole('searchbox')

test.beforeEach(async ({ page }) => {
  await open(page, '/recipes')
  await search(page).fill('pilau')
  await search(page).press('Enter')
  await expect(page).toHaveURL('/recipes?q=pilau')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the search key closes the keyboard and shows the results', async ({ page }) => {
    await expect(page.getByRole('article', { name: 'Pilau ya nyama' })).toBeInViewport()
    await expect(search(page)).not.toBeFocused()
  })
})

test('if the keyboard takes no room, the search keeps the focus', async ({ page }) => {
  await expect(search(page)).toBeFocused()
})
