import type { Page } from '@playwright/test'
import { expect, open, presetToken } from './support/journey.ts'
import { test } from './support/member.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('an address with ?tab= opens the tab, and another one replaces it', async ({ page }) => {
  await open(page, '/profile?tab=security')
  await expect(tab(page, 'Security')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()
  await tab(page, 'Notifications').click()
  await expect(page).toHaveURL('/profile#notifications')
  await expect(tab(page, 'Notifications')).toHaveAttribute('aria-selected', 'true')
})

test('two arrows pressed in one moment go two tabs on', async ({ page }) => {
  await open(page, '/profile')
  await tab(page, 'Account').focus()
  await page.evaluate(() => {
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
      )
    press()
    press()
  })
  await expect(tab(page, 'Notifications')).toBeFocused()
  await expect(page).toHaveURL('/profile#notifications')
})
