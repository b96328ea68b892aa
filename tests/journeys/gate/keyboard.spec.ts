import { expect, open, presetToken, test } from '../support/journey.ts'
import { tabTo, tabToAndPress } from '../support/keyboard.ts'

test.setTimeout(90_000)

test('by keyboard: the footer opens and closes, and the menu of a phone', {
  tag: ['@2-nav-collapsible-menu', '@2-footer-collapses', '@4-menus-toggle'],
}, async ({ page, sampleUserToken }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await presetToken(page, sampleUserToken)
  await open(page, '/aboutus')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await tabToAndPress(page, burger, 'Enter', { atMost: 4 })
  await expect(page.locator('.phone-menu:popover-open')).toBeVisible()
  await tabTo(page, page.locator('.phone-menu').getByRole('link', { name: 'My Recipes' }), { atMost: 8 })
  await page.keyboard.press('Escape')
  await expect(burger).toBeFocused()
  await page.keyboard.press('Enter')
  await tabToAndPress(page, page.locator('.phone-menu').getByRole('link', { name: 'Contact Us' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()

  const toggle = page.getByRole('contentinfo').locator('summary')
  await tabToAndPress(page, toggle)
  await expect(page.getByText('Click to collapse')).toBeVisible()
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }), { atMost: 3 })
  await tabToAndPress(page, toggle, 'Space', { back: true })
  await expect(page.getByText('Click to expand')).toBeVisible()
  await expect(toggle).toBeFocused()
})
