import type { Page } from '@playwright/test'
import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('the tabs work by click and arrow keys, and are in the URL', { tag: ['@2-profile-tabs'] }, async ({
  page,
}) => {
  await open(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await expect(tab(page, 'Account')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'My Bookmarks').click()
  await expect(page).toHaveURL('/profile#bookmarks')
  await expect(page.getByRole('tabpanel', { name: 'My Bookmarks' })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)

  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/profile#cooked')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/profile#account')
  await expect(tab(page, 'Account')).toBeFocused()
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/profile#notifications')
  await page.keyboard.press('Home')
  await expect(tab(page, 'Account')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab(page, 'Cooked')).toBeFocused()
  await page.reload()
  await expect(tab(page, 'Cooked')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Account')).toHaveAttribute('tabindex', '-1')
})
