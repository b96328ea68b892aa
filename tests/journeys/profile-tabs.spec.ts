import type { Page } from '@playwright/test'
import { callApi } from './support/accounts.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { test } from './support/member.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('an address with ?tab= opens that tab, fully visible on a phone too, and opening another tab replaces it', async ({
  page,
  site,
  sampleUserToken,
  publish,
  send,
}) => {
  const { id } = await publish()
  await callApi(site, sampleUserToken, ['POST', `/api/recipes/${id}/bookmark`])
  await expect.poll(() => send<unknown[]>('GET', '/api/notifications')).toHaveLength(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/profile?tab=security')
  await expect(tab(page, 'Security')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Notifications 1 new')).toBeAttached()
  await expect(tab(page, 'Security')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()
  await tab(page, 'Notifications').click()
  await expect(page).toHaveURL('/profile#notifications')
  await expect(tab(page, 'Notifications')).toHaveAttribute('aria-selected', 'true')
})

test('two arrow keys at the same moment move two tabs on', async ({ page }) => {
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
  await expect(tab(page, 'My Bookmarks')).toBeFocused()
  await expect(page).toHaveURL('/profile#bookmarks')
})
