import type { Page } from '@playwright/test'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { tabTo, tabToAndPress } from './support/keyboard.ts'
import { scrollsSideways } from './support/visual-checks.ts'

// Other journeys read the original rules.
const test = onIsolatedSite()

const numeral = (page: Page, number: number) => page.locator(`#rule-${number} > span`)
const rules = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('the rules are in the footer, and each has a name, its sentences and an example', {
  tag: ['@trust-rules'],
}, async ({ page }) => {
  await open(page, '/aboutus')
  await page.getByRole('contentinfo').getByRole('link', { name: 'The rules' }).click()
  await expect(page).toHaveURL('/rules')
  await expect(page.getByRole('heading', { level: 1, name: 'The rules of this table' })).toBeFocused()
  await expect(page.getByText(/^Eight of them, so that strangers/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveCount(8)
  const third = page.locator('#rule-3')
  await expect(third).toContainText('No advertising')
  await expect(third).toContainText('no shops, codes or paid praise')
  await expect(third).toContainText('If you are paid or given something for it')
  await expect(page.getByText('In force since this table was laid.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the rules can be read', async ({ page }) => {
    await page.goto('/rules#rule-3')
    await expect(rules(page)).toHaveCount(10)
    await expect(numeral(page, 3)).toBeInViewport()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rules$/)
  })
})

test('at 390 px a link to a rule leads to it: its numeral has the focus and the ring', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/rules#rule-7')
  await expect(numeral(page, 7)).toBeFocused()
  await expect(numeral(page, 7)).toBeInViewport()
  await expect(numeral(page, 7)).toHaveCSS('outline-style', 'solid')
  await expect(numeral(page, 1)).toHaveCSS('outline-style', 'none')
  const sideways = await scrollsSideways(page)
  expect(sideways).toBe(false)
})

test('by keyboard: the administrator changes a rule and their order of gravity, and a visitor reads the change', {
  tag: ['@trust-rules'],
}, async ({ page, adminToken }) => {
  await presetToken(page, adminToken, 'adminToken')
  await open(page, '/admin/dashboard')
  await tabToAndPress(page, page.getByRole('link', { name: 'The rules' }).first(), 'Enter', { atMost: 10 })
  await expect(page).toHaveURL('/admin/rules')
  const text = page.getByLabel('Rules')
  await expect(text).toHaveValue(/3\. No advertising/)
  await tabTo(page, text, { atMost: 5 })
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\n\n9. Wash up\nWho cooks does not wash up.')
  await tabTo(page, page.getByLabel('Most serious first'), { atMost: 2 })
  await page.keyboard.press('Enter')
  // The order does not name the ninth rule yet. What was written stays.
  await expect(page.getByText('Name each rule from 1 to 9 once, the most serious first.')).toBeVisible()
  await expect(page.getByLabel('Most serious first')).toBeFocused()
  await expect(text).toHaveValue(/9\. Wash up/)
  await page.keyboard.press('End')
  await page.keyboard.type(' 9')
  await tabToAndPress(page, page.getByRole('button', { name: 'Publish the rules' }), 'Enter', { atMost: 2 })
  await expect(page.getByText('The rules are published.')).toBeVisible()

  await page.getByRole('link', { name: 'Read them as members do' }).click()
  await expect(page.locator('#rule-9')).toContainText('Who cooks does not wash up.')
  await expect(page.getByText(/^In force since \d+ \w+ 20\d\d\.$/)).toBeVisible()
  await page.getByText('What changed then').click()
  await expect(page.getByText('New: Wash up')).toBeVisible()
})

test('leaving with unpublished rules asks first', async ({ page, adminToken }) => {
  await presetToken(page, adminToken, 'adminToken')
  await open(page, '/admin/rules')
  await page.getByLabel('Most serious first').fill('1')
  await page.getByRole('main').getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Most serious first')).toHaveValue('1')
})

test('if nobody is signed in as an administrator, the form redirects to the sign-in', async ({ page }) => {
  await page.goto('/admin/rules')
  await expect(page).toHaveURL('/admin/signin')
  await presetToken(page, 'dead', 'adminToken')
  await page.goto('/admin/rules')
  await expect(page).toHaveURL('/admin/signin')
})
